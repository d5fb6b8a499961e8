"""HTTP: playing on from a position of a finished hand, with bots. Whoever opens such a table sees what their seat knows."""

from __future__ import annotations

from itertools import islice
from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, Field

from eklat.records import BadRecord, replay
from eklat.server.api import REFUSALS, Address, Here, Language, Me
from eklat.server.bot_pool import STAND_IN
from eklat.server.positions_api import MOST_ACTIONS, MOST_DEALS, RecordIn, Wrong, read_record, wrong
from eklat.server.refusals import ServerRefused
from eklat.server.requests import Seat
from eklat.table import Refused

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSALS)  # type: ignore[arg-type]


class PlayOn(RecordIn):
    deal: Annotated[int, Field(ge=0, lt=MOST_DEALS)] = Field(0, description="Which of its deals; it must be over.")
    step: Annotated[int, Field(ge=0, le=MOST_ACTIONS)] = Field(description="After so many actions you play on.")
    seat: Seat = Field(description="Your seat.")
    bot: Annotated[str, Field(max_length=64)] = Field(STAND_IN, description="Who has the other seats.")


class PlayedOn(BaseModel):
    """The table, or what is wrong with the record."""

    ok: bool
    error: Wrong | None = None
    id: str | None = None


@router.post("/tables/played-on", status_code=201)
async def play_on_from_a_record(body: PlayOn, language: Language, me: Me, node: Here, address: Address) -> PlayedOn:
    """A practice table whose first hand begins at this position. Its own record notes that, and brings no proof."""
    node.gate.check("tables", address)
    record = None
    try:
        record = found = read_record(body.record)
        hand = await node.studio.work(address, lambda: next(islice(replay(found), body.deal, None), None))
    except BadRecord as error:
        return PlayedOn(ok=False, error=wrong(error, record, language))
    if hand is None:
        raise ServerRefused("no-such-position")
    if body.seat >= len(record.players):
        raise Refused("no-such-seat")
    live = await node.play_on(me, hand.last, body.step, body.seat, body.bot)
    return PlayedOn(ok=True, id=live.id)
