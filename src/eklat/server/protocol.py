"""Writes `docs/protocol.md` from the types of the messages: `python -m eklat.server.protocol > docs/protocol.md`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from importlib.resources import files
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel

from eklat.games.wire import Said
from eklat.server import messages as m
from eklat.server.forms import Field, about, event_fields, fields_of, name_of, own_fields, reached
from eklat.server.refusals import STATUS
from eklat.table.events import EVENTS
from eklat.table.visibility import everybody, own_seat
from eklat.table.wire import TableState

WORDS = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null", Any: "anything"}
VIEWS_IN_SHORT = """\
What you may know of a hand: [views](views.md) has every field of every game, with its type and an example. What a view says
(`question`, `chapter`, `ending`), what is told about events and why something is refused are messages with facts:
"""
EVENTS_IN_SHORT = """\
Every event has `event` (its name), `version` and `time`. With it comes what is `told` about it (a list of `Said`; talk tells
itself), and where it belongs under a heading, its `chapter` (`Said`). What is marked is not shown to everybody.
"""


def pages() -> Iterator[str]:
    yield files("eklat.server").joinpath("protocol_introduction.md").read_text(encoding="utf-8")
    yield "## What clients say\n"
    yield "Each of these may carry an `id`, a text of at most 64 characters: the answer to it carries the same one.\n"
    yield from (_message(kind) for kind in _kinds(m.ClientMessage))
    yield "## What the server says\n"
    yield from (_message(kind) for kind in _kinds(m.ServerMessage))
    yield _described(m.Patch)
    yield "## The table\n"
    yield from (_described(kind) for kind in reached([TableState]))
    yield "## Views\n"
    yield VIEWS_IN_SHORT
    yield from (_described(kind) for kind in reached([Said]))
    yield "## Events\n"
    yield EVENTS_IN_SHORT
    yield "| event | fields | |\n|---|---|---|\n" + "\n".join(_event(name) for name in EVENTS) + "\n"
    yield "## Refusals\n"
    yield _refusals()
    yield "## Schema\n"
    yield "JSON Schema of everything clients say, and of everything the server says.\n"
    for adapter in (m.CLIENT, m.SERVER):
        yield f"```json\n{json.dumps(adapter.json_schema(), indent=1, ensure_ascii=False)}\n```\n"


def _refusals() -> str:
    by_status: dict[int, list[str]] = {}
    for code, status in STATUS.items():
        by_status.setdefault(status, []).append(f"`{code}`")
    rows = [f"| {status} | {' '.join(codes)} |" for status, codes in sorted(by_status.items()) if status != 422]
    return "\n".join(
        [
            "A refusal has a stable `code` and a `sentence`, in the language of the hello, or over HTTP in that of the",
            "query `lang` or of the header `Accept-Language`. Over HTTP it comes with a status:\n",
            "| status | codes |",
            "|---|---|",
            *rows,
            "| 422 | what would be wrong at any table |",
            "| 409 | everything else: it does not fit how this table stands |\n",
        ]
    )


def _kinds(union: Any) -> tuple[type[BaseModel], ...]:
    return get_args(get_args(union)[0])


def _message(kind: type[BaseModel]) -> str:
    (name,) = get_args(kind.model_fields["type"].annotation)
    return _section(f"`{name}`", (kind.__doc__ or "").strip(), [f for f in fields_of(kind) if not _is_usual(kind, f.name)])


def _described(kind: type) -> str:
    return _section(f"`{name_of(kind)}`", about(kind), own_fields(kind))


def _section(title: str, text: str, fields: Sequence[Field]) -> str:
    lines = [f"### {title}\n"] + ([f"{text}\n"] if text else [])
    if fields:
        rows = [f"| `{field.name}` | {in_json(field)} | {field.about} |" for field in fields]
        lines += ["| field | type | |", "|---|---|---|", *rows, ""]
    return "\n".join(lines)


def _is_usual(kind: type[BaseModel], name: str) -> bool:
    """Whether this is the type that every message has, or the id that any wish may have."""
    is_any_id = issubclass(kind, m.Wish) and name == "id" and kind.model_fields["id"].default is None
    return name == "type" or is_any_id


def in_json(field: Field) -> str:
    """The type of a field, in words."""
    words = _words(field.hint).replace("integer", "seat") if field.is_seat else _words(field.hint)
    return words + (", may be missing" if field.is_optional else "")


def _words(hint: Any) -> str:
    kind, inside = get_origin(hint) or hint, get_args(hint)
    if kind in (Union, UnionType):
        return " or ".join(dict.fromkeys(map(_words, inside)))
    if kind is Literal:
        return " or ".join(f"`{json.dumps(option)}`" for option in inside)
    if kind is list:
        return f"list of {_words(inside[0])}" if inside != (Any,) else "list"
    if kind is tuple:
        return f"[{', '.join(map(_words, inside))}]"
    if kind is dict:
        return "object" if inside[1] is Any else f"object of {_words(inside[1])}"
    return WORDS[kind] if kind in WORDS else f"`{name_of(kind)}`"


def _event(name: str) -> str:
    """What is shown of an event, and of what is not shown to everybody, to whom."""
    marks = {everybody: "", own_seat: " (own seat)"}
    shown = [(field, sight) for field, sight in event_fields(name) if field.name not in ("version", "time")]
    fields = [
        f"`{field.name}`: {in_json(field)}{marks.get(sight, ' (as far as you may know it)')}" for field, sight in shown
    ]
    meant = [f"`{field.name}`: {field.about.rstrip('.')}" for field, _ in shown if field.about]
    return f"| `{name}` | {'; '.join(fields)} | {' '.join([about(EVENTS[name]), *(f'{text}.' for text in meant)])} |"


def document() -> str:
    return "\n".join(pages())


if __name__ == "__main__":
    print(document(), end="")
