"""What has happened at a table between two moments, as it is told to each of those who look.

What many are told alike is found and written once. What all of those hear of whom nothing is asked and who have not moved
travels to other nodes as it is written, so that they need not work it out again.
"""

from __future__ import annotations

from typing import Any, cast

import orjson

from eklat.games.core import Seat, View
from eklat.games.lazy import lazy
from eklat.server.now import now
from eklat.server.updates import Pictures, public_changes, written
from eklat.table import Table
from eklat.table.events import Moved
from eklat.table.showing import Happened


class News:
    def __init__(self, before: Table, table: Table, changes: dict[str, Any] | None = None, heard: bytes = b"") -> None:
        """`changes` are those of the public part, if they are known; `heard` is what another node tells most viewers."""
        self.before, self.table, self._changes, self._heard = before, table, changes, heard
        self._patch = self._events = self._text = self._told = b""

    @lazy
    def _head(self) -> bytes:
        changes = public_changes(self.before, self.table, now()) if self._changes is None else self._changes
        return b'{"type":"update","version":%d,"now":%.3f,"table":%b,"events":' % (
            len(self.table.log), now(), orjson.dumps(changes),
        )  # fmt: skip

    @lazy
    def _pictures(self) -> Pictures:
        return Pictures(self.before, self.table)

    @lazy
    def _happened(self) -> Happened:
        return Happened(self.before, self.table)

    def text(self, viewer: Seat | None, is_whole: bool = False) -> bytes:
        """What a viewer hears; with the whole view, if that is wanted instead of what has changed in it."""
        if self._heard and not is_whole and (text := self._as_heard(viewer)):
            return text
        patch, events = self._pictures.text(viewer), self._happened.text(viewer, orjson.dumps)
        if is_whole and patch:
            return self._joined(events, _whole(self.table.view(viewer)))
        if not self._text or patch is not self._patch or events is not self._events:  # many are told the same
            self._patch, self._events, self._text = patch, events, self._joined(events, patch)
        return self._text

    def for_others(self) -> bytes:
        """What whoever has not moved hears of a move, and of the end of the hand if that comes with it, by which nothing is
        asked of them and nothing of their own changes; nothing where that is not the same for all of them."""
        before, table = self.before, self.table
        if type(table.log[len(before.log)]) is not Moved or not self.is_for_seats or not self._happened.is_alike:
            return b""
        if not (patch := self._pictures.shared):
            return b""
        self._patch, self._events = patch, self._happened.text(None, orjson.dumps)
        self._told = self._text = self._joined(self._events, patch)
        return self._told

    def part(self, viewer: Seat) -> bytes:
        """What a seat at another node is told: nothing if that is what most are, what is asked of it beside that, or all."""
        added = self._asked(viewer) if self._told else None
        if added is None:
            text = self.text(viewer)
            return b"" if text is self._told else text
        return b"[%b]" % added if added else b""

    @property
    def is_for_seats(self) -> bool:
        """Whether those who sit elsewhere need nothing but their part of it: everybody sees with the eyes they had before,
        and no clock runs."""
        before, table = self.before, self.table
        return table.chairs is before.chairs and table.newcomers is before.newcomers and table.times.clock is None

    def _as_heard(self, viewer: Seat | None) -> bytes:
        """That, as another node has written it; with what is asked of this viewer."""
        added = self._asked(viewer)
        return b"" if added is None else with_more(self._heard, added) if added else self._heard

    def _asked(self, viewer: Seat | None) -> bytes | None:
        """What is asked of a viewer who otherwise hears what most do; None if it is not so."""
        old, new = self.before.state, self.table.state
        if viewer is None or old is None or new is None or old.owns is None or new.owns is None or viewer == old.turn:
            return None
        if old.owns[viewer] != new.owns[viewer]:
            return None
        if viewer != new.turn:
            return b""
        view = cast("View", self.table.view(viewer))
        return written([["question", view.question], *map(list, view.legal.listing.items())])

    def _joined(self, events: bytes, patch: bytes) -> bytes:
        return b'%b%b,"view":%b}' % (self._head, events, patch) if patch else b"%b%b}" % (self._head, events)


def with_more(told: bytes, changes: bytes) -> bytes:
    """What most are told, and what else changes in a view."""
    return b"%b,%b]}}" % (told[:-3], changes)


def _whole(view: View | None) -> bytes:
    return orjson.dumps({"full": None if view is None else view.to_json()})
