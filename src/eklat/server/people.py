"""People: guests with a secret per device. Only hashes of secrets are stored.

A secret is 128 random bits, shown once. It travels in the `Authorization` header or in the first message of a WebSocket and
nowhere else. A code brings a person to another device: it is good once, and not for long.

Deleting one's data takes name and devices away, and rewrites the stored events: the person becomes a random mark without a
meaning, the name a dash, lines of chat a dash. Moves and salts stay, because the deals and the others' games stand on them.
"""

from __future__ import annotations

import hmac
import secrets
import time
import unicodedata
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import pairwise
from typing import Any

import orjson
from sqlalchemy import Connection, delete, func, insert, select, update

from eklat.server import review_store
from eklat.server.refusals import ServerRefused
from eklat.server.schema import devices, events, links, people, played, seats, tables
from eklat.server.store import Store
from eklat.table import Refused
from eklat.table.seating import LONGEST_NAME, check_person

GONE = "–"
"""What is shown in the place of a name or a word that was deleted."""
ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 16
"""Characters of a code for another device: 80 bits, without letters that look alike."""


BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs that look like nothing."""
JOINERS = "\u200c\u200d"
"""They shape what they stand between in some scripts and pictures; between other letters they cannot be seen."""


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    created: float
    device: str
    """The hash of the secret they came with."""


def hashed(secret: str) -> str:
    return sha256(secret.encode("utf-8", "replace")).hexdigest()


def check_name(name: str) -> str:
    """A name that can be shown, and seen."""
    check_person("somebody", name)
    if not any(unicodedata.category(c)[0] in "LNPS" for c in name) or any(
        _is_unseen(*pair) for pair in pairwise(f" {name}")
    ):
        raise Refused("name", longest=LONGEST_NAME)
    return name


def _is_unseen(before: str, character: str) -> bool:
    """Whether nobody would see that this character stands behind the other one: two names would look the same."""
    is_shaped = before > "\u05ff"
    if character in JOINERS:
        return not is_shaped
    if "\ufe00" <= character <= "\ufe0f":  # how a picture is drawn
        return not is_shaped and not before.isdecimal()
    return character in BLANK or "\U000e0000" <= character <= "\U000e0fff" or unicodedata.category(character) == "Cf"


class People:
    def __init__(self, store: Store, link_seconds: float) -> None:
        self._store, self._link_seconds = store, link_seconds

    async def create(self, name: str) -> tuple[Person, str]:
        """A new guest and the secret of their device."""
        secret = secrets.token_hex(16)
        person = Person(secrets.token_hex(12), check_name(name), time.time(), hashed(secret))

        def job(connection: Connection) -> None:
            row = {"id": person.id, "name": person.name, "created": person.created}
            connection.execute(insert(people).values(row))
            _add_device(connection, person.id, person.device)

        await self._store.writer.do(job)
        return person, secret

    async def find(self, secret: str) -> Person:
        """Whose secret this is. Refuses what is nobody's."""
        mark = hashed(secret)
        wanted = select(people, devices.c.hash).join(devices, devices.c.person == people.c.id).where(devices.c.hash == mark)
        async with self._store.database.read() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None or not hmac.compare_digest(row.hash, mark):
            raise ServerRefused("who")
        return Person(row.id, row.name, row.created, row.hash)

    async def again(self, person: Person) -> Person:
        """The same person as they are called now. Refuses somebody who has been deleted meanwhile."""
        if (name := await self._name(person.id)) is None:
            raise ServerRefused("who")
        return replace(person, name=name)

    async def by_id(self, person: str) -> Person:
        """Somebody whom the host names."""
        if (name := await self._name(person)) is None:
            raise ServerRefused("no-such-person")
        return Person(person, name, 0.0, "")

    async def _name(self, person: str) -> str | None:
        async with self._store.database.read() as connection:
            return (await connection.execute(select(people.c.name).where(people.c.id == person))).scalar_one_or_none()

    async def named(self, part: str, limit: int) -> list[dict[str, Any]]:
        """People whose names have this in them, the latest first. Databases differ in what they take for the same letter,
        and some know no others than those of English, so we look ourselves."""
        sought, found = _folded(part), []
        wanted = select(people).order_by(people.c.created.desc())
        async with self._store.database.read() as connection, connection.stream(wanted) as everybody:
            async for rows in everybody.partitions(1000):
                found += [{"id": r.id, "name": r.name, "created": r.created} for r in rows if sought in _folded(r.name)]
                if len(found) >= limit:
                    break
        return found[:limit]

    async def rename(self, person: Person, name: str) -> None:
        check_name(name)
        await self._store.writer.do(lambda c: c.execute(update(people).where(people.c.id == person.id).values(name=name)))

    # Devices ------------------------------------------------------------------------------------------------------------

    async def link(self, person: Person, token: str | None = None, parcel: str | None = None) -> tuple[str, float]:
        """A code for another device (or the token that the first one made), and until when it is good."""
        code = token or "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        expires = time.time() + self._link_seconds

        def job(connection: Connection) -> None:
            connection.execute(delete(links).where((links.c.person == person.id) | (links.c.expires < time.time())))
            connection.execute(insert(links).values(hash=_mark(code), person=person.id, expires=expires, parcel=parcel))

        await self._store.writer.do(job)
        return code, expires

    async def claim(self, code: str) -> tuple[Person, str, str | None]:
        """Become the person who made this code, with a secret for this device; and what they sent along."""
        secret = secrets.token_hex(16)
        good = (links.c.hash == _mark(code)) & (links.c.expires >= time.time())

        def job(connection: Connection) -> tuple[Person, str | None]:
            link = connection.execute(delete(links).where(good).returning(links.c.person, links.c.parcel)).one_or_none()
            if link is None:
                raise ServerRefused("code")
            _add_device(connection, link.person, hashed(secret))
            row = connection.execute(select(people).where(people.c.id == link.person)).one()
            return Person(row.id, row.name, row.created, hashed(secret)), link.parcel

        person, parcel = await self._store.writer.do(job)
        return person, secret, parcel

    async def forget_others(self, person: Person) -> int:
        """The secrets of all other devices are good for nothing from now on."""
        others = delete(devices).where(devices.c.person == person.id, devices.c.hash != person.device)

        def job(connection: Connection) -> int:
            connection.execute(delete(links).where(links.c.person == person.id))
            return connection.execute(others).rowcount

        return await self._store.writer.do(job)

    # Tables -------------------------------------------------------------------------------------------------------------

    async def tables_of(self, person: str) -> list[str]:
        async with self._store.database.read() as connection:
            return list((await connection.execute(select(seats.c.table_id).where(seats.c.person == person))).scalars())

    async def running_tables(self, person: str) -> int:
        """At how many tables they have a seat, unless the match is over."""
        wanted = (
            select(func.count())
            .select_from(seats)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(seats.c.person == person, seats.c.seat.is_not(None), tables.c.phase != "over", tables.c.version > 0)
        )
        async with self._store.database.read() as connection:
            return (await connection.execute(wanted)).scalar_one()

    # One's own data -----------------------------------------------------------------------------------------------------

    async def export(self, person: Person) -> dict[str, Any]:
        """Everything that is stored about somebody, but for secrets, which are not stored."""
        async with self._store.database.read() as connection:
            own = select(played.c.review, played.c.seat).where(played.c.person == person.id)
            reviewed = [{"review": row.review, "seat": row.seat} for row in await connection.execute(own)]
            since = (
                (await connection.execute(select(devices.c.created).where(devices.c.person == person.id))).scalars().all()
            )
        games = await self._store.games_of(person.id, 100_000)
        said = []
        for game in games:
            said += [
                {"table": game["id"], "time": line["time"], "text": line["text"]}
                for line in _own_lines(await self._raw(game["id"]), person.id)
                if line["text"] is not None
            ]
        return {
            "id": person.id,
            "name": person.name,
            "created": person.created,
            "devices": [{"created": created} for created in since],
            "games": games,
            "chat": said,
            "reviews": reviewed,
        }

    async def _raw(self, table_id: str) -> list[dict[str, Any]]:
        wanted = select(events.c.data).where(events.c.table_id == table_id).order_by(events.c.version)
        async with self._store.database.read() as connection:
            return [orjson.loads(data) for data in (await connection.execute(wanted)).scalars()]

    async def delete(self, person: str) -> list[str]:
        """Take somebody out of everything that is stored; the tables whose logs were rewritten."""
        found = await self.tables_of(person)

        def job(connection: Connection) -> None:
            for table_id in found:
                _anonymise(connection, table_id, person)
            review_store.forget(connection, person)
            for where in (links.c.person, devices.c.person, seats.c.person, people.c.id):
                connection.execute(delete(where.table).where(where == person))

        await self._store.writer.do(job)
        await self._store.database.forget()
        return found


def _folded(name: str) -> str:
    """The same for all ways to write a name in large letters or small ones."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def _mark(code: str) -> str:
    """What is stored of a code, however it is written."""
    return hashed(code.replace("-", "").replace(" ", "").upper())


def _add_device(connection: Connection, person: str, mark: str) -> None:
    connection.execute(insert(devices).values(hash=mark, person=person, created=time.time()))


def _own_lines(log: list[dict[str, Any]], person: str) -> list[dict[str, Any]]:
    """The lines of chat that this person wrote: those of a seat while it was theirs."""
    owner: dict[int, str | None] = {}
    lines = []
    for event in log:
        kind = event["event"]
        if kind == "sat-down":
            owner[event["seat"]] = event["person"]
        elif kind in ("left", "seat-freed"):
            owner[event["seat"]] = None
        elif kind == "chatted" and owner.get(event["seat"]) == person:
            lines.append(event)
    return lines


def _anonymise(connection: Connection, table_id: str, person: str) -> None:
    """The log of one table without this person: same events, same numbers, a stranger in their place."""
    wanted = select(events.c.data).where(events.c.table_id == table_id).order_by(events.c.version)
    log = [orjson.loads(data) for data in connection.execute(wanted).scalars()]
    mark = f"gone-{secrets.token_hex(8)}"
    changed = []
    for line in _own_lines(log, person):
        if line["text"] is not None:
            line["text"] = GONE
            changed.append(line)
    for event in log:
        if event["event"] in ("sat-down", "seat-asked") and event["person"] == person:
            event["person"], event["called"] = mark, GONE
            changed.append(event)
    for event in changed:
        here = (events.c.table_id == table_id) & (events.c.version == event["version"])
        connection.execute(update(events).where(here).values(data=orjson.dumps(event).decode()))
    summary = connection.execute(select(tables.c.summary).where(tables.c.id == table_id)).scalar_one()
    connection.execute(
        update(tables)
        .where(tables.c.id == table_id)
        .values(summary=orjson.dumps(_nameless(orjson.loads(summary), log)).decode())
    )


def _nameless(summary: dict[str, Any], log: list[dict[str, Any]]) -> dict[str, Any]:
    """The names that the rewritten log gives to the seats."""
    called = {event["seat"]: event["called"] for event in log if event["event"] == "sat-down"}
    for seat, chair in enumerate(summary["seats"]):
        if chair["called"]:
            chair["called"] = chair["shown"] = called.get(seat, chair["called"])
    return summary
