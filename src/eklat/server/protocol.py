"""Writes `docs/protocol.md` from the types of the messages: `python -m eklat.server.protocol > docs/protocol.md`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, cast, get_args

from pydantic import BaseModel

from eklat.server import messages as m
from eklat.server.refusals import STATUS
from eklat.table.events import EVENTS
from eklat.table.visibility import sights


def pages() -> Iterator[str]:
    yield files("eklat.server").joinpath("protocol_introduction.md").read_text(encoding="utf-8")
    yield "## What clients say\n"
    yield "Each of these may carry an `id`, a text of at most 64 characters: the answer to it carries the same one.\n"
    yield from (_described(kind) for kind in _kinds(m.ClientMessage))
    yield "## What the server says\n"
    yield from (_described(kind) for kind in _kinds(m.ServerMessage))
    yield _described(m.Patch, "patch (in `update.view`)")
    yield "## Events\n"
    yield "Every event has `event` (its name), `version` and `time`. What is marked is not shown to everybody.\n"
    yield "| event | fields |\n|---|---|\n" + "\n".join(_event(name) for name in EVENTS) + "\n"
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


def _described(kind: type[BaseModel], title: str | None = None) -> str:
    schema = kind.model_json_schema()
    name = title or f"`{schema['properties']['type']['const']}`"
    lines = [f"### {name}\n", f"{(kind.__doc__ or '').strip()}\n"]
    fields = [(key, facts) for key, facts in schema["properties"].items() if key != "type" and not _is_usual(kind, key)]
    if fields:
        lines += ["| field | type | |", "|---|---|---|"]
        for key, facts in fields:
            must = "" if key in schema.get("required", ()) else ", may be missing"
            lines.append(f"| `{key}` | {_type(facts)}{must} | {facts.get('description', '')} |")
        lines.append("")
    return "\n".join(lines)


def _is_usual(kind: type[BaseModel], key: str) -> bool:
    """Whether this is the id that any wish may have."""
    return issubclass(kind, m.Wish) and key == "id" and kind.model_fields["id"].default is None


def _type(facts: dict[str, Any]) -> str:
    if "anyOf" in facts:
        return " or ".join(dict.fromkeys(_type(option) for option in facts["anyOf"]))
    if "$ref" in facts:
        return str(facts["$ref"]).rsplit("/", maxsplit=1)[-1].lower()
    if "const" in facts:
        return f"`{json.dumps(facts['const'])}`"
    if facts.get("type") == "array":
        return f"list of {_type(facts['items'])}" if facts.get("items") else "list"
    return str(facts.get("type", "anything"))


def _event(name: str) -> str:
    shown = {field: sight for field, sight in sights(cast("Any", EVENTS[name])) if field not in ("version", "time")}
    words = {"everybody": "", "own_seat": " (own seat)", "nobody": None}
    fields = []
    for field, sight in shown.items():
        mark = words.get(getattr(sight, "__name__", ""), " (as far as you may know it)")
        if mark is not None:
            fields.append(f"`{field}`{mark}")
    return f"| `{name}` | {', '.join(fields) or 'nothing more'} |"


def document() -> str:
    return "\n".join(pages())


if __name__ == "__main__":
    print(document(), end="")
