"""HTTP: a whole hand at once, to be stepped through without asking again.

Every position is there as each seat and a spectator knew it: the first one whole, the others as changes, as the WebSocket
sends them. Of a table only finished hands can be had, which are open to everybody; of a record that somebody brings along,
every hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, Field

from eklat.games.core import AnyGame, Seat, State, View, plain
from eklat.records import BadRecord, Record, ReplayedDeal, replay
from eklat.server.api import JSON, REFUSALS, Address, AtTable, Here, Language
from eklat.server.positions_api import MOST_DEALS, RecordIn, Wrong, read_record, wrong
from eklat.server.refusals import ServerRefused
from eklat.server.requests import Refusal
from eklat.server.updates import Shared, view_changes

WITHOUT_A_TABLE: dict[int | str, dict[str, Any]] = {status: {"model": Refusal} for status in (404, 413, 422, 429, 503)}

router = APIRouter(prefix="/api", tags=["replays"])


class ReplayIn(RecordIn):
    deal: Annotated[int, Field(ge=0, lt=MOST_DEALS)] = Field(0, description="Which of its deals; they count from 0.")


Told = list[dict[str, Any]]
"""Messages with their facts."""


class Eyes(BaseModel):
    """A hand as somebody knew it, position by position."""

    seat: int | None = Field(description="Whose eyes; null for a spectator.")
    first: dict[str, Any] = Field(description="The view before the first move.")
    then: list[dict[str, Any]] = Field(description="What each move changes: `set` and `drop`, or `full`; empty if nothing.")
    told: list[Told] = Field(description="What was told at the deal, and about each move.")


class Listed(BaseModel):
    """A hand of the match in a line."""

    steps: int
    outcome: str | None = Field(description="Null while it is unfinished.")
    scores: list[int]


class Hand(BaseModel):
    """One hand of a match, and the others in a line each."""

    game: str
    players: list[str]
    options: dict[str, Any]
    hands: list[Listed]
    winners: list[int]
    deal: int
    moves: list[tuple[int, str]] = Field(description="Who did what, all cards open.")
    before: list[int] = Field(description="How the match stood before this hand.")
    after: list[int] = Field(description="How it stands after it.")
    cards: dict[str, Any] = Field(description="The cards as they were dealt, as in a record.")
    end_draw: str | None = Field(description="House rule: the card drawn for the end after this hand.")
    eyes: list[Eyes] = Field(description="By seat, and a spectator at last.")
    chapters: list[dict[str, Any] | None] = Field(description="The heading of the deal, and of each move.")
    open: list[Told] = Field(description="What is told with all cards open.")


class Replayed(BaseModel):
    """The hand, or what is wrong with the record."""

    ok: bool
    error: Wrong | None = None
    hand: Hand | None = None


@router.post("/replays", responses=WITHOUT_A_TABLE, response_model=Replayed)
async def replay_a_record(body: ReplayIn, language: Language, node: Here, address: Address) -> Response:
    """A whole hand of a record that somebody brings along."""
    return Response(await node.studio.work(address, lambda: _written(_replayed(body, language))), media_type=JSON)


def _replayed(body: ReplayIn, language: str) -> Replayed:
    record = None
    try:
        record = read_record(body.record)
        return Replayed(ok=True, hand=_hand(record, body.deal))
    except BadRecord as error:
        return Replayed(ok=False, error=wrong(error, record, language))


def _written(found: BaseModel) -> bytes:
    return found.model_dump_json().encode()


@router.get("/tables/{table_id}/replays", tags=["tables"], responses=REFUSALS, response_model=Hand)  # type: ignore[arg-type]
async def replay_a_hand(
    live: AtTable,
    node: Here,
    address: Address,
    match: Annotated[int | None, Query(ge=1, le=10**6, description="The present one if you do not say which.")] = None,
    hand: Annotated[int, Query(ge=0, le=10**6, description="Hands count from 0.")] = 0,
) -> Response:
    """A whole finished hand of this table."""
    table = live.table
    return Response(await node.studio.work(address, lambda: _written(_hand(table.record(match), hand))), media_type=JSON)


def _hand(record: Record, number: int) -> Hand:
    deals = list(replay(record))
    if number >= len(deals):
        raise ServerRefused("no-such-position")
    deal = deals[number]
    states = deal.states
    return Hand(
        game=record.game.name,
        players=list(record.players),
        options=record.rules.changed(),
        hands=[_listed(each) for each in deals],
        winners=list(deals[-1].match.winners),
        deal=number,
        moves=[(seat, before.notation(move)) for before, (seat, move) in zip(states, states[-1].log, strict=False)],
        before=list(deals[number - 1].match.scores if number else record.match.scores),
        after=list(deal.match.scores),
        cards=states[0].deal.to_json(),
        end_draw=record.deals[number].get("end_draw"),
        eyes=[_seen(record.game, states, seat) for seat in (*range(len(record.players)), None)],
        chapters=[None, *(plain(state.view(None).chapter) for state in states[:-1])],
        open=_open(record.game, states),
    )


def _listed(deal: ReplayedDeal) -> Listed:
    result = deal.last.result
    scores = (0,) * deal.last.players if result is None else result.scores
    return Listed(steps=len(deal.states) - 1, outcome=None if result is None else result.outcome, scores=list(scores))


def _seen(game: AnyGame, states: Sequence[State], seat: Seat | None) -> Eyes:
    views = [state.view(seat) for state in states]
    then = [view_changes(before, after, Shared()) or {} for before, after in pairwise(views)]
    told = [_told(game, before, after) for before, after in zip([None, *views], views, strict=False)]
    return Eyes(seat=seat, first=views[0].to_json(), then=then, told=told)


def _open(game: AnyGame, states: Sequence[State]) -> list[Told]:
    """Every move as whoever made it knew it."""
    steps = [_told(game, before.view(before.turn), after.view(before.turn)) for before, after in pairwise(states)]
    return [_told(game, None, states[0].view(None)), *steps]


def _told(game: AnyGame, before: View | None, after: View) -> Told:
    return [said.to_json() for said in game.tell(before, after)]
