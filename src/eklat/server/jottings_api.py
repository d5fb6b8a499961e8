"""HTTP: a hand of real cards that somebody writes down move by move, without knowing who holds what.

Nothing is stored: every request brings all moves so far. A move that cannot be is an answer, not a refusal of the server.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import BaseModel, Field

from eklat.games.core import Jotting
from eklat.games.errors import GameError
from eklat.records import BadRecord, Record
from eklat.records.record import FORMAT
from eklat.server.api import Address, Here, Language
from eklat.server.positions_api import Wrong, wrong
from eklat.server.requests import Body, Refusal, Seat

MOST_MOVES = 500
"""In one hand. The longest auction that anybody would sit through is far shorter."""

Text = Annotated[str, Field(max_length=200)]

router = APIRouter(prefix="/api", tags=["records"], responses={n: {"model": Refusal} for n in (413, 422, 429, 503)})


class JottingIn(Body):
    game: Annotated[str, Field(max_length=32)]
    players: Annotated[list[Text], Field(max_length=16)]
    options: dict[str, str | int | bool] = Field(default_factory=dict, description="Options that differ from the default.")
    starter: Seat = Field(0, description="Who makes the first move: the dealer in Mü.")
    actions: Annotated[list[Text], Field(max_length=MOST_MOVES)] = Field(default_factory=list)
    known: Annotated[list[Annotated[list[Text], Field(max_length=60)]], Field(max_length=16)] = Field(
        default_factory=list, description="Cards that somebody was dealt and that are remembered, by seat; may be left out."
    )
    end_draw: Text | None = Field(None, description="House rule: the card that was drawn for the end after this hand.")


class Jotted(BaseModel):
    """How far the hand is written down, or the first move that cannot be."""

    ok: bool
    error: Wrong | None = None
    actions: list[str] = Field(default_factory=list, description="All moves, with those at the end that could only be so.")
    forced: int = Field(0, description="How many of them, at the end, were added because there was no other way.")
    view: dict[str, Any] | None = Field(None, description="The position as a spectator knows it.")
    possible: list[str] = Field(default_factory=list, description="Cards that whoever's turn it is may use.")
    legal: list[str] = Field(default_factory=list, description="Moves without cards of one's own, where there are any.")
    most: int | None = Field(None, description="In an auction: how many cards may be laid now.")
    known: list[list[str]] = Field(default_factory=list, description="By seat: what it was dealt, so far as known.")
    unknown: int = Field(0, description="Of how many cards nobody can say who was dealt them.")
    summary: dict[str, Any] | None = Field(None, description="The finished hand, as `eklat verify` sums it up.")
    draws: bool = Field(False, description="House rule: a card must still be drawn for the end.")
    record: dict[str, Any] | None = Field(None, description="The finished hand as a record, if every card is known.")


@router.post("/jottings")
async def write_down_a_hand(body: JottingIn, language: Language, node: Here, address: Address) -> Jotted:
    """A hand of real cards as far as it is written down: whose turn it is, which cards may come, and at last its record."""
    return await node.studio.work(address, lambda: _jotted(body, language))


def _jotted(body: JottingIn, language: str) -> Jotted:
    record, at = None, None
    try:
        frame = {"format": FORMAT, "game": body.game, "options": body.options, "players": body.players, "deals": []}
        record = Record.read(frame)
        jotting = record.game.jotting(record.rules, len(record.players), body.starter, body.known)
        for place, text in enumerate(body.actions):
            at = place
            jotting = jotting.play(record.game.parse(text))
        at, forced = None, []
        while (move := jotting.forced) is not None:
            jotting = jotting.play(move)
            forced.append(str(move))
        ended = _ended(record, jotting, body.end_draw) if jotting.state.is_over else {}
        moves = {"actions": [*body.actions, *forced], "forced": len(forced)}
        return Jotted.model_validate({"ok": True, **moves, **_shown(jotting), **ended})
    except BadRecord as error:
        return Jotted.model_validate({"ok": False, "error": wrong(error, record, language)})
    except GameError as error:
        return Jotted.model_validate({"ok": False, "error": wrong(BadRecord.because(error, 0, at), record, language)})


def _shown(jotting: Jotting) -> dict[str, Any]:
    state = jotting.state
    listing: dict[str, Any] = {} if state.turn is None else state.legal.listing
    return {
        "view": state.view(None).to_json(),
        "possible": jotting.possible,
        "legal": [] if jotting.possible else listing.get("legal", []),
        "most": listing.get("max_bid"),
        "known": jotting.known,
        "unknown": jotting.unknown,
    }


def _ended(record: Record, jotting: Jotting, end_draw: str | None) -> dict[str, Any]:
    """What there is to say of a hand that is over. A record that would have to invent cards is none."""
    state, match = jotting.state, record.match.add(jotting.state)
    if match.awaits_end_draw and end_draw is not None:
        match = match.draw_for_the_end(end_draw)
    is_whole = not jotting.unknown and not match.awaits_end_draw
    whole = record.add(state, match, end_draw).to_json() if is_whole else None
    return {"summary": state.summary(), "draws": match.awaits_end_draw, "record": whole}
