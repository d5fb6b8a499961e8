"""Reviews of finished hands: a row of wishes, worked off decision by decision in a process of their own.

Bots at tables come first, always: a decision is begun only while one of their processes has nothing to do and nobody waits
for a hint, and the process gives way to them and to those who advise. It is there only while there is something to review.
What was asked for is stored; after a restart, or when a node is gone, somebody takes it up again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from eklat.games.core import State
from eklat.records import Record, ReplayedDeal
from eklat.server.bot_pool import BotPool
from eklat.server.database import StorageDown
from eklat.server.refusals import ServerRefused
from eklat.server.review_store import ReviewStore, Task, Wanted
from eklat.table import Table, events

if TYPE_CHECKING:
    from eklat.server.node import Node

log = logging.getLogger("eklat.server")

REVIEWED = ("mu", "mu2", "heuldoch")
"""Games that can be reviewed; a test compares it with the room that does it, which is too heavy to be loaded here."""
QUEUE = 200
"""Reviews that are waited for, in all."""
SOON = 10.0
"""Seconds after which there may be room."""
LOOK = 5.0
"""Seconds after which a node looks again for what others have left behind."""
STEP = 4
"""Progress is stored after so many decisions."""
TRIES = 2
PATIENCE = 600.0
"""Seconds for one decision: on a busy machine whoever gives way waits long, and that is no failure."""
PART, MOST_HANDS = 20, 2000
"""Hands in one step of somebody's trend, and hands that are looked at for it."""


def piece(record: str, deal: int, action: int, worlds: int) -> dict[str, Any] | None:
    from eklat.review import pieces

    return pieces.piece(record, deal, action, worlds)


def whole(record: str, deal: int, seats: Sequence[int] | None, found: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    from eklat.review import pieces

    return pieces.whole(record, deal, seats, found)


def play(game: str, own: Sequence[tuple[int, str]], part: int) -> dict[str, Any]:
    from eklat.review import pieces

    return pieces.play(game, own, part)


class Reviews:
    def __init__(self, node: Node) -> None:
        self.store = ReviewStore(node.store, node.id)
        self._node = node
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="reviews")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def ask(self, wanted: Wanted) -> str:
        """The id of a review that is made, or will be."""
        found = await self.store.ask(wanted, self._node.settings.limits.reviews_person, QUEUE)
        if found is None:
            self._node.gate.hit("reviews-waiting")
            raise ServerRefused("too-many-reviews", retry_after=SOON)
        self._wake.set()
        return found

    async def play(self, person: str, game: str) -> dict[str, Any]:
        """What somebody's reviewed hands come to."""
        if not (own := await self.store.own(person, game, MOST_HANDS)):
            return {"standing": None, "trend": [], "part": PART, "house": None}
        found: dict[str, Any] = await self._advisers.run(play, game, own, PART)
        return found

    @property
    def _advisers(self) -> BotPool:
        return self._node.advisers

    async def _run(self) -> None:
        while True:
            try:
                if (task := await self.store.take()) is not None:
                    await self._make(task)
                    continue
                self._wake.clear()
                try:
                    async with asyncio.timeout(LOOK):
                        await self._wake.wait()
                except TimeoutError:
                    self._node.reviewers.rest()
                await self.store.forget_old()
            except StorageDown:
                await asyncio.sleep(LOOK)

    async def _make(self, task: Task) -> None:
        for attempt in range(TRIES):
            try:
                await self._look_through(task)
                return
            except StorageDown:
                raise
            except Exception as error:
                log.warning("review %s: try %d failed: %s: %s", task.id, attempt + 1, type(error).__name__, error)
        await self.store.has_failed(task.id)

    async def _look_through(self, task: Task) -> None:
        found = []
        for number, action in enumerate(task.actions):
            await self._turn()
            one = await self._work(piece, task.record, task.deal, action, self._node.settings.review_worlds)
            if one is not None:
                found.append(one)
            if not (number + 1) % STEP and not await self.store.goes_on(task.id, number + 1):
                return
        await self._turn()
        seats = None if task.seat is None else [task.seat]
        review = await self._work(whole, task.record, task.deal, seats, found)
        await self.store.goes_on(task.id, len(task.actions))
        await self.store.is_made(task.id, review)

    async def _work(self, work: Any, *args: Any) -> Any:
        return await self._node.reviewers.run(work, *args, patience=PATIENCE)

    async def _turn(self) -> None:
        """Returns while no bot at a table waits for a process, and nobody for a hint."""
        await self._advisers.room()
        await self._node.bots.room()


# What there is to review --------------------------------------------------------------------------------------------------


def nameless(record: Record, deal: int, callings: Mapping[int, str]) -> dict[str, Any]:
    """A record up to this deal without anybody's name: seats have numbers, but a bot of the house is called by its kind."""
    names = [callings.get(seat, str(seat)) for seat in range(len(record.players))]
    return {
        "format": "eklat-record/1",
        "game": record.game.name,
        "players": names,
        "options": record.rules.changed(),
        "deals": [dict(one) for one in record.deals[: deal + 1]],
    }


def decisions(hand: ReplayedDeal, seat: int | None) -> list[int]:
    """The actions of a finished hand that somebody wants to have looked at. Refuses a hand that is not over."""
    last: State = hand.last
    if not last.is_over:
        raise ServerRefused("hand-not-over")
    if seat is not None and seat >= last.players:
        raise ServerRefused("no-such-position")
    return [action for action, (mover, _) in enumerate(last.log) if seat in (None, mover)]


def check_game(record: Record) -> None:
    if record.game.name not in REVIEWED:
        raise ServerRefused("no-review", game=record.game.title)


def sitting(table: Table, match: int, hand: int) -> tuple[dict[int, str], dict[int, str]]:
    """Who sat where when this hand ended: persons, and bots, by seat. A hand that others had begun is nobody's own."""
    persons: dict[int, str] = {}
    bots: dict[int, str] = {}
    found: tuple[dict[int, str], dict[int, str]] = ({}, {})
    number, on, is_own = 1, -1, True
    for event in table.log:
        match event:
            case events.SatDown():
                persons[event.seat] = event.person
                bots.pop(event.seat, None)
            case events.BotSeated():
                bots[event.seat] = event.bot
                persons.pop(event.seat, None)
            case events.Left() | events.SeatFreed():
                persons.pop(event.seat, None)
                bots.pop(event.seat, None)
            case events.Rematched():
                number = event.match
            case events.Dealt():
                on, is_own = event.hand, event.begun is None
            case events.HandOver() if is_own and (number, on) == (match, hand):
                found = (dict(persons), dict(bots))
    return found
