"""HTTP: tables. Playing goes through the WebSocket; this is for finding, opening, joining and looking back."""

from __future__ import annotations

from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, Response

from eklat.server import requests as r
from eklat.server.api import JSON, REFUSALS, Address, AtTable, Here, Me, Somebody
from eklat.server.audience import PAGE
from eklat.server.live import LiveTable
from eklat.server.now import now
from eklat.server.people import Person
from eklat.table import ALL, Clock
from eklat.table import Settings as TableSettings

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=REFUSALS)  # type: ignore[arg-type]

Number = Annotated[int, Query(ge=0, le=2**31 - 1)]


@router.post("", status_code=201)
async def open_a_table(body: r.NewTable, me: Me, node: Here, address: Address) -> r.Scene:
    """You sit at seat 0 and are the host."""
    node.gate.check("tables", address)
    settings = TableSettings(
        body.game, body.players, body.options, body.listed, body.practice,
        None if body.clock is None else Clock(**body.clock.model_dump()), body.bot_pauses, body.take_backs,
    )  # fmt: skip
    live = await node.create(me, settings, body.bots, body.lesson)
    if body.lesson:
        await live.wish(lambda t, now: t.start(me.id, now))
    return _scene(live, me)


@router.get("")
async def find_a_table(node: Here, limit: Annotated[int, Query(ge=1, le=200)] = 50) -> r.Tables:
    """Listed tables with a seat that no person has, the latest first."""
    return r.Tables.model_validate({"tables": await node.store.open_tables(limit)})


@router.get("/{table_id}")
async def look_at_a_table(live: AtTable, who: Somebody) -> r.Scene:
    """With a seat you see what you may know; without one, what everybody may."""
    return _scene(live, who)


@router.post("/{table_id}/seats", status_code=201)
async def sit_down(body: r.SitDown, live: AtTable, me: Me, node: Here) -> r.SeatTaken:
    """In a running hand the others are asked first, or you sit down when it is over."""
    if live.table.seat_of(me.id) is None:
        await node.check_room(me)
    answer = await live.wish(lambda t, now: t.sit(me.id, me.name, body.seat, now))
    seat, newcomer = answer.table.seat_of(me.id), answer.table.newcomer(me.id)
    if newcomer is not None:
        return r.SeatTaken(id=live.id, seat=newcomer.seat, version=answer.version, asked=True)
    assert seat is not None
    return r.SeatTaken(id=live.id, seat=seat, version=answer.version, asked=False)


@router.delete("/{table_id}/seats/me", status_code=204)
async def get_up(live: AtTable, me: Me) -> None:
    await live.wish(lambda t, now: t.leave(me.id, now))


@router.get("/{table_id}/events", response_model=r.Events)
async def what_happened(
    live: AtTable, who: Somebody, node: Here, address: Address, after: Number = 0, everything: bool = False
) -> Response:
    """The events after this one, 200 at most, as you may see them; with all cards open once the match is over, if you want
    everything. If the last of them has a lower number than `version`, ask for those after it."""
    table, eyes = live.table, ALL if everything else _eyes(live, who)

    def page() -> bytes:
        return orjson.dumps({"version": table.version, "events": table.events_after(after, eyes, PAGE)})

    return Response(await node.studio.work(address, page), media_type=JSON)


@router.get("/{table_id}/record", response_model=dict[str, Any])
async def record(
    live: AtTable, node: Here, address: Address, match: Annotated[int | None, Query(ge=1, le=10**6)] = None
) -> Response:
    """A match as a record: its finished hands, and after its end the proof that the deals were fair."""
    table = live.table
    return Response(await node.studio.work(address, lambda: orjson.dumps(table.record(match).to_json())), media_type=JSON)


def _eyes(live: LiveTable, who: Person | None) -> int | None:
    return live.table.seat_of(None if who is None else who.id)


def _scene(live: LiveTable, who: Person | None) -> r.Scene:
    snapshot = live.table.snapshot(_eyes(live, who), now())
    return r.Scene(id=live.id, scene=snapshot, presence=live.audience.presence_message(live.table))
