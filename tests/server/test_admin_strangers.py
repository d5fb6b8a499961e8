"""What `eklat admin` says where another server answers than the one that was meant, and that nobody else gets the token."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
import waiting
from test_admin import plainly, run

from eklat.server.token import make_token

TABLE = "abcdefgh12345678"


class Stranger(HTTPServer):
    """It says the same to everybody, and remembers what it was asked. What more it promises comes once it is `done`."""

    def __init__(self, status: int, said: bytes, done: threading.Event | None, headers: dict[str, str]) -> None:
        super().__init__(("127.0.0.1", 0), _Answers)
        self.answer, self.done = (status, said, headers), done
        self.heard: list[str] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class _Answers(BaseHTTPRequestHandler):
    server: Stranger

    def _answer(self) -> None:
        self.server.heard.append(f"{self.command} {self.path} {self.headers['authorization']}")
        status, said, headers = self.server.answer
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(said)
        if self.server.done is not None:
            self.server.done.wait(waiting.PATIENCE)

    do_GET = do_POST = do_DELETE = _answer  # noqa: N815

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def answering(status: int, said: bytes, done: threading.Event | None = None, **headers: str) -> Iterator[Stranger]:
    with Stranger(status, said, done, headers) as stranger:
        thread = threading.Thread(target=stranger.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield stranger
        finally:
            stranger.shutdown()
            thread.join()


@pytest.fixture
def token(tmp_path: Path) -> Path:
    make_token(tmp_path / "token")
    return tmp_path / "token"


EVERY = {
    "list": ["list"],
    "list --json": ["list", "--json"],
    "people": ["people"],
    "export": ["export", TABLE],
    "close": ["close", TABLE],
    "reopen": ["reopen", TABLE],
    "delete": ["delete", TABLE],
}
LATE = {"id": "x", "updated": 1e300, "created": 1e300, "seats": [], "is_closed": True, "settings": {"game": "mu"}}
SAID = {
    "nothing": b"",
    "a page": b"<html/>",
    "null": b"null",
    "an object": b"{}",
    "a list": b"[]",
    "other things": b'{"tables": 5, "people": "none", "events": {}}',
    "things of no kind": b'{"tables": [5], "people": [5], "events": 5}',
    "things without names": b'{"tables": [{}], "people": [{}]}',
    "the end of time": json.dumps({"tables": [LATE], "people": [LATE | {"name": "Anna"}]}).encode(),
    "a deep list": b"[" * 200_000,
    "a long number": b"9" * 20_000,
}


@pytest.mark.parametrize("command", EVERY)
def test_a_stranger_that_says_yes_to_everything_is_not_believed(token: Path, command: str) -> None:
    for what, said in SAID.items():
        if command == "list --json" and what in ("things without names", "the end of time"):
            continue  # what is printed as it came is not looked into
        with answering(200, said) as stranger:
            at = ["--server", stranger.url, "--token", str(token)]
            told = plainly(run(*EVERY[command], *at, fails=True))
            assert f"what answers at {stranger.url} is no server of Eklat" in told, what


@pytest.mark.parametrize("said", [b"<html/>", b"[]", b'{"sentence": []}', b"{" * 200_000, b'{"a":' * 200_000])
def test_a_stranger_that_refuses_is_told_with_its_number(token: Path, said: bytes) -> None:
    with answering(404, said) as stranger:
        told = plainly(run("list", "--server", stranger.url, "--token", str(token), fails=True))
        assert f"{stranger.url}/api/admin/tables?limit=50&phase=: 404 Not Found" in told


def test_what_a_stranger_sends_is_no_backup_and_nothing_is_kept_of_it(token: Path, tmp_path: Path) -> None:
    for status, said in ((200, b"<html/>"), (204, b"")):
        with answering(status, said) as stranger:
            at = ["--server", stranger.url, "--token", str(token)]
            told = plainly(run("backup", str(tmp_path / "x.gz"), *at, fails=True))
        assert f"what came from {stranger.url} cannot be restored: it is not " in told
        assert f"Nothing is kept of it; {tmp_path}/x.gz was not written." in told
        assert ".half" not in told
    assert [file.name for file in tmp_path.iterdir()] == ["token"]


@pytest.mark.parametrize("command", EVERY)
@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_the_token_goes_to_no_other_server(token: Path, command: str, status: int) -> None:
    with answering(200, b"{}") as other, answering(status, b"", location=f"{other.url}/here/api/admin/tables") as stranger:
        told = plainly(run(*EVERY[command], "--server", stranger.url, "--token", str(token), fails=True))
        assert other.heard == []
    assert f"sends us on to {other.url}/here" in told
    assert f"if that is your server: --server {other.url}/here" in told


def test_what_is_on_this_machine_is_asked_without_a_proxy(token: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with answering(200, b'{"tables": []}') as here, answering(200, b'{"tables": []}') as proxy:
        monkeypatch.setenv("http_proxy", proxy.url)
        for host in ("127.0.0.1", "localhost", "LOCALHOST", "0.0.0.0"):
            run("list", "--server", f"http://{host}:{here.server_port}", "--token", str(token))
        assert "cannot be reached" in plainly(  # nobody listens there, and no proxy is asked who does
            run("list", "--server", f"http://127.0.0.5:{here.server_port}", "--token", str(token), fails=True)
        )
        assert (len(here.heard), proxy.heard) == (4, [])
        run("list", "--server", "http://cards.example", "--token", str(token))
        assert len(proxy.heard) == 1


def test_the_link_of_a_table_elsewhere_is_refused_before_anybody_is_asked(token: Path) -> None:
    with answering(204, b"") as stranger:
        at, port = ["--server", f"{stranger.url}/", "--token", str(token)], stranger.server_port
        for link in (
            f"https://cards.example/t/{TABLE}", f"cards.example/t/{TABLE}", f"{stranger.url}/other/t/{TABLE}",
            f"https://127.0.0.1/t/{TABLE}", f"127.0.0.1/t/{TABLE}", f"http://u:geheim@cards.example/t/{TABLE}",
        ):  # fmt: skip
            told = plainly(run("close", link, *at, fails=True))
            assert f"or the table by its code, {TABLE}" in told, link
            assert "geheim" not in told
        assert "this table is at https://cards.example, and not at" in plainly(
            run("export", f"wss://cards.example/ws/tables/{TABLE}", *at, fails=True)
        )
        assert "geheim" not in run("close", "http://u:geheim@cards.example/nothing", *at, fails=True)
        assert stranger.heard == []
        for link in (f"{stranger.url}/t/{TABLE}", f"localhost:{port}/t/{TABLE}", f"ws://127.0.0.1:{port}/ws/tables/{TABLE}"):
            assert f"The table {TABLE} is closed" in run("close", link, *at)
        assert {line.split()[1] for line in stranger.heard} == {f"/api/admin/tables/{TABLE}/close"}


SERVERS = {
    "127.0.0.1:8000": "begins with http:// or https://, as in http://127.0.0.1:8000",
    "cards.example": "begins with http:// or https://, as in http://cards.example",
    "file:///etc": "--server names a server, as in http://127.0.0.1:8000, not 'file:///etc'",
    "ftp://cards.example": "--server names a server, as in http://127.0.0.1:8000",
    "http://": "--server names a server, as in http://127.0.0.1:8000",
    "": "--server names a server, as in http://127.0.0.1:8000",
    "http://cards.example:99999": "--server names a server, as in http://127.0.0.1:8000",
    "http://[::1": "--server names a server, as in http://127.0.0.1:8000",
    f"http://cards.example/t/{TABLE}": "--server names a server, as in http://127.0.0.1:8000",
    "http://user:geheim@cards.example": "leave out what stands before the @",
    "user:geheim@cards.example": "leave out what stands before the @",
    "http://cards.example:geheim@": "leave out what stands before the @",
}


@pytest.mark.parametrize("server", SERVERS)
def test_what_is_no_server_is_told_in_a_sentence(token: Path, tmp_path: Path, server: str) -> None:
    for words in (["list"], ["close", TABLE], ["backup", str(tmp_path / "x.gz")]):
        told = plainly(run(*words, "--server", server, "--token", str(token), fails=True))
        assert SERVERS[server] in told
        assert "geheim" not in told
