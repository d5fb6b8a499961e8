"""The application: routes, what every request goes through, and refusals as answers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from eklat import __version__
from eklat.server import (
    admin_api,
    house_api,
    jottings_api,
    people_api,
    playing_on_api,
    positions_api,
    replays_api,
    reviews_api,
    tables_api,
)
from eklat.server.api import language
from eklat.server.database import StorageDown
from eklat.server.intake import Intake
from eklat.server.node import Node
from eklat.server.pages import add_pages
from eklat.server.refusals import ServerRefused, body, status
from eklat.server.security import SecurityHeaders
from eklat.server.settings import Settings
from eklat.server.socket import Sockets
from eklat.table import Refused


def create_app(settings: Settings, node: Node | None = None) -> FastAPI:
    """The server as an ASGI application. A node that is given is started and stopped by whoever gives it."""
    here = node or Node(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        if node is None:
            await here.start()
        try:
            yield
        finally:
            if node is None:
                await here.stop()

    app = FastAPI(
        title="Eklat",
        version=__version__,
        description="Tables for Mü and Heul doch! Mau Mau. Playing goes through a WebSocket: see docs/protocol.md.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.node = here
    for part in (
        admin_api, house_api, jottings_api, people_api, playing_on_api, positions_api, replays_api, reviews_api, tables_api,
    ):  # fmt: skip
        app.router.routes += part.router.routes  # including them would make each of them anew with every first request
    add_pages(app)
    _add_refusals(app)
    app.add_middleware(Intake, node=here)
    app.add_middleware(SecurityHeaders, public_url=settings.public_url)
    app.add_middleware(Sockets, node=here)
    return app


def _add_refusals(app: FastAPI) -> None:
    def answer(request: Request, refused: Refused, more: Mapping[str, str] | None = None) -> JSONResponse:
        request.app.state.node.metrics.refusals.labels(refused.code).inc()
        said = body(refused, language(request))
        headers = dict(more or {})
        if "retry_after" in said:
            headers["retry-after"] = str(int(said["retry_after"]) + 1)
        if refused.code == "who":
            headers["www-authenticate"] = "Bearer"
        return JSONResponse(said, status(refused), headers)

    async def refused(request: Request, error: Any) -> JSONResponse:
        return answer(request, error)

    async def storage(request: Request, error: Any) -> JSONResponse:
        return answer(request, ServerRefused("storage"))

    async def invalid(request: Request, error: Any) -> JSONResponse:
        places = {".".join(map(str, problem["loc"][1:])) or str(problem["loc"][0]) for problem in error.errors()}
        return answer(request, ServerRefused("bad-request", where=", ".join(sorted(places))[:200]))

    async def http(request: Request, error: Any) -> JSONResponse:
        code = {404: "no-page", 405: "method", 413: "too-big"}.get(error.status_code, "bad-request")
        facts = {"where": "body"} if code == "bad-request" else {"most": 0} if code == "too-big" else {}
        return answer(request, ServerRefused(code, None, **facts), error.headers)

    async def broken(request: Request, error: Any) -> JSONResponse:
        return JSONResponse(body(ServerRefused("broken"), language(request)), 500)

    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(StorageDown, storage)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, http)
    app.add_exception_handler(Exception, broken)
