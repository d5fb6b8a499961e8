"""Hints: bots that tell somebody what they would do. They think apart from those at tables, who never wait for them.

They have a process with what the machine has to spare, and a short row before it: one hint for a person at a time, a few for
an address, and so few in all that each comes soon.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import SystemRandom

from eklat.games.core import View
from eklat.server.bot_pool import BotPool, Choice, choose
from eklat.server.limits import Gate
from eklat.server.refusals import ServerRefused

MOST, MOST_ADDRESS = 8, 3
"""Hints that are asked for at once, in all and by one address."""
SOON = 2.0
"""Seconds after which there may be room."""


def coached(spec: str, view: View, seed: int, language: str, names: Sequence[str] | None) -> Choice:
    """The best move as far as one can tell, what it was weighed against, and why; in the process of those who advise."""
    from eklat.review.coaching import advise

    move, sentence, said, _ = choose(spec, view, seed, language, names)
    return Choice(*advise(view, move, sentence, said, seed))


class Hints:
    def __init__(self, pool: BotPool, gate: Gate) -> None:
        self._pool, self._gate = pool, gate
        self._people: set[str] = set()
        self._addresses: Counter[str] = Counter()

    @contextmanager
    def asking(self, person: str, address: str) -> Iterator[None]:
        """A place in the row, or a refusal."""
        if person in self._people:
            raise ServerRefused("hint-running")
        if self._addresses[address] >= MOST_ADDRESS or self._addresses.total() >= MOST:
            self._gate.hit("hints")
            raise ServerRefused("limit", retry_after=SOON)
        self._people.add(person)
        self._addresses[address] += 1
        try:
            yield
        finally:
            self._people.discard(person)
            self._addresses[address] -= 1
            self._addresses += Counter()  # forget who asks for nothing

    async def ask(self, bot: str, view: View, language: str, names: Sequence[str], *, is_coached: bool = False) -> Choice:
        """What a bot would do, and why; coached, the best of what it and the review would try. Raises whatever it raises."""
        if not is_coached:
            return await self._pool.ask(bot, view, language, names)
        found: Choice = await self._pool.run(coached, bot, view, SystemRandom().getrandbits(62), language, names)
        return found
