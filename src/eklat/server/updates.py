"""What a viewer is told when something has happened: the events, and only what has changed in their picture of the table.

The picture has two parts. `table` is the same for everybody: seats, scores, clock; its entries are replaced as a whole.
`view` is what the viewer may know of the hand, and is built by `table.view` alone; here its changed places are found, so
that most moves cost a few dozen bytes. A change is a path with the new value at its end: `["hand_sizes", 2, 11]` puts 11 at
place 2 of `hand_sizes`, and a place just behind the end of a list makes it longer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from functools import cache
from itertools import compress
from operator import attrgetter, is_not
from typing import Any, cast

import orjson

from eklat.games.core import LegalMoves, NoMoves, Seat, View, plain
from eklat.games.said import Said
from eklat.table import Table
from eklat.table.events import Moved

Patch = dict[str, Any]

_WITHOUT_MOVES = attrgetter(
    "settings",
    "chairs",
    "match",
    "times.clock",
    "times.paused",
    "host",
    "number",
    "phase",
    "hands",
    "salts",
    "seals",
    "missed",
    "opening",
    "asked",
    "newcomers",
    "waits",
    "ready",
)
"""What the public part of a snapshot is made of, beside the position."""


_OF_MOVES_NAMES = ("version", "position", "turn", "may_take_back")
_OF_MOVES = attrgetter(*_OF_MOVES_NAMES)


def is_just_a_move(old: Table, new: Table) -> bool:
    """A move after which nothing is otherwise but the position, as nearly always."""
    return (
        len(new.log) == len(old.log) + 1
        and type(new.log[-1]) is Moved
        and new.chairs is old.chairs
        and new.asked is old.asked
        and new.times.clock is None
        and new.waits == old.waits
    )


def public(table: Table, now: float) -> dict[str, Any]:
    """The part of the snapshot that is the same for everybody."""
    snapshot = replace(table, state=None).snapshot(None, now)
    del snapshot["view"], snapshot["you"]
    clock = snapshot["clock"] | {"deadline": table.deadline(), "is_up": table.time_is_up(now)}
    return snapshot | {"turn": table.turn, "clock": clock, "may_take_back": list(table.may_take_back)}


def public_changes(old: Table, new: Table, now: float) -> dict[str, Any]:
    """What everybody must replace in it. That time has passed is no change."""
    if is_just_a_move(old, new):
        changes: dict[str, Any] = {"version": len(new.log), "position": new.position}
        if old.turn != (turn := new.turn):
            changes["turn"] = turn
        if old.may_take_back != (may := new.may_take_back):
            changes["may_take_back"] = may
        return changes
    if new.times.clock is None and _WITHOUT_MOVES(old) == _WITHOUT_MOVES(new):
        changes = {}
        for name, before, after in zip(_OF_MOVES_NAMES, _OF_MOVES(old), _OF_MOVES(new), strict=True):
            if after != before:
                changes[name] = after
        return changes
    before, after = public(old, now), public(new, now)
    return {key: value for key, value in after.items() if value != before[key]}


class Shared:
    """What changes for every viewer alike, found once and written once."""

    __slots__ = ("_changes", "_picture", "_question", "_text")

    def __init__(self) -> None:
        self._changes: list[Any] | None = None
        self._question: list[Any] | None = None
        self._text: bytes | None = None
        self._picture: bytes | None = None

    def changes(self, old: View, new: View) -> list[Any]:
        """In the fields that are the same for everybody, and in what is said about them."""
        if self._changes is None:
            found = self._changes = []
            names, values, _ = _fields(type(new))
            olds, news = values(old), values(new)
            for name, before, after in compress(zip(names, olds, news, strict=True), map(is_not, olds, news)):
                if before != after:
                    _compare([name], before, after, found)
            found += _spoken("chapter", old, new)
            if new.result is not old.result:
                found += _spoken("ending", old, new)
        return self._changes

    def question(self, old: View, new: View) -> list[Any]:
        """What is asked, for those of whom nothing is asked."""
        if self._question is None:
            self._question = _spoken("question", old, new)
        return self._question

    def text(self, old: View, new: View) -> bytes:
        """What is shared with those of whom something is asked, written, without the brackets around it."""
        if self._text is None:
            self._text = written(self.changes(old, new))
        return self._text

    def picture(self, old: View, new: View) -> bytes:
        """For those to whom nothing else happens and of whom nothing is asked: all that changes, as it is sent."""
        if self._picture is None:
            self._picture = self.joined([], old, new)
        return self._picture

    def joined(self, changes: list[Any], old: View, new: View) -> bytes:
        """What changes for somebody of whom nothing is asked, as it is sent."""
        return _joined([*changes, *self.question(old, new)], _NONE, self.text(old, new))


class Pictures:
    """How everybody's picture of a table changes from one moment to the next."""

    __slots__ = ("_after", "_before", "_now", "_owns", "_shared", "_was")

    def __init__(self, before: Table, after: Table) -> None:
        self._before, self._after, self._shared = before, after, Shared()
        self._was, self._now = before.view(None), after.view(None)
        old, new = before.state, after.state
        self._owns: tuple[Any, Any] | None = None
        if old is not None and new is not None and type(self._was) is type(self._now) and new.owns is not None:
            self._owns = old.owns, new.owns

    @property
    def shared(self) -> bytes:
        """What changes for a seat of which nothing is asked and whose own facts stay; nothing where that is not known."""
        was, now = self._was, self._now
        return b"" if was is None or now is None or self._owns is None else self._shared.picture(was, now)

    def text(self, viewer: Seat | None) -> bytes:
        """The picture of one viewer, written; nothing if it does not change."""
        was, now, shared = self._was, self._now, self._shared
        if viewer is None or was is None or now is None or self._owns is None:
            return view_text(self._before.view(viewer), self._after.view(viewer), shared)
        then, own = self._owns[0][viewer], self._owns[1][viewer]
        is_asked = viewer in (was.turn, now.turn)
        changes: list[Any] = []
        if own != then:
            for name, earlier, today in zip(now.own or (), then, own, strict=True):
                if earlier is not today and earlier != today:
                    _compare([name], earlier, today, changes)
        elif not is_asked:
            return shared.picture(was, now)
        if not is_asked:
            return shared.joined(changes, was, now)
        before = self._before.view(viewer) if viewer == was.turn else was
        after = self._after.view(viewer) if viewer == now.turn else now
        gone = _asked(cast("View", before), cast("View", after), changes)
        return _joined(changes, gone, shared.text(was, now))


def view_changes(old: View | None, new: View | None, shared: Shared) -> Patch | None:
    """How one picture becomes the next; None if they are equal."""
    if old is new:
        return None
    if new is None or old is None or type(old) is not type(new):
        return {"full": None if new is None else new.to_json()}
    changes, gone, is_asked = _own(old, new)
    changes = [*changes, *([] if is_asked else shared.question(old, new)), *shared.changes(old, new)]
    patch: Patch = {"drop": list(gone)} if gone else {}
    if changes:
        patch["set"] = [[*path, plain(value)] for *path, value in changes]
    return patch or None


def view_text(old: View | None, new: View | None, shared: Shared) -> bytes:
    """The same, written; nothing if they are equal."""
    if old is None or new is None or type(old) is not type(new):
        patch = view_changes(old, new, shared)
        return b"" if patch is None else orjson.dumps(patch)
    changes, gone, is_asked = _own(old, new)
    if is_asked:
        return _joined(changes, gone, shared.text(old, new))
    return shared.joined(changes, old, new) if changes else shared.picture(old, new)


def written(changes: list[Any]) -> bytes:
    """Changes as JSON, without the brackets around them: what JSON does not know becomes plain on the way."""
    return orjson.dumps(changes, plain, orjson.OPT_PASSTHROUGH_DATACLASS)[1:-1]


def _joined(changes: list[Any], gone: Sequence[str], text: bytes) -> bytes:
    if changes:
        text = b"%b,%b" % (written(changes), text) if text else written(changes)
    if gone:
        dropped = orjson.dumps(gone)
        return b'{"drop":%b,"set":[%b]}' % (dropped, text) if text else b'{"drop":%b}' % dropped
    return b'{"set":[%b]}' % text if text else b""


def _own(old: View, new: View) -> tuple[list[Any], Sequence[str], bool]:
    """What changes for one viewer alone, which names go, and whether something is or was asked of them."""
    changes: list[Any] = []
    before, after = old.__dict__, new.__dict__
    for name in _fields(type(new))[2]:
        was, now = before[name], after[name]
        if was is not now and was != now:
            _compare([name], was, now, changes)
    is_asked = new.seat is not None and new.seat in (old.turn, new.turn)
    return changes, _asked(old, new, changes) if is_asked else _NONE, is_asked


def _asked(old: View, new: View, changes: list[Any]) -> Sequence[str]:
    """What is asked of a viewer, and what they may do: which names go."""
    if new.question is not old.question:
        changes.append(["question", None if new.question is None else new.question.to_json()])
    return _compare_legal(old.legal, new.legal, changes)


@cache
def _fields(kind: type[View]) -> tuple[tuple[str, ...], Callable[[View], tuple[Any, ...]], tuple[str, ...]]:
    """The fields that are the same for everybody, their values, and the others."""
    names = [field.name for field in fields(kind) if field.name != "legal"]
    same = tuple(name for name in names if kind.own is not None and name not in kind.own and name != "seat")
    own = tuple(name for name in names if name not in same and name != "seat")
    return same, attrgetter(*same) if same else lambda _: (), own


def _compare(path: list[Any], old: Any, new: Any, changes: list[Any]) -> None:
    """Note where two different values differ: as deep as lists go, and as a whole where little is left as it was."""
    if type(new) is not tuple or type(old) is not tuple or not 0 < len(old) <= len(new):
        changes.append([*path, new])
        return
    size = len(old)
    if new[:size] == old:  # it has become longer
        found = [[*path, place, new[place]] for place in range(size, len(new))]
    else:
        found = []
        for place, (before, after) in enumerate(zip(old, new, strict=False)):
            if before is not after and before != after:
                _compare([*path, place], before, after, found)
        found += [[*path, place, new[place]] for place in range(size, len(new))]
    changes += found if len(found) <= max(1, len(new) // 2) else [[*path, new]]


def _spoken(name: str, old: View, new: View) -> list[Any]:
    was, said = getattr(old, name), getattr(new, name)
    if said is was or said == was:
        return []
    return [[name, said.to_json() if type(said) is Said else said]]


def _compare_legal(old: LegalMoves, new: LegalMoves, changes: list[Any]) -> Sequence[str]:
    """Legal moves are written as a list and sometimes a limit beside it, so a name may come, or go."""
    if old is new:
        return _NONE
    before = _NOTHING if type(old) is NoMoves else old.listing
    after = _NOTHING if type(new) is NoMoves else new.listing
    if before is after:
        return _NONE
    for name, value in after.items():
        if value != before.get(name):
            changes.append([name, value])
    return _NONE if len(before) == 1 else [name for name in before if name not in after]


_NOTHING: dict[str, Any] = {"legal": []}
"""What somebody may do of whom nothing is asked. All listings have `legal`."""
_NONE: Sequence[str] = ()
