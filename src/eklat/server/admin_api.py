"""HTTP: what the host may do, with the token. All of it works while people play, on both engines and at any node."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query
from fastapi.responses import StreamingResponse

from eklat.server.api import REFUSALS, Here, TableId
from eklat.server.backup import backup
from eklat.server.door import host

router = APIRouter(prefix="/api/admin", tags=["host"], responses=REFUSALS, dependencies=[Depends(host)])  # type: ignore[arg-type]

Limit = Annotated[int, Query(ge=1, le=1000)]
Part = Annotated[str, Query(max_length=64)]


@router.get("/overview")
async def overview(node: Here) -> dict[str, Any]:
    """What every node counts, and how much is stored."""
    return {"nodes": await node.figures.all(), "storage": await node.figures.storage()}


@router.get("/tables")
async def list_tables(node: Here, limit: Limit = 50, phase: Part = "") -> dict[str, Any]:
    """The tables there are, the latest first; closed ones as well."""
    return {"tables": await node.store.all_tables(limit, phase)}


@router.get("/tables/{table_id}")
async def export_a_table(table_id: TableId, node: Here) -> dict[str, Any]:
    """Its whole log as it is stored, with what nobody at the table may see."""
    return {"id": table_id, "events": [event.to_json() for event in await node.stored(table_id)]}


@router.post("/tables/{table_id}/close", status_code=204)
async def close_a_table(table_id: TableId, node: Here) -> None:
    """Nobody finds it any more, and whoever looks at it is sent away. Its log stays."""
    await node.close(table_id, is_open=False)


@router.post("/tables/{table_id}/open", status_code=204)
async def open_a_closed_table(table_id: TableId, node: Here) -> None:
    """As it was when it was closed."""
    await node.close(table_id, is_open=True)


@router.get("/people")
async def find_people(node: Here, name: Part = "", limit: Limit = 50) -> dict[str, Any]:
    """People whose names have this in them, the latest first."""
    return {"people": await node.people.named(name, limit)}


@router.delete("/people/{person}", status_code=204)
async def delete_somebody(person: Annotated[str, Path(max_length=32)], node: Here) -> None:
    """As if they had done it themselves: they leave every seat, and their name and words are gone."""
    await node.forget(await node.people.by_id(person))


@router.get("/backup", response_class=StreamingResponse)
async def back_up(node: Here) -> StreamingResponse:
    """Everything, as it is at this moment."""
    return StreamingResponse(backup(node.database), media_type="application/x-ndjson")
