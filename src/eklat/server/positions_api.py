"""HTTP: records that somebody brings along. What they are worth, and any position in them, with a move tried out on it.

Nothing is stored. A record that does not hold is no refusal of the server but an answer: `ok` is false, and `error` says
where and why.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from eklat.games.core import Seat, State
from eklat.games.errors import GameError
from eklat.records import BadRecord, Record, ReplayedDeal, replay, verdict
from eklat.server.api import JSON, Address, Here, Language
from eklat.server.refusals import ServerRefused
from eklat.server.requests import Body, Refusal
from eklat.table import ALL, Refused

MOST_DEALS = 100
MOST_ACTIONS = 6000
"""In all deals together. Nobody plays so long a match, and replaying it takes well under a second."""

router = APIRouter(prefix="/api", tags=["records"], responses={n: {"model": Refusal} for n in (404, 413, 422, 429, 503)})


class RecordIn(Body):
    record: dict[str, Any] = Field(description="A record, as docs/records.md describes it. It may stop anywhere.")


class PositionIn(RecordIn):
    deal: Annotated[int, Field(ge=0, lt=MOST_DEALS)] = 0
    at: Annotated[int, Field(ge=0, le=MOST_ACTIONS)] | None = Field(None, description="After so many actions; null is all.")
    seat: Annotated[int, Field(ge=0, le=15)] | Literal["all"] | None = Field(
        None, description="Whose eyes: a seat, all cards open, or a spectator."
    )
    move: Annotated[str, Field(max_length=200)] | None = Field(
        None, description="A move to try there. With a seat, it is that seat who makes it; otherwise whoever's turn it is."
    )


class Wrong(BaseModel):
    """The first thing in a record that cannot be."""

    deal: int | None
    action: int | None
    code: str
    message: str = Field(description="In English, with every fact.")
    sentence: str = Field(description="For people, in their language.")


class Verdict(BaseModel):
    """As `eklat verify --json` says it, with names, game and options of the record."""

    ok: bool
    error: Wrong | None = None

    model_config = ConfigDict(extra="allow")


class Tried(BaseModel):
    """What became of the move: the position after it and what is `told` about it, or why it is not allowed."""

    ok: bool
    code: str | None = None
    sentence: str | None = None

    model_config = ConfigDict(extra="allow")


class Placed(BaseModel):
    """A position: `view`, or `views` of all seats with the `cards` as they were dealt."""

    ok: bool
    error: Wrong | None = None
    after: Tried | None = None

    model_config = ConfigDict(extra="allow")


@router.post(
    "/records",
    response_model=Verdict,
    openapi_extra={"requestBody": {"required": True, "content": {JSON: {"schema": RecordIn.model_json_schema()}}}},
)
async def judge_a_record(request: Request, language: Language, node: Here, address: Address) -> Response:
    """Whether a record holds, its scores and winners, and whether its deals were fair if it brings a proof."""
    text, studio = await request.body(), node.studio
    if 0 < node.settings.limits.body_bytes < len(text):  # to read it would hold up everybody
        said = await studio.apart(address, node.advisers, judged, text, language)
    else:
        said = await studio.work(address, lambda: judged(text, language))
    return Response(said, media_type=JSON)


def judged(text: bytes, language: str) -> bytes:
    """The verdict about a request with a record, both as text."""
    try:
        body = RecordIn.model_validate_json(text)
    except ValidationError as error:
        places = sorted({".".join(map(str, problem["loc"])) or "body" for problem in error.errors()})
        raise ServerRefused("bad-request", where=", ".join(places)[:200]) from None
    return _judged(body, language).model_dump_json().encode()


def _judged(body: RecordIn, language: str) -> Verdict:
    try:
        record = read_record(body.record)
    except BadRecord as error:
        return Verdict(ok=False, error=wrong(error, None, language))
    said = verdict(record)
    if said.error is not None:
        return Verdict(ok=False, error=wrong(said.error, record, language))
    return Verdict.model_validate({**said.to_json(), **_frame(record)})


@router.post("/positions")
async def look_at_a_position(body: PositionIn, language: Language, node: Here, address: Address) -> Placed:
    """Any position of a record as somebody there may know it, and what a move would lead to."""
    return await node.studio.work(address, lambda: _placed(body, language))


def _placed(body: PositionIn, language: str) -> Placed:
    record = None
    try:
        record = read_record(body.record)
        deals = list(islice(replay(record), body.deal + 1))
    except BadRecord as error:
        return Placed(ok=False, error=wrong(error, record, language))
    if len(deals) <= body.deal:
        raise ServerRefused("no-such-position")
    deal = deals[-1]
    at = len(deal.states) - 1 if body.at is None else body.at
    if at >= len(deal.states):
        raise ServerRefused("no-such-position")
    if isinstance(body.seat, int) and body.seat >= len(record.players):
        raise Refused("no-such-seat")
    before = deals[-2].match.scores if len(deals) > 1 else (0,) * len(record.players)
    found = {
        **_frame(record), **_course(deal), "at": at, "before": list(before), **_picture(deal.states[at], body.seat),
    }  # fmt: skip
    after = None if body.move is None else _tried(record, deal.states[at], body.move, body.seat, language)
    return Placed.model_validate({"ok": True, "after": after, **found})


def read_record(data: Mapping[str, Any]) -> Record:
    record = Record.read(data)
    actions = sum(len(deal["actions"]) for deal in record.deals if _has_actions(deal))
    if len(record.deals) > MOST_DEALS or actions > MOST_ACTIONS:
        raise ServerRefused("too-big", most=MOST_ACTIONS)
    return record


def _has_actions(deal: object) -> bool:
    return isinstance(deal, Mapping) and isinstance(deal.get("actions"), list)


def wrong(error: BadRecord, record: Record | None, language: str) -> Wrong:
    """What is wrong; players are called by their names as soon as they can be read."""
    names = None if record is None else record.players
    return Wrong(**error.to_json(), sentence=error.said.say(language, names))


def _frame(record: Record) -> dict[str, Any]:
    return {
        "game": record.game.name,
        "players": list(record.players),
        "options": record.rules.changed(),
        "lengths": [len(deal["actions"]) for deal in record.deals if _has_actions(deal)],
    }


def _course(deal: ReplayedDeal) -> dict[str, Any]:
    """Who did what in this deal, all cards open, and how the match stands after it."""
    states = deal.states
    moves = [[seat, before.notation(move)] for before, (seat, move) in zip(states, states[-1].log, strict=False)]
    return {"deal": deal.number, "steps": len(moves), "moves": moves, "scores": list(deal.match.scores)}


def _picture(state: State, eyes: Seat | str | None) -> dict[str, Any]:
    if eyes == ALL:
        views = [state.view(seat).to_json() for seat in range(state.players)]
        return {"cards": state.deal.to_json(), "views": views}
    assert not isinstance(eyes, str)
    return {"view": state.view(eyes).to_json()}


def _tried(record: Record, state: State, move: str, eyes: Seat | str | None, language: str) -> Tried:
    try:
        wanted = record.game.parse(move)
        after = state.play(wanted, eyes if isinstance(eyes, int) else None)
    except GameError as error:
        said = error.said
        return Tried.model_validate(
            {"ok": False, "code": error.code, "sentence": said.say(language, record.players), "said": said.to_json()}
        )
    seat = state.turn if isinstance(eyes, str) else eyes
    told = [said.to_json() for said in record.game.tell(state.view(seat), after.view(seat))]
    return Tried.model_validate({"ok": True, "move": state.notation(wanted), "told": told, **_picture(after, eyes)})
