"""From the messages of a line to updates: the past, what happens, and after a lost line what was missed."""

from __future__ import annotations

from eklat.client.snapshot import Json, Snapshot, Update


class Follower:
    """Hears every message of one line after the other, and remembers the last moment."""

    def __init__(self) -> None:
        self.snapshot: Snapshot | None = None
        self._past: list[Json] | None = []
        """The events from before we came, while they are being sent behind the first welcome."""
        self._first = 0
        """The version of the first welcome."""
        self._told = 0
        """The last event that was told: all before it were, too."""
        self._missed: dict[int, Json | None] | None = None
        """What has happened before a welcome, until all of it has come, and what happens meanwhile; None what was told."""
        self._back = 0
        """The version of that welcome."""
        self._is_lost = False

    def greet(self) -> int:
        """A line begins: the last event that need not be sent again."""
        if self._past is not None:
            self._past, self._first = [], 0
            return 0
        return self._told

    def lose(self) -> Update | None:
        """The line is lost."""
        if self._is_lost or self.snapshot is None:
            return None
        self._is_lost = True
        return Update(self.snapshot, notice="lost")

    @property
    def is_caught_up(self) -> bool:
        """Whether everything from before the first welcome has come; it comes page by page."""
        return self._past is None or bool(self._past and self._past[-1]["version"] >= self._first)

    def take_past(self) -> list[Json]:
        """What happened before we came, as far as it is here; the rest is told later. What happens now is told as it
        comes."""
        past, self._past = self._past or [], None
        here, told = past[-1]["version"] if past else 0, max(self._told, self._first)
        self._told = told
        if here < self._first:
            self._missed, self._back = dict.fromkeys(range(self._first + 1, told + 1)), self._first
            self._told = here
        return past

    def hear(self, message: Json) -> Update | None:
        """What there is to tell after a message, if anything."""
        if message["type"] == "welcome":
            return self._welcome(Snapshot.welcome(message))
        if self.snapshot is None:
            return None
        self.snapshot = self.snapshot.after(message)
        match message["type"]:
            case "update":
                return self._tell(message["events"])
            case "events" if self._past is not None:
                self._past += message["events"]
            case "events":
                return self._tell(message["events"])
            case "presence":
                return Update(self.snapshot)
        return None

    def _welcome(self, snapshot: Snapshot) -> Update:
        self.snapshot = snapshot
        was_lost, self._is_lost = self._is_lost, False
        if self._past is not None:
            self._first = self._first or snapshot.version
        elif was_lost:
            self._back = snapshot.version
            told = [version for version, event in (self._missed or {}).items() if event is None]
            self._missed = dict.fromkeys(told) if self._told < self._back else None
        return Update(snapshot, notice="back" if was_lost else None)

    def _tell(self, events: list[Json]) -> Update | None:
        """What has happened. What was missed is told at once and in order, when all of it is here; until then one sees what
        has become of it."""
        assert self.snapshot is not None
        if self._missed is None:
            if events:
                self._told = max(self._told, events[-1]["version"])
            return Update(self.snapshot, events)
        for event in events:
            self._missed.setdefault(event["version"], event)
        if not all(version in self._missed for version in range(self._told + 1, self._back + 1)):
            return Update(self.snapshot)
        missed, self._missed = sorted(self._missed.items()), None
        self._told = missed[-1][0]
        return Update(self.snapshot, [event for _, event in missed if event is not None])
