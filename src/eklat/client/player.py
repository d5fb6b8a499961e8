"""A bot at a table of a server: it sits down, plays every turn, and gets up when it is stopped.

It leaves the table to the people at it: it agrees when somebody wants to take a move back, to sit down or to play another
match, is always ready for the next hand, and waits until others begin a match. Only where it has become the host itself does
it do so; and when such a match is over it goes. From a bot that stood in for it, it takes its seat back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from eklat.bots import Bot
from eklat.client.address import Address
from eklat.client.errors import CannotPlay
from eklat.client.remote import RemoteLink
from eklat.client.server import Server
from eklat.client.snapshot import Answer, Json, Snapshot, Update
from eklat.client.thinker import Thinker
from eklat.games import GAMES
from eklat.games.core import Move, View
from eklat.games.reading import BadView
from eklat.games.said import figure
from eklat.locales import say

AGAIN = 1.0
"""Seconds after a wish was refused, before it is wished again."""
FAREWELL = 3.0
"""Seconds for the last word."""

Deed = Coroutine[Any, Any, Answer]


@dataclass
class Player:
    bot: Bot
    address: Address
    name: str
    seat: int | None = None
    """Where to sit; None is anywhere."""
    seed: int | None = None
    """The same seed gives the same moves in the same positions."""
    tell: Callable[[str], None] = print
    _thinker: Thinker = field(default_factory=Thinker, init=False)
    _done: int = field(default=0, init=False)
    """The position in which this player has moved last."""

    async def play(self) -> None:
        """Sit down and play until there is no seat any more. Raises `CannotPlay`."""
        await asyncio.to_thread(self._check)
        link = RemoteLink(self.address, name=self.name, seat=self.seat)
        try:
            update = await link.open()
            snapshot = update.snapshot
            game = GAMES[snapshot.game].title
            sits = f"has asked for seat {snapshot.asked}" if snapshot.you is None else f"sits at seat {snapshot.you}"
            self.tell(f"{self.name} {sits} of {self.address}: {game}, {snapshot.players} players.")
            await self._stay(link, update)
        finally:
            if link.snapshot is not None and (link.snapshot.you, link.snapshot.asked) != (None, None):
                with suppress(TimeoutError):
                    async with asyncio.timeout(FAREWELL):
                        await link.say("leave")
            await link.close()
            self._thinker.close()

    def _check(self) -> None:
        """There must be a table, and the bot must play its game."""
        game = Server(self.address.server).table(self.address.table)["settings"]["game"]
        if game not in GAMES:
            raise CannotPlay(f"at this table they play {game}, which is not installed here")
        if game not in self.bot.games:
            raise CannotPlay(f"{self.bot.name} does not play {game}; it plays {', '.join(self.bot.games)}")

    async def _stay(self, link: RemoteLink, update: Update) -> None:
        while True:
            self._report(update)
            if (update.snapshot.you, update.snapshot.asked) == (None, None):
                self.tell(f"{self.name} has no seat any more.")
                return
            if update.snapshot.phase == "over" and update.snapshot.is_host:
                return
            now = link.snapshot or update.snapshot
            deed = None if now.you is None else self._deed(link, now)
            if deed is not None and not (answer := await deed).ok and answer.code != "stale":
                self.tell(f"{self.name} is refused something: {answer.sentence}")
                self._done = 0
                await asyncio.sleep(AGAIN)
                update = Update(now)
            else:
                update = await link.next()

    # What there is to do ------------------------------------------------------------------------------------------------

    def _deed(self, link: RemoteLink, now: Snapshot) -> Deed | None:
        table, asked = now.table, now.table["take_back"]
        if table["paused"]:
            return None
        if table["seats"][now.you]["kind"] == "stand-in":
            return link.say("come-back")
        if asked is not None and asked["seat"] != now.you and now.you not in asked["agreed"]:
            return link.say("answer", agreed=True)
        if (newcomer := now.newcomer) is not None:
            return link.say("admit", seat=newcomer["seat"], agreed=True)
        if now.is_my_turn and table["position"] != self._done:
            self._done = table["position"]
            return self._move(link, now)
        if now.is_host and now.phase == "gathering" and now.is_full and not now.is_opening:
            return link.say("start")
        if now.phase == "scoring" and not now.is_ready:
            return link.say("next")
        if now.phase == "over" and table.get("ready") is not None and not now.is_ready:
            return link.say("rematch")
        return None

    async def _move(self, link: RemoteLink, now: Snapshot) -> Answer:
        try:
            view = now.read()
        except BadView as error:
            raise CannotPlay(f"the server shows what this Eklat does not understand: {error}") from error
        assert view is not None
        rng = Random() if self.seed is None else Random(f"{self.seed} {now.table['position']}")
        move = await self._thinker.ask(self._choose, view, rng)
        return await link.act(str(move), now.version)

    def _choose(self, view: View, rng: Random) -> Move:
        """What the bot does; in place of one that fails, any legal move."""
        try:
            move = self.bot.choose(view, rng)
            if move in view.legal:
                return move
            problem = f"it chose {move}, which is not legal"
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
        self.tell(f"{self.bot.name} has failed, so a move is left to chance: {problem}")
        return rng.choice(view.legal)

    # What there is to tell ----------------------------------------------------------------------------------------------

    def _report(self, update: Update) -> None:
        """A line for every hand, and for what happens to the connection."""
        if update.notice == "closed":
            raise CannotPlay(update.sentence or say("en", "client-closed"))
        if update.notice == "lost":
            self.tell(say("en", "client-lost"))
        if update.notice == "back":
            self.tell(say("en", "client-back"))
        for event in () if update.is_old else update.events:
            if event["event"] == "hand-over":
                self.tell(_hand(update.snapshot, event))
            if event["event"] == "match-over":
                names = " and ".join(update.snapshot.names[seat] for seat in event["winners"])
                self.tell(f"The match is won by {names}.")


def _hand(snapshot: Snapshot, event: Json) -> str:
    scores = zip(snapshot.names, event["scores"], event["totals"], strict=True)
    parts = [f"{name} {figure(score, '+')} ({figure(total)})" for name, score, total in scores]
    return f"Hand {snapshot.table['hand'] + 1}: {', '.join(parts)}."
