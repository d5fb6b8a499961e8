"""HTTP: reviews of finished hands, of tables and of records that somebody brings along.

A review is asked for, made when the bots have time for it, and asked about until it is there. Of a table only finished hands
can be reviewed, which are open to everybody; a record that somebody brought along is theirs alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Annotated

import orjson
from fastapi import APIRouter, Path, Query

from eklat.records import BadRecord, Record, replay
from eklat.records.jotting import Remembered, is_jotting
from eklat.records.record import is_note
from eklat.server import review_forms as f
from eklat.server.api import REFUSALS, Address, AtTable, Here, Language, Me, Somebody
from eklat.server.jottings_api import MOST_MOVES
from eklat.server.node import Node
from eklat.server.people import Person
from eklat.server.positions_api import read_record, wrong
from eklat.server.refusals import ServerRefused
from eklat.server.review_store import Wanted
from eklat.server.reviews import REVIEWED, check_game, decisions, nameless, sitting
from eklat.table import Table

router = APIRouter(prefix="/api", tags=["reviews"], responses=REFUSALS)  # type: ignore[arg-type]

ReviewId = Annotated[str, Path(max_length=32, description="As it was told when the review was asked for.")]


@router.post("/tables/{table_id}/reviews", status_code=202)
async def review_a_hand(body: f.HandToReview, live: AtTable, me: Me, node: Here, address: Address) -> f.Reviewed:
    """A finished hand of this table. Whoever asks again gets the same review."""
    node.gate.check("reviews", address)
    table = live.table
    wanted = await node.studio.work(address, lambda: _of_table(table, live.id, body, me.id))
    return await _state(node, await node.reviews.ask(wanted), me)


@router.post("/reviews", status_code=202)
async def review_a_record(body: f.RecordToReview, language: Language, me: Me, node: Here, address: Address) -> f.ReviewAsked:
    """A finished hand of a record that you bring along, or one you remember: it is kept for as long as the review is."""
    node.gate.check("reviews", address)
    record = None
    try:
        if is_jotting(body.record):
            wanted = await node.studio.work(address, lambda: _of_memory(body, me.id))
        else:
            found = record = read_record(body.record)
            wanted = await node.studio.work(address, lambda: _of_record(found, body, me.id))
    except BadRecord as error:
        return f.ReviewAsked(ok=False, error=wrong(error, record, language))
    return f.ReviewAsked(ok=True, review=await _state(node, await node.reviews.ask(wanted), me))


@router.get("/reviews/{review_id}")
async def look_at_a_review(review_id: ReviewId, node: Here, who: Somebody) -> f.Reviewed:
    """How far it is, and what it found once it is done."""
    return await _state(node, review_id, who)


@router.delete("/reviews/{review_id}", status_code=204)
async def drop_a_review(review_id: ReviewId, me: Me, node: Here) -> None:
    """Of a record that you brought along; those of a table stay with it."""
    found = await node.reviews.store.find(review_id)
    if found is None or found[0].table_id is not None or found[0].person != me.id:
        raise ServerRefused("no-such-review")
    await node.reviews.store.drop(review_id)


@router.get("/me/play")
async def my_play(
    me: Me, node: Here, game: Annotated[str, Query(max_length=32, description="Which game, by its name.")]
) -> f.OwnPlay:
    """What all reviewed hands of yours come to."""
    if game not in REVIEWED:
        raise ServerRefused("no-review", game=game)
    return f.OwnPlay.model_validate(await node.reviews.play(me.id, game))


async def _state(node: Node, review_id: str, who: Person | None) -> f.Reviewed:
    found = await node.reviews.store.find(review_id)
    if found is None or (found[0].table_id is None and (who is None or found[0].person != who.id)):
        raise ServerRefused("no-such-review")
    row, ahead = found
    if row.table_id is not None:
        await node.table(row.table_id)
    is_made = row.found is not None
    state = "done" if is_made else "failed" if row.failed else "waiting" if row.node is None else "running"
    review = orjson.loads(row.found) if is_made else None
    return f.Reviewed.model_validate(
        {"id": row.id, "state": state, "done": row.done, "total": row.total, "ahead": ahead, "review": review}
    )


def _of_table(table: Table, table_id: str, body: f.HandToReview, person: str) -> Wanted:
    match = body.match or table.number
    record = table.record(match)
    if body.hand >= len(record.deals):
        is_on = match == table.number and table.phase == "playing" and body.hand == len(record.deals)
        raise ServerRefused("hand-not-over" if is_on else "no-such-position")
    persons, bots = sitting(table, match, body.hand)
    people = {who: seat for seat, who in persons.items() if body.seat in (None, seat)}
    return _wanted(record, body.hand, body.seat, bots, table_id, person, people)


def _of_record(record: Record, body: f.RecordToReview, person: str) -> Wanted:
    bots = {seat: name for seat, name in enumerate(record.players) if name == "club"}
    people = {} if body.mine is None or body.seat not in (None, body.mine) else {person: body.mine}
    return _wanted(record, body.deal, body.seat, bots, None, person, people)


def _of_memory(body: f.RecordToReview, person: str) -> Wanted:
    """What is remembered of a hand, without names."""
    memory = Remembered.read(body.record)
    if len(memory.jotting.state.log) > MOST_MOVES:
        raise ServerRefused("too-big", most=MOST_MOVES)
    actions = memory.decisions(None if body.seat is None else [body.seat])
    kept = {key: value for key, value in body.record.items() if not is_note(key)}
    record = {**kept, "players": [str(seat) for seat in range(len(memory.frame.players))]}
    people = {} if body.mine is None or body.seat not in (None, body.mine) else {person: body.mine}
    return Wanted(memory.frame.game.name, record, 0, body.seat, actions, None, person, people)


def _wanted(
    record: Record, deal: int, seat: int | None, bots: Mapping[int, str], table_id: str | None, person: str,
    people: Mapping[str, int],
) -> Wanted:  # fmt: skip
    check_game(record)
    hands = list(islice(replay(record), deal + 1))
    if deal >= len(hands):
        raise ServerRefused("no-such-position")
    actions = decisions(hands[deal], seat)
    return Wanted(record.game.name, nameless(record, deal, bots), deal, seat, actions, table_id, person, people)
