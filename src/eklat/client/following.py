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
        self._missed: list[Json] | None = None
        """After a lost line: what has happened meanwhile, until all of it has come."""
        self._is_lost = False

    def greet(self) -> int:
        """A line begins: the last event that need not be sent again."""
        if self._past is not None:
            self._past = []
            return 0
        return 0 if self.snapshot is None else self.snapshot.version

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
        """What happened before we came. From now on everything is told as it comes."""
        past, self._past = self._past or [], None
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
            case "presence" if self._missed is None:
                return Update(self.snapshot)
        return None

    def _welcome(self, snapshot: Snapshot) -> Update | None:
        before, self.snapshot = self.snapshot, snapshot
        was_lost, self._is_lost = self._is_lost, False
        if self._past == []:
            self._first = snapshot.version
        is_behind = before is not None and before.version < snapshot.version and self._past is None
        self._missed = [] if was_lost and is_behind else None
        if self._missed is not None:
            return None
        return Update(snapshot, notice="back" if was_lost else None)

    def _tell(self, events: list[Json]) -> Update | None:
        """What has happened. What was missed is told at once, when the last of it is here."""
        assert self.snapshot is not None
        if self._missed is None:
            return Update(self.snapshot, events)
        self._missed += events
        if not self._missed or self._missed[-1]["version"] < self.snapshot.version:
            return None
        missed, self._missed = self._missed, None
        return Update(self.snapshot, missed, notice="back")
