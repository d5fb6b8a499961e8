"""Who is connected to a table: here, and at other nodes. Somebody who has been gone for the grace time is away."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection, Iterable

Person = str


class Presence:
    def __init__(self, people: Iterable[Person], grace: float) -> None:
        self._grace = grace
        self._local: Counter[Person] = Counter()
        self._remote: dict[str, frozenset[Person]] = {}
        self._gone: dict[Person, float] = dict.fromkeys(people, time.monotonic())
        """Since when. Nobody is held to have been gone before the table was looked at."""
        self._since: dict[str, float] = {}
        """Since when other nodes have had the table; older ones do not say, and run no errands."""
        self._home: str | None = None
        self.elsewhere: frozenset[Person] = frozenset()
        """Who is connected to other nodes."""

    @property
    def local(self) -> Collection[Person]:
        return self._local.keys()

    def comes(self, person: Person) -> bool:
        """Whether that changes anything for others."""
        self._local[person] += 1
        self._home = None
        self._gone.pop(person, None)
        return self._local[person] == 1

    def goes(self, person: Person) -> bool:
        self._local[person] -= 1
        if self._local[person] > 0:
            return False
        del self._local[person]
        self._home = None
        self._note([person])
        return True

    def hears(self, node: str, people: Collection[Person], since: float | None = None) -> bool:
        """Another node says who is connected to it, and since when it has had the table."""
        before = self._remote.get(node, frozenset())
        now = frozenset(people)
        if now == before:
            return False
        self._home = None
        self._since.pop(node, None)
        if now:
            self._remote[node] = now
            if since is not None:
                self._since[node] = since
        else:
            self._remote.pop(node, None)
        self.elsewhere = frozenset().union(*self._remote.values())
        for person in now:
            self._gone.pop(person, None)
        self._note(before - now)
        return True

    def loses(self, node: str) -> bool:
        """Another node is gone."""
        return self.hears(node, ())

    def nodes(self) -> Collection[str]:
        return self._remote.keys()

    def home(self, here: str, since: float) -> str:
        """The node at which the table lives: where most people are, and of several the one that has had it for longest."""
        if self._home is None:
            others = [(len(self._remote[node]), -began, node) for node, began in self._since.items()]
            *_, self._home = max([(len(self._local), -since, here), *others])
        return self._home

    def _note(self, people: Iterable[Person]) -> None:
        for person in people:
            if not self.is_here(person):
                self._gone.setdefault(person, time.monotonic())

    def is_here(self, person: Person) -> bool:
        return person in self._local or person in self.elsewhere

    def is_away(self, person: Person) -> bool:
        return not self.is_here(person) and time.monotonic() >= self._gone.setdefault(person, time.monotonic()) + self._grace

    def next_change(self, people: Iterable[Person]) -> float | None:
        """Seconds until one of these people counts as away."""
        now = time.monotonic()
        waits = [self._gone.setdefault(p, now) + self._grace - now for p in people if not self.is_here(p)]
        return min((wait for wait in waits if wait > 0), default=None)
