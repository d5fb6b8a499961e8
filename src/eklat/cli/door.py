"""The host's door of a server, from outside: where it is, what is asked there, and what of the answers can be believed.

The token goes to the server that was named and to no other one.
"""

from __future__ import annotations

import json
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from http.client import HTTPException
from ipaddress import ip_address
from pathlib import Path
from typing import IO, Any, NoReturn
from urllib.parse import SplitResult, urljoin, urlsplit

from eklat.cli.common import stop

HERE = "http://127.0.0.1:8000"
PATIENCE = 60.0
PIECE = 2**16
DOOR = "/api/admin"


class BrokenOff(Exception):
    """An answer has no end; the message says so."""


# Where it is --------------------------------------------------------------------------------------------------------------


def server(text: str) -> str:
    """A server as it is named on the command line."""
    from eklat.client.address import server_at

    if "@" in text:
        stop("--server names a server, and not who asks it: leave out what stands before the @")
    if (found := server_at(text)) is None:
        stop(f"--server names a server, as in {HERE}, not {text!r}")
    if "://" not in text:
        stop(f"--server begins with http:// or https://, as in {found}")
    return found


def code(text: str, server: str) -> str:
    """The code of a table at this server, as it is or in a link."""
    from eklat.client import Address, CannotPlay
    from eklat.client.address import TABLE_ID

    if TABLE_ID.fullmatch(text):
        return text
    try:
        there = Address.read(text if "://" in text else f"{urlsplit(server).scheme}://{text}")
    except CannotPlay:
        shown = text.rpartition("@")[2]
        stop(f"there is no such table: {shown!r} is neither the code of one nor a link to it")
    if _place(there.server) != _place(server):
        elsewhere = _shown(urlsplit(there.server))
        stop(
            f"this table is at {elsewhere}, and not at {server}: "
            f"name that server, --server {elsewhere}, or the table by its code, {there.table}"
        )
    return there.table


def _place(server: str) -> tuple[str, str, int, str]:
    """The same for all ways to write where a server is."""
    parts = urlsplit(server)
    host = "localhost" if _is_here(parts) else parts.hostname or ""
    return parts.scheme, host, parts.port or {"http": 80, "https": 443}[parts.scheme], parts.path


def _is_here(server: SplitResult) -> bool:
    """Whether it is on this machine."""
    host = server.hostname or ""
    try:
        found = ip_address(host)
    except ValueError:
        return host == "localhost"
    return found.is_loopback or found.is_unspecified


def _shown(server: SplitResult) -> str:
    """An address without what stands before the @ and behind the path, which may be secret."""
    return f"{server.scheme}://{server.netloc.rpartition('@')[2]}{server.path}"


# What is asked ------------------------------------------------------------------------------------------------------------


class _Stay(urllib.request.HTTPRedirectHandler):
    """Whoever sends us on is not followed: the token is for nobody else."""

    def redirect_request(self, *_: object) -> None:
        return None


def asked(server: str, token: Path | None, path: str) -> Iterator[bytes]:
    """The answer of a server to its host, piece by piece. Raises `BrokenOff`."""
    return _pieces(_opened(server, token, path, "GET"), server)


def told(server: str, token: Path | None, path: str) -> dict[str, Any]:
    """What a server tells its host."""
    try:
        found = _json(b"".join(asked(server, token, path)))
    except BrokenOff as error:
        stop(str(error))
    return found if isinstance(found, dict) else no_server(server)


def listed(server: str, token: Path | None, path: str, name: str) -> list[dict[str, Any]]:
    """A list of what it tells."""
    found = told(server, token, path).get(name)
    if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        no_server(server)
    return found


def done(server: str, token: Path | None, path: str, method: str) -> None:
    """Have it do something. It does not say more than that it did."""
    with _opened(server, token, path, method) as answer:
        if answer.status != 204:
            no_server(server)


def no_server(server: str) -> NoReturn:
    stop(f"what answers at {server} is no server of Eklat")


def _opened(server: str, token: Path | None, path: str, method: str) -> Any:
    """The answer of a server, unless it refuses."""
    secret, url = _secret(token), f"{server}{DOOR}{path}"
    direct = [urllib.request.ProxyHandler({})] if _is_here(urlsplit(server)) else []
    try:
        request = urllib.request.Request(url, method=method, headers={"authorization": f"Bearer {secret}"})
        return urllib.request.build_opener(_Stay, *direct).open(request, timeout=PATIENCE)
    except urllib.error.HTTPError as error:
        with error:
            _refused(server, url, error)
    except (OSError, ValueError, HTTPException) as error:
        stop(f"the server at {server} cannot be reached: {getattr(error, 'reason', None) or error}")


def _secret(token: Path | None) -> str:
    from eklat.server.token import BadToken, read_token

    if token is None:
        stop("who are you? Name the file with the server's token: --token FILE, or EKLAT_ADMIN in the environment")
    try:
        return read_token(token)
    except BadToken as error:
        stop(str(error))


def _refused(server: str, url: str, error: urllib.error.HTTPError) -> NoReturn:
    if 300 <= error.code < 400 and (there := _sent_on(url, error.headers["location"])):
        stop(
            f"the server at {server} sends us on to {there}, and the token goes to no other server; "
            f"if that is your server: --server {there}"
        )
    try:
        said = b"".join(_pieces(error, server))
    except BrokenOff:
        said = b""
    if error.code == 404 and b'"no-page"' in said:
        stop(f"the server at {server} has no door for its host: start it with --admin FILE")
    found = _json(said)
    sentence = found.get("sentence") if isinstance(found, dict) else None
    stop(sentence if isinstance(sentence, str) else f"{url}: {error.code} {error.reason}")


def _sent_on(url: str, location: str | None) -> str | None:
    """The server to which we are sent on, if there is one."""
    try:
        there = _shown(urlsplit(urljoin(url, location or ""))).partition(DOOR)[0]
    except ValueError:
        return None
    return there if location and there.isprintable() else None


def _pieces(answer: IO[bytes], server: str) -> Iterator[bytes]:
    with answer:
        while piece := _read(answer, server):
            yield piece
        if getattr(answer, "length", None):  # it has promised more
            raise BrokenOff(f"the server at {server} has broken off in the middle of its answer")


def _read(answer: IO[bytes], server: str) -> bytes:
    try:
        return answer.read(PIECE)
    except (OSError, HTTPException) as error:
        raise BrokenOff(f"the server at {server} has broken off in the middle of its answer: {error}") from None


def _json(said: bytes) -> object:
    """What this says; None where it says nothing."""
    try:
        return json.loads(said)
    except (ValueError, RecursionError):
        return None


def quoted(text: str) -> str:
    return urllib.parse.quote(text, safe="", errors="replace")
