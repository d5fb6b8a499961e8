"""Writes the browser's types from ours: `python -m eklat.server.typescript` in the folder of the project.

What all games have goes to `web/src/lib/types.ts`, what is a game's own to `web/src/games/<game>/types.ts`; a test checks
that the files are current.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from eklat.games import GAMES, core, wire
from eklat.games.core import View
from eklat.server import messages, requests, review_forms
from eklat.server.forms import Field, about, event_fields, fields_of, game_of, name_of, objects_in, own_fields, reached
from eklat.table.events import EVENTS
from eklat.table.wire import PROTOCOL, TableState

FOLDER = Path("web/src")
MADE = "Made by `python -m eklat.server.typescript` from the types of the server; not to be edited."
ROOTS: tuple[type, ...] = (
    wire.Said, View, core.Result, TableState, messages.Presence, messages.Advice, messages.Patch, requests.Entry,
    requests.Catalogue, review_forms.Reviewed, review_forms.OwnPlay,
)  # fmt: skip
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}
UNSAID = ("type", "id")
"""What only the line to the server looks at, in a message."""


def files() -> dict[str, str]:
    """What to write where."""
    found = {"lib/types.ts": _generic()}
    return found | {f"games/{name}/types.ts": _of_game(name) for name in GAMES.packages}


def _generic() -> str:
    kinds = list(reached(ROOTS))
    parts = [
        f"/** What the server sends, as docs/protocol.md describes it. {MADE} */",
        f"/** The number of the protocol that this client speaks. */\nexport const PROTOCOL = {PROTOCOL};",
        "export type Seat = number;",
        "/** A game's name; which games there are, the server says. */\nexport type GameName = string;",
        f"export type Fact = {_type(wire.Fact)};",
        *(_interface(kind) for kind in kinds if game_of(kind) is None),
        _event(),
    ]
    return "\n\n".join(parts) + "\n"


def _of_game(name: str) -> str:
    view = GAMES[name].view_type
    kinds = list(reached([view]))
    own = [kind for kind in kinds if game_of(kind) == name]
    used: dict[str, set[str]] = {}
    for kind in kinds:
        if game_of(kind) != name and any(kind in objects_in(field.hint) for one in own for field in own_fields(one)):
            used.setdefault(game_of(kind) or "", set()).add(name_of(kind))
    used.setdefault("", set()).add("View")
    body = [_interface(kind) for kind in own]
    if any("Seat" in part for part in body):
        used[""].add("Seat")
    imports = [
        f"import type {{ {', '.join(sorted(names))} }} from '{f'../{game}/types' if game else '../../lib/types'}';"
        for game, names in sorted(used.items())
    ]
    head = f"/** A view of {GAMES[name].title}. {MADE} */"
    return "\n".join([head, *imports, ""]) + "\n" + "\n\n".join(body) + "\n"


def _shown(kind: type) -> list[Field]:
    """What the browser looks at."""
    without = UNSAID if kind.__module__ == messages.__name__ else ()
    found = [field for field in own_fields(kind) if field.name not in without]
    if kind is requests.Entry:
        found += [replace(field, is_optional=True) for field in fields_of(requests.OwnEntry) if field not in found]
    return found


def _interface(kind: type) -> str:
    heading = f"/** {text} */\n" if (text := about(kind)) else ""
    extends = " extends View" if issubclass(kind, View) and kind is not View else ""
    lines = [line for field in _shown(kind) for line in _entry(field)]
    return "\n".join([f"{heading}export interface {name_of(kind)}{extends} {{", *lines, "}"])


def _entry(field: Field) -> Iterator[str]:
    if field.about:
        yield f"  /** {field.about} */"
    written = _type(field.hint)
    yield f"  {field.name}{'?' * field.is_optional}: {written.replace('number', 'Seat') if field.is_seat else written};"


def _type(hint: Any) -> str:
    kind, inside = get_origin(hint) or hint, get_args(hint)
    if kind in (Union, UnionType):
        return " | ".join(dict.fromkeys(map(_type, inside)))
    if kind is Literal:
        return " | ".join(f"'{option}'" for option in inside)
    if kind is list:
        item = _type(inside[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind is tuple:
        return f"[{', '.join(map(_type, inside))}]"
    if kind is dict:
        return f"Record<string, {'Fact' if inside[1] == wire.Fact else _type(inside[1])}>"
    return PLAIN[kind] if kind in PLAIN else name_of(kind)


def _event() -> str:
    """Every field of any event: which of them an event has, its name says."""
    found: dict[str, list[Field]] = {}
    for name in EVENTS:
        for field, _ in event_fields(name):
            found.setdefault(field.name, []).append(field)
    lines = [f"  event: {' | '.join(f'{name!r}' for name in EVENTS)};", "  version: number;", "  time: number;"]
    lines += [
        "  /** What is told about it; talk tells itself. */", "  told?: Said[];",
        "  /** The heading under which it belongs. */", "  chapter?: Said;",
    ]  # fmt: skip
    for name, kinds in found.items():
        if name not in ("version", "time"):
            merged = Field(name, Union[tuple(kind.hint for kind in kinds)], True, "", kinds[0].is_seat)  # noqa: UP007
            lines += _entry(merged)
    return "\n".join(["/** Something that happened at a table. */", "export interface TableEvent {", *lines, "}"])


if __name__ == "__main__":
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
