"""HTTP: what the host may do, with the token. All of it works while people play, on both engines and at any node."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from eklat.server.api import REFUSALS, Here
from eklat.server.backup import backup
from eklat.server.door import host
from eklat.server.node import TABLE_ID
from eklat.server.people import Person
from eklat.server.refusals import ServerRefused
from eklat.server.requests import Phase

router = APIRouter(prefix="/api/admin", tags=["host"], responses=REFUSALS, dependencies=[Depends(host)])  # type: ignore[arg-type]

Limit = Annotated[int, Query(ge=1, le=1000)]
Part = Annotated[str, Query(max_length=64, pattern=r"^[^\x00]*$")]


async def _table(table_id: Annotated[str, Path(description="The id of the table, as in its link.")]) -> str:
    """What cannot be an id is not looked for: PostgreSQL would break on some of it."""
    if not TABLE_ID.fullmatch(table_id):
        raise ServerRefused("no-table")
    return table_id


async def _somebody(person: str, node: Here) -> Person:
    if not TABLE_ID.fullmatch(person):
        raise ServerRefused("no-such-person")
    return await node.people.by_id(person)


AnyTable = Annotated[str, Depends(_table)]
AnyPerson = Annotated[Person, Depends(_somebody)]


@router.get("/overview")
async def overview(node: Here) -> dict[str, Any]:
    """What every node counts, and how much is stored."""
    return {"nodes": await node.figures.all(), "storage": await node.figures.storage()}


@router.get("/tables")
async def list_tables(node: Here, limit: Limit = 50, phase: Literal[Phase, "closed", ""] = "") -> dict[str, Any]:
    """The tables there are, the latest first; closed ones as well."""
    return {"tables": await node.store.all_tables(limit, phase)}


@router.get("/tables/{table_id}")
async def export_a_table(table_id: AnyTable, node: Here) -> dict[str, Any]:
    """Its whole log as it is stored, with what nobody at the table may see."""
    return {"id": table_id, "events": [event.to_json() for event in await node.stored(table_id)]}


@router.post("/tables/{table_id}/close", status_code=204)
async def close_a_table(table_id: AnyTable, node: Here) -> None:
    """Nobody finds it any more, and whoever looks at it is sent away. Its log stays."""
    await node.close(table_id, is_open=False)


@router.post("/tables/{table_id}/open", status_code=204)
async def open_a_closed_table(table_id: AnyTable, node: Here) -> None:
    """As it was when it was closed."""
    await node.close(table_id, is_open=True)


@router.get("/people")
async def find_people(node: Here, name: Part = "", limit: Limit = 50) -> dict[str, Any]:
    """People whose names have this in them, the latest first."""
    return {"people": await node.people.named(name, limit)}


@router.delete("/people/{person}", status_code=204)
async def delete_somebody(person: AnyPerson, node: Here) -> None:
    """As if they had done it themselves: they leave every seat, and their name and words are gone."""
    await node.forget(person)


class _Backup(StreamingResponse):
    """Lines that are written as they are read; whoever hears no more of them keeps nobody else from reading."""

    def __init__(self, first: bytes, rest: AsyncGenerator[bytes, None]) -> None:
        super().__init__(_all(first, rest), media_type="application/x-ndjson")
        self._rest = rest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            await self._rest.aclose()


async def _all(first: bytes, rest: AsyncGenerator[bytes, None]) -> AsyncGenerator[bytes, None]:
    yield first
    async for line in rest:
        yield line


@router.get("/backup", response_class=StreamingResponse)
async def back_up(node: Here) -> StreamingResponse:
    """Everything, as it is at this moment."""
    lines = backup(node.database)
    return _Backup(await anext(lines), lines)
