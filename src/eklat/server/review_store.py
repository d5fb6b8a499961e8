"""Reviews as they are stored: asked for once, taken by one node, and gone with what they are about."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from hashlib import sha256
from secrets import token_hex
from typing import Any, NamedTuple

import orjson
from sqlalchemy import Connection, Row, delete, func, insert, select, text, update

from eklat import __version__
from eklat.server.schema import played, reviews
from eklat.server.store import Store

KEPT = 30 * 24 * 3600.0
"""Seconds for which the review of a record that somebody brought along is kept."""
_TAKE = text("""
    UPDATE reviews SET node = :node WHERE id = (
        SELECT id FROM reviews WHERE found IS NULL AND NOT failed AND (node IS NULL OR (node <> :node AND NOT EXISTS
            (SELECT 1 FROM nodes WHERE nodes.id = reviews.node AND nodes.expires >= :now)))
        ORDER BY asked, id LIMIT 1)
    AND (node IS NULL OR (node <> :node AND NOT EXISTS
            (SELECT 1 FROM nodes WHERE nodes.id = reviews.node AND nodes.expires >= :now)))
    RETURNING id, wanted, total
""")
"""The oldest that nobody works at: whoever had it is gone, or there was nobody yet."""


class Wanted(NamedTuple):
    """What somebody wants to have reviewed."""

    game: str
    record: Mapping[str, Any]
    """Without names, and with nothing after this hand."""
    deal: int
    seat: int | None
    """Whose decisions; None for everybody's."""
    actions: Sequence[int]
    """The numbers of these decisions."""
    table_id: str | None
    person: str
    """Who asks."""
    people: Mapping[str, int]
    """Who played, and where."""


class Task(NamedTuple):
    """A review that is to be made here."""

    id: str
    record: str
    deal: int
    seat: int | None
    actions: Sequence[int]


class ReviewStore:
    def __init__(self, store: Store, node: str) -> None:
        self._store, self._node = store, node

    async def ask(self, wanted: Wanted, most: int, queue: int) -> str | None:
        """The id of this review, which may be there already; None if this person, or everybody, wants too many at once."""
        owner = wanted.table_id or wanted.person
        hand = _digest([owner, wanted.record, wanted.deal])
        mark = _digest([hand, wanted.seat])
        work = orjson.dumps([wanted.record, wanted.deal, wanted.seat, list(wanted.actions)]).decode()

        def job(connection: Connection) -> str | None:
            there = connection.execute(select(reviews).where(reviews.c.mark == mark)).first()
            if there is None or there.version != __version__ or there.failed:
                waiting = select(func.count()).select_from(reviews).where(reviews.c.found.is_(None), ~reviews.c.failed)
                own = connection.execute(waiting.where(reviews.c.person == wanted.person)).scalar_one()
                if 0 < most <= own or queue <= connection.execute(waiting).scalar_one():
                    return None
            new = {
                "version": __version__, "asked": time.time(), "wanted": work, "node": None, "done": 0, "found": None,
                "total": len(wanted.actions), "failed": False, "person": wanted.person,
            }  # fmt: skip
            if there is None:
                found = token_hex(8)
                more = {"id": found, "mark": mark, "hand": hand, "game": wanted.game, "table_id": wanted.table_id}
                connection.execute(insert(reviews).values(**new, **more))
            else:
                found = there.id
                if there.version != __version__ or there.failed:
                    connection.execute(update(reviews).where(reviews.c.id == found).values(**new))
            known = set(connection.execute(select(played.c.person).where(played.c.review == found)).scalars())
            for person, seat in wanted.people.items():
                if person not in known:
                    connection.execute(insert(played).values(person=person, review=found, seat=seat))
            return found

        return await self._store.writer.do(job)

    async def take(self) -> Task | None:
        """The next one to be made; it belongs to this node from now on."""

        def job(connection: Connection) -> Task | None:
            row = connection.execute(_TAKE, {"node": self._node, "now": time.time()}).first()
            if row is None:
                return None
            record, deal, seat, actions = orjson.loads(row.wanted)
            return Task(row.id, orjson.dumps(record).decode(), deal, seat, actions)

        return await self._store.writer.do(job)

    async def goes_on(self, review: str, done: int) -> bool:
        """So many decisions are done; whether it is still wanted."""
        return await self._change(review, done=done)

    async def is_made(self, review: str, found: Mapping[str, Any]) -> bool:
        return await self._change(review, found=orjson.dumps(found).decode(), wanted="")

    async def has_failed(self, review: str) -> bool:
        return await self._change(review, failed=True, wanted="")

    async def _change(self, review: str, **values: Any) -> bool:
        changed = update(reviews).where(reviews.c.id == review, reviews.c.node == self._node).values(**values)
        return bool(await self._store.writer.do(lambda connection: connection.execute(changed).rowcount))

    async def find(self, review: str) -> tuple[Row[Any], int] | None:
        """A review, and how many come before it."""
        before = (
            select(func.count())
            .select_from(reviews)
            .where(reviews.c.found.is_(None), ~reviews.c.failed, reviews.c.node.is_(None))
        )
        async with self._store.database.read() as connection:
            row = (await connection.execute(select(reviews).where(reviews.c.id == review))).first()
            if row is None:
                return None
            ahead = (await connection.execute(before.where(reviews.c.asked < row.asked))).scalar_one()
        return row, ahead

    async def own(self, person: str, game: str, most: int) -> list[tuple[int, str]]:
        """The reviewed hands in which somebody played, the latest ones, in their order: their seat, and the review."""
        wanted = (
            select(reviews.c.hand, reviews.c.found, played.c.seat)
            .join(played, played.c.review == reviews.c.id)
            .where(played.c.person == person, reviews.c.game == game, reviews.c.found.is_not(None))
            .order_by(reviews.c.asked.desc())
            .limit(most)
        )
        async with self._store.database.read() as connection:
            rows = (await connection.execute(wanted)).all()
        return list(reversed({row.hand: (row.seat, row.found) for row in rows}.values()))

    async def drop(self, review: str) -> None:
        gone = (delete(played).where(played.c.review == review), delete(reviews).where(reviews.c.id == review))
        await self._store.writer.do(lambda connection: [connection.execute(one) for one in gone])

    async def forget_old(self) -> None:
        """Records that were brought along are not here to stay."""
        old = delete(reviews).where(reviews.c.table_id.is_(None), reviews.c.asked < time.time() - KEPT)
        await self._store.writer.do(lambda connection: connection.execute(old))


def forget(connection: Connection, person: str) -> None:
    """Somebody deletes their data: what was made of records they brought along goes with them, the rest names nobody."""
    connection.execute(delete(played).where(played.c.person == person))
    connection.execute(delete(reviews).where(reviews.c.person == person, reviews.c.table_id.is_(None)))
    connection.execute(update(reviews).where(reviews.c.person == person).values(person=None))


def _digest(value: Any) -> str:
    return sha256(orjson.dumps(value, option=orjson.OPT_SORT_KEYS)).hexdigest()
