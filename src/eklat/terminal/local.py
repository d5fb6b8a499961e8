"""A table of this machine: the same table that a server keeps, without the server. Bots sit at the other seats."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from eklat.client import Answer, CannotPlay, Json, Link, Snapshot, Update
from eklat.client.thinker import Thinker
from eklat.games import GAMES
from eklat.locales import say
from eklat.table import Accepted, Refused, Settings, Table
from eklat.table.showing import events_between
from eklat.terminal.games import desk
from eklat.terminal.saves import SavedGame
from eklat.terminal.thinker import COMPILES, Choice, choose, coached
from eklat.terminal.words import LEVELS

YOU = "you"
"""The person at a table of this machine."""
LAST_RESORT = "random"
GLANCE = 0.25
"""Seconds between two looks whether the bots are being compiled."""

Deed = Callable[[Table, float], Accepted]


def new_table(
    game: str, players: int, bots: str, called: str, options: Mapping[str, Any], seed: str | None
) -> tuple[Table, Accepted]:
    """A practice table with bots at every other seat, and the match begun. Raises `Refused`."""
    now = time.time()
    settings = Settings(game, players, dict(options), practice=True)
    secret = secrets.token_hex(32) if seed is None else _seeded(seed, 1)
    answer = Table.create(settings, secret, YOU, called, now)
    events = answer.events
    for seat in range(1, players):
        answer = answer.table.seat_bot(YOU, seat, bots, now)
        events += answer.events
    answer = answer.table.start(YOU, now)
    return answer.table, answer._replace(events=(*events, *answer.events))


def _seeded(seed: str, match: int) -> str:
    """The secret that a seed stands for, so that the same seed deals the same cards."""
    return hashlib.sha256(f"eklat {seed} {match}".encode()).hexdigest()


def bot_problem(spec: str, game: str, language: str) -> str | None:
    """Why this bot cannot play. Those of the house are known without loading any; of others the package must be asked."""
    if spec in LEVELS and desk(game).bots in LEVELS[1:]:
        return None
    from eklat.bots import bot, names

    try:
        plays = game in bot(spec).games
    except ValueError as error:
        known = names()
        is_known = spec.partition(":")[0] in known
        return str(error) if is_known else say(language, "term-no-bot", bot=spec, levels=", ".join(known))
    return None if plays else say(language, "term-bot-game", bot=spec, game=GAMES[game].called(language))


class LocalLink(Link):
    def __init__(
        self, table: Table, saved: SavedGame, language: str, seed: str | None = None, note: str | None = None
    ) -> None:
        self.table = table
        self.saved = saved
        self.language = language
        self.seed = seed
        self.note = note
        """What there is to say about the file that the game comes from."""
        self._thinker = Thinker()
        self._updates: asyncio.Queue[Update] = asyncio.Queue()
        self._driver: asyncio.Task[None] | None = None
        self._count = 0
        self._has_told_of_compiling = False

    async def open(self) -> Update:
        past = self.table.events_after(0, self.table.seat_of(YOU))
        return Update(self.snapshot(), past, "resumed" if self.note else None, is_old=True, sentence=self.note)

    async def next(self) -> Update:
        """Bots begin to think when somebody waits for them: to load them takes longer than to show the first screen."""
        self._drive()
        return await self._updates.get()

    async def record(self) -> Json:
        if not self.table.hands:
            raise CannotPlay(say(self.language, "term-nothing-to-record"))
        return self.table.record().to_json() | {"players": self.table.names}

    async def close(self) -> None:
        if self._driver is not None:
            self._driver.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._driver
        self._thinker.close()
        self.saved.close()

    def snapshot(self) -> Snapshot:
        table = self.table.snapshot(self.table.seat_of(YOU), time.time())
        view, you = table.pop("view"), table.pop("you")
        return Snapshot(self.table.version, you, table, view, {"here": [you], "away": [], "watching": 0})

    # Wishes -----------------------------------------------------------------------------------------------------------

    async def say(self, kind: str, **facts: Any) -> Answer:
        if kind == "hint":
            bot = str(facts.get("bot") or desk(self.table.settings.game).bots)
            return await self._hint(bot, coached if facts.get("coach") else choose)
        if kind == "bot" and (problem := bot_problem(str(facts["bot"]), self.table.settings.game, self.language)):
            return Answer(False, problem)
        deed = self._deed(kind, facts)
        if deed is None:
            return Answer(False, say(self.language, "term-only-server"))
        return self._store(deed)

    def _deed(self, kind: str, f: Json) -> Deed | None:
        self._count += 1
        name = f"{self.table.version}-{self._count}"
        deeds: dict[str, Deed] = {
            "act": lambda t, now: t.move(YOU, f["move"], name, f["expected"], now),
            "chat": lambda t, now: t.chat(YOU, now, f.get("text"), f.get("phrase")),
            "bot": lambda t, now: t.seat_bot(YOU, f["seat"], f["bot"], now),
            "start": lambda t, now: t.start(YOU, now),
            "next": lambda t, now: t.next_hand(YOU, now, at_once=True),
            "rematch": self._again,
            "take-back": lambda t, now: t.take_back(YOU, now),
            "answer": lambda t, now: t.answer_take_back(YOU, f["agreed"], now),
            "pause": lambda t, now: t.pause(YOU, now),
            "resume": lambda t, now: t.resume(YOU, now),
        }
        return deeds.get(kind)

    def _again(self, table: Table, now: float) -> Accepted:
        """Another match begins at once: nobody else has to agree."""
        secret = secrets.token_hex(32) if self.seed is None else _seeded(self.seed, table.number + 1)
        first = table.rematch(YOU, secret, now, at_once=True)
        second = first.table.start(YOU, now)
        return second._replace(events=(*first.events, *second.events))

    def _store(self, deed: Deed) -> Answer:
        """Ask the table; what it accepts is written down, then told."""
        try:
            answer = deed(self.table, time.time())
        except Refused as refused:
            return Answer(False, refused.say(self.language, self.table.names))
        try:
            self.saved.add(answer.events)
        except OSError as error:
            return Answer(False, say(self.language, "term-not-saved", why=error.strerror or str(error)))
        before, self.table = self.table, answer.table
        events = events_between(before, self.table, self.table.seat_of(YOU))
        self._updates.put_nowait(Update(self.snapshot(), events))
        self._drive()
        return Answer(True)

    # Bots -------------------------------------------------------------------------------------------------------------

    def _drive(self) -> None:
        """Have the bots move, if it is their turn and they do not think already."""
        if self._driver is None or self._driver.done():
            self._driver = asyncio.get_running_loop().create_task(self._let_bots_move())

    async def _let_bots_move(self) -> None:
        while (moving := self.table.bot_to_move()) is not None:
            (seat, bot), table = moving, self.table
            told = asyncio.create_task(self._tell_of_compiling())
            try:
                move = await self._bot_move(bot, table, seat)
            finally:
                told.cancel()
            if self.table.position == table.position:
                self._store(
                    lambda now_table, now, seat=seat, move=move: now_table.bot_move(seat, move, now_table.version, now)  # type: ignore[misc]
                )

    async def _tell_of_compiling(self) -> None:
        """On a new machine the first moves of the bots take long: say why."""
        while not COMPILES.is_set():
            await asyncio.sleep(GLANCE)
        if not self._has_told_of_compiling:
            self._has_told_of_compiling = True
            snapshot = self.snapshot()
            self._updates.put_nowait(
                Update(replace(snapshot, presence=snapshot.presence | {"preparing": True}), notice="preparing")
            )

    async def _bot_move(self, bot: str, table: Table, seat: int) -> str:
        for spec in (bot, LAST_RESORT):
            with contextlib.suppress(Exception):  # a bot that fails is replaced for one move
                return (await self._ask(spec, table, seat)).move
        state = table.state
        assert state is not None
        return str(next(iter(state.legal)))

    async def _ask(self, bot: str, table: Table, seat: int, how: Callable[..., Choice] = choose) -> Choice:
        seed = f"{table.secret} {table.position}"
        choice: Choice = await self._thinker.ask(how, bot, table.view(seat), seed, self.language, table.names)
        return choice

    async def _hint(self, bot: str, how: Callable[..., Choice]) -> Answer:
        if problem := bot_problem(bot, self.table.settings.game, self.language):
            return Answer(False, problem)
        try:
            self.table.hint(YOU)
            seat = self.table.seated(YOU)
            choice = await self._ask(bot, self.table, seat, how)
        except Refused as refused:
            return Answer(False, refused.say(self.language))
        except ValueError as error:
            return Answer(False, str(error))
        return Answer(True, choice.sentence, choice.move, choice.said, coach=choice.coach)
