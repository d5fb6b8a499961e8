"""The browser client: the files that the build has made. Every path that is no file is a page of the client."""

from __future__ import annotations

import gzip
import json
import os
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, PlainTextResponse, Response

import eklat
from eklat.server.refusals import ServerRefused, language_of

STATIC = Path(os.environ.get("EKLAT_STATIC") or Path(eklat.__file__).parent / "static")
"""Where the client lies; somebody who works on it may point elsewhere."""
FOR_EVER = "public, max-age=31536000, immutable"
"""Files under assets have a mark of their content in their names."""
TEXTS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
"""What becomes much smaller when it is packed. Its kinds do not depend on what else is installed on this machine."""


SHORT = 2**18
"""Files up to so many bytes are kept in memory."""


def add_pages(app: FastAPI, static: Path = STATIC) -> None:
    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.split("/", maxsplit=1)[0] in ("api", "ws") or "\0" in path:
            raise ServerRefused("no-page")
        if not (static / "index.html").is_file():
            return PlainTextResponse(
                "Eklat is running. This installation has no browser client; programs may come in at /api.\n"
            )
        file = (static / path).resolve()
        if path and file.is_relative_to(static.resolve()) and file.is_file():
            return _answer(file, request, FOR_EVER if path.startswith("assets/") else "no-cache")
        if "." in path.rsplit("/", maxsplit=1)[-1]:
            raise ServerRefused("no-page")
        answer = _answer(static / "index.html", request, "no-cache")
        language = language_of(None, request.headers.get("accept-language"))
        if hints := _hints(static, path.split("/", maxsplit=1)[0], language):
            answer.headers["link"] = ", ".join(hints)
        answer.headers["vary"] = "accept-encoding, accept-language"
        return answer


def _hints(static: Path, first: str, language: str) -> list[str]:
    """What a page will ask for, told in the head of the answer: on a slow line that saves the way there and back twice."""
    file = static / "preload.json"
    pages = _preloads(file, file.stat().st_mtime_ns).get(language, {}) if file.is_file() else {}
    return [
        f"</{name}>; rel=" + ("preload; as=style; crossorigin" if name.endswith(".css") else "modulepreload")
        for name in pages.get(first, [])
    ]


@lru_cache
def _preloads(file: Path, _: int) -> dict[str, dict[str, list[str]]]:
    """Language, first part of the path, files: written by the build of the client."""
    found: dict[str, dict[str, list[str]]] = json.loads(file.read_bytes())
    return found


def _answer(file: Path, request: Request, keep: str) -> Response:
    """From memory, but for long files and parts of them: reading takes a thread, and many at once hold up all others."""
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    kind = TEXTS.get(file.suffix) or guess_type(file.name)[0]
    is_packed = file.suffix in TEXTS and "gzip" in request.headers.get("accept-encoding", "")
    facts = file.stat()
    if not is_packed and (facts.st_size > SHORT or "range" in request.headers):
        return FileResponse(file, media_type=kind, headers=headers)
    mark = headers["etag"] = f'"{facts.st_mtime_ns:x}-{facts.st_size:x}{"-gz" if is_packed else ""}"'
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    if not is_packed:
        return Response(_read(file, mark), media_type=kind, headers=headers)
    return Response(_packed(file, mark), media_type=kind, headers={**headers, "content-encoding": "gzip"})


@lru_cache(maxsize=512)
def _packed(file: Path, _: str) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)


@lru_cache(maxsize=512)
def _read(file: Path, _: str) -> bytes:
    return file.read_bytes()
