"""Bots think in processes of their own: none of them, however slow, holds up a table it does not sit at.

A bot gets a view, as a person in that seat would, and nothing else. One that fails, or never answers, is replaced for that
move. What bots need to think is loaded there too, so that the server itself stays small.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from random import Random, SystemRandom
from typing import Any, NamedTuple

from eklat.games import GAMES
from eklat.games.core import View
from eklat.locales import LANGUAGES
from eklat.server.logs import write_logs
from eklat.server.metrics import Metrics
from eklat.server.refusals import ServerRefused

log = logging.getLogger("eklat.server")

STAND_IN = "club"
"""The bot that moves where nobody chose one."""
LAST_RESORT = "random"
SLOW = 0.05
"""Seconds for a move from which on it can be told from its time whether a bot had to think, however fast the line."""
PATIENCE = 30.0
"""Seconds that a bot has for a move."""
Log = tuple[str, int]
"""How a log is written, and at which place."""


class Choice(NamedTuple):
    move: str
    sentence: str | None
    """Why, in the language that was asked for."""
    said: dict[str, Any] | None = None
    """The move as one would advise it."""
    coach: dict[str, Any] | None = None
    """What it was weighed against, where somebody wanted to know."""


class Offer(NamedTuple):
    """A bot that there is."""

    name: str
    games: tuple[str, ...]
    cost: float
    lines: dict[str, str]
    """One line about it in every language."""


# In the processes ---------------------------------------------------------------------------------------------------------


def begin(nice: int, log: Log | None) -> None:
    """A Ctrl-C is for the server to answer, and nobody stays behind when the server is gone."""
    if log is not None:
        write_logs(*log)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()

    def follow() -> None:
        if server is not None:
            server.join()
            os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def choose(spec: str, view: View, seed: int, language: str, names: Sequence[str] | None) -> Choice:
    from eklat.bots import bot

    decision = bot(spec).decide(view, Random(seed))
    if decision.move not in view.legal:
        raise ValueError(f"it chose {decision.move}, which is not legal")
    said = GAMES[view.game].advise(view, decision.move).to_json()
    return Choice(str(decision.move), decision.explain(language, names), said)


def offers() -> list[Offer]:
    from eklat.bots import describe, kind, names

    found = []
    for name in names():
        try:
            bot = kind(name)
            lines = {language: describe(bot, language) for language in LANGUAGES}
            found.append(Offer(name, tuple(bot.games), float(bot.cost), lines))
        except Exception as error:  # a guest that cannot be loaded takes nobody's seat
            logging.getLogger("eklat.server").warning("the bot %s is not there: %s", name, error)
    return found


# In the server ------------------------------------------------------------------------------------------------------------


class BotPool:
    def __init__(self, workers: int, metrics: Metrics, log: Log | None = None, nice: int = 0) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._metrics = metrics
        self._log, self._nice = log, nice
        """How willingly these bots give way to others."""
        self._is_over = False
        self._busy = 0
        """What is being done in the processes, and what waits for one."""
        self._places = asyncio.Semaphore(self._workers)
        self._jobs: set[asyncio.Task[Any]] = set()
        self._freed = asyncio.Event()
        self._pool: ProcessPoolExecutor | None = None
        self._offers: asyncio.Task[list[Offer]] | None = None

    def start(self, *, is_warm: bool) -> None:
        self._open()
        if is_warm:
            self._offers = asyncio.create_task(self._ask_offers())

    def _open(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self._workers, context, initializer=begin, initargs=(self._nice, self._log))
        return self._pool

    def stop(self) -> None:
        self._is_over = True
        if self._offers is not None:
            self._offers.cancel()
        if self._pool is not None:
            keeper = getattr(self._pool, "_executor_manager_thread", None)
            _kill(self._pool)
            self._pool = None
            if keeper is not None:
                keeper.join(2)  # Python 3.11 complains at its end about one that is just closing its pipe

    def rest(self) -> None:
        """Nothing is to be done for a while: what was loaded goes, until somebody wants something again."""
        if self._pool is not None and not self._busy:
            _kill(self._pool)
            self._pool = None

    # Which there are ----------------------------------------------------------------------------------------------------

    async def offers(self) -> list[Offer]:
        """All bots. Where they cannot be asked now, that is said; the next one asks anew."""
        if self._offers is None or (self._offers.done() and self._offers.exception() is not None):
            self._offers = asyncio.create_task(self._ask_offers())
        try:
            return await asyncio.shield(self._offers)
        except Exception as error:
            log.warning("the bots cannot be listed: %s: %s", type(error).__name__, error)
            raise ServerRefused("no-bots") from None

    async def _ask_offers(self) -> list[Offer]:
        found: list[Offer] = await self.run(offers)
        return found

    async def check(self, name: str, game: str) -> None:
        """Refuse a bot there is not, or that does not play this game. Settings of bots are not for guests to choose."""
        offer = next((offer for offer in await self.offers() if offer.name == name), None)
        if offer is None:
            raise ServerRefused("no-bot-here")
        if game not in offer.games:
            raise ServerRefused("bot-game")

    async def floor(self, spec: str) -> float:
        """Seconds that a slow bot takes for every move, so that nobody hears which ones it had to think about."""
        name = spec.partition(":")[0]
        try:
            cost = next((offer.cost for offer in await self.offers() if offer.name == name), 0.0)
        except ServerRefused:
            return 0.0
        return cost if cost >= SLOW else 0.0

    # What they do -------------------------------------------------------------------------------------------------------

    async def move(self, spec: str, view: View) -> str:
        """What this bot does here; if it cannot say, what chance says."""
        began = time.monotonic()
        try:
            move = (await self.ask(spec, view)).move
        except Exception as error:
            log.warning("the bot %s failed and is replaced for one move: %s: %s", spec, type(error).__name__, error)
            self._metrics.bot_failures.labels(spec).inc()
            move = await self._some_move(view)
        self._metrics.bot_seconds.labels(spec).observe(time.monotonic() - began)
        return move

    async def _some_move(self, view: View) -> str:
        try:
            return (await self.ask(LAST_RESORT, view)).move
        except Exception as error:
            log.warning("no bot answers: %s: %s", type(error).__name__, error)
            return str(SystemRandom().choice(view.legal))

    async def ask(self, spec: str, view: View, language: str = "en", names: Sequence[str] | None = None) -> Choice:
        """The answer of a bot, with its reason. Raises whatever it raises."""
        choice: Choice = await self.run(choose, spec, view, SystemRandom().getrandbits(64), language, names)
        return choice

    async def room(self) -> None:
        """Returns as soon as a process here has nothing to do: whoever waits for that makes no bot at a table wait."""
        while self._busy >= self._workers:
            self._freed.clear()
            await self._freed.wait()

    async def run(self, work: Any, *args: Any, patience: float = PATIENCE) -> Any:
        """Have something worked out in a process, within some seconds from when one has room. Raises whatever it raises."""
        self._busy += 1
        try:
            await self._places.acquire()
        except BaseException:
            self._left()
            raise
        job = asyncio.create_task(self._work(work, args, patience))
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)
        return await asyncio.shield(job)

    async def _work(self, work: Any, args: Sequence[Any], patience: float) -> Any:
        """It goes on, and is given up, also if nobody waits for it any more."""
        try:
            pool, found = self._begin(work, *args)
            try:
                return await asyncio.wait_for(asyncio.wrap_future(found), patience)
            except asyncio.CancelledError:
                if (task := asyncio.current_task()) is not None and task.cancelling():
                    raise
                raise BrokenExecutor("the processes of the bots have ended") from None
            except Exception as error:
                if isinstance(error, TimeoutError) or getattr(pool, "_broken", False):
                    self._renew(pool)
                raise
        finally:
            self._places.release()
            self._left()

    def _begin(self, work: Any, *args: Any) -> tuple[ProcessPoolExecutor, Future[Any]]:
        if self._is_over:
            raise RuntimeError("there is no room for bots any more")
        pool = self._pool or self._open()
        try:
            return pool, pool.submit(work, *args)
        except BrokenExecutor:  # it has died with nobody waiting for it
            self._renew(pool)
            pool = self._pool or self._open()
            return pool, pool.submit(work, *args)

    def _left(self) -> None:
        self._busy -= 1
        self._freed.set()

    def _renew(self, pool: ProcessPoolExecutor) -> None:
        """A process is dead or stuck: begin with new ones."""
        if self._pool is pool:
            self._open()
            _kill(pool)


def _kill(pool: ProcessPoolExecutor) -> None:
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)
