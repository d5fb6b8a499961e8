"""What a viewer is told when something has happened: the events, and only what has changed in their picture of the table.

The picture has two parts. `table` is the same for everybody: seats, scores, clock; its entries are replaced as a whole.
`view` is what the viewer may know of the hand, and is built by `table.view` alone; here its changed places are found, so
that most moves cost a few dozen bytes. A change is a path with the new value at its end: `["hand_sizes", 2, 11]` puts 11 at
place 2 of `hand_sizes`, and a place just behind the end of a list makes it longer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from functools import cache
from operator import attrgetter
from typing import Any

from eklat.games.core import LegalMoves, NoMoves, View, plain
from eklat.table import Table

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
    "may_take_back",
)
"""What the public part of a snapshot is made of, beside the position."""


def public(table: Table, now: float) -> dict[str, Any]:
    """The part of the snapshot that is the same for everybody."""
    snapshot = replace(table, state=None).snapshot(None, now)
    del snapshot["view"], snapshot["you"]
    clock = snapshot["clock"] | {"deadline": table.deadline(), "is_up": table.time_is_up(now)}
    return snapshot | {"turn": table.turn, "clock": clock, "may_take_back": list(table.may_take_back)}


def public_changes(old: Table, new: Table, now: float) -> dict[str, Any]:
    """What everybody must replace in it. That time has passed is no change."""
    if new.times.clock is None and _WITHOUT_MOVES(old) == _WITHOUT_MOVES(new):  # a move, as nearly always
        changed = {"version": new.version, "position": new.position, "turn": new.turn}
        return {key: value for key, value in changed.items() if value != getattr(old, key)}
    before, after = public(old, now), public(new, now)
    return {key: value for key, value in after.items() if value != before[key]}


Memo = dict[tuple[str, int, int] | str, list[Any]]
"""Changes that were found for one viewer and hold for the next: the same values before and after."""


def view_changes(old: View | None, new: View | None, memo: Memo) -> Patch | None:
    """How one picture becomes the next; None if they are equal."""
    if old is new:
        return None
    if new is None or old is None or type(old) is not type(new):
        return {"full": None if new is None else new.to_json()}
    changes: list[Any] = []
    names, values = _fields(type(new))
    for name, before, after in zip(names, values(old), values(new), strict=True):
        if before is not after and before != after:
            key = (name, id(before), id(after))
            found = memo.get(key)
            if found is None:
                found = memo[key] = []
                _compare([name], before, after, found)
            changes += found
    if new.seat is not None and new.seat in (old.turn, new.turn):  # what is asked of oneself, others do not hear
        if new.question is not old.question:
            changes.append(["question", None if new.question is None else new.question.to_json()])
    else:
        changes += _compare_spoken("question", old, new, memo)
    changes += _compare_spoken("chapter", old, new, memo)
    if new.result is not old.result:
        changes += _compare_spoken("ending", old, new, memo)
    patch: Patch = {}
    _compare_legal(old.legal, new.legal, changes, patch)
    if changes:
        patch["set"] = changes
    return patch or None


@cache
def _fields(kind: type[View]) -> tuple[tuple[str, ...], Callable[[View], tuple[Any, ...]]]:
    names = tuple(field.name for field in fields(kind) if field.name != "legal")
    return names, attrgetter(*names)


def _compare(path: list[Any], old: Any, new: Any, changes: list[Any]) -> None:
    """Note where two different values differ: as deep as lists go, and as a whole where little is left as it was."""
    if type(new) is not tuple or type(old) is not tuple or not 0 < len(old) <= len(new):
        changes.append([*path, plain(new)])
        return
    found: list[Any] = []
    if new[: len(old)] != old:
        for place, (before, after) in enumerate(zip(old, new, strict=False)):
            if before is not after and before != after:
                _compare([*path, place], before, after, found)
    found += [[*path, place, plain(new[place])] for place in range(len(old), len(new))]
    changes += found if len(found) <= max(1, len(new) // 2) else [[*path, plain(new)]]


def _compare_spoken(name: str, old: View, new: View, memo: Memo) -> list[Any]:
    """What a view says is the same for everybody, but for what is asked of oneself."""
    found = memo.get(name)
    if found is None:
        was, said = getattr(old, name), getattr(new, name)
        found = memo[name] = [] if said is was or said == was else [[name, plain(said)]]
    return found


def _compare_legal(old: LegalMoves, new: LegalMoves, changes: list[Any], patch: Patch) -> None:
    """Legal moves are written as a list and sometimes a limit beside it, so a name may come and go."""
    if old is new or (type(old) is NoMoves and type(new) is NoMoves):
        return
    before = _NOTHING if type(old) is NoMoves else old.listing
    after = _NOTHING if type(new) is NoMoves else new.listing
    changes += [[name, value] for name, value in after.items() if value != before.get(name)]
    if gone := [name for name in before if name not in after]:
        patch["drop"] = gone


_NOTHING: dict[str, Any] = {"legal": []}
