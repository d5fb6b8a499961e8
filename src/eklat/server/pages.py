"""The browser client: the files that the build has made. Every path that is no file is a page of the client."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, PlainTextResponse, Response

import eklat
from eklat.server.refusals import ServerRefused

STATIC = Path(eklat.__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
"""Files under assets have a mark of their content in their names."""


def add_pages(app: FastAPI, static: Path = STATIC) -> None:
    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.split("/", maxsplit=1)[0] in ("api", "ws"):
            raise ServerRefused("no-page")
        if not (static / "index.html").is_file():
            return PlainTextResponse(
                "Eklat is running. This installation has no browser client; programs may come in at /api.\n"
            )
        file = (static / path).resolve()
        if path and file.is_relative_to(static.resolve()) and file.is_file():
            return FileResponse(file, headers={"cache-control": FOR_EVER if path.startswith("assets/") else "no-cache"})
        if "." in path.rsplit("/", maxsplit=1)[-1]:
            raise ServerRefused("no-page")
        return FileResponse(static / "index.html", headers={"cache-control": "no-cache"})
