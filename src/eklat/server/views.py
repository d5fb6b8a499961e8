"""Writes `docs/views.md` from the types of views and real positions: `python -m eklat.server.views > docs/views.md`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from eklat.games import GAMES, core
from eklat.games.core import Move, View
from eklat.games.options import Rules
from eklat.server.forms import Field, about, fields_of, has_fields, json_type, name_of, own_fields, python_fields
from eklat.server.protocol import in_json

POSITIONS = {
    "mu": (4, 13, "bid K9; bid B7 B9; pass; pass; pass; pass; trump K; trump B; partner 2", 10),
    "mu2": (2, 5, "bid G2; bid B1; bid G9; pass; pass; discard B3 R3 Y4 Y6; trump 1; trump G; reveal small", 7),
    "heuldoch": (4, 3, "", 9),
}
"""Where an example stands: players, the seed of the deal, the first moves, and how many by chance after them."""
SHOWN = {
    "rules": "rules.changed()",
    "log": "log[-2:]",
    "legal": "legal[:2]",
    "piles": "piles[0]",
    "question": "question.say()",
}
"""What an example shows of longer values."""


def pages() -> Iterator[str]:
    yield files("eklat.server").joinpath("views_introduction.md").read_text(encoding="utf-8")
    yield "## Every view\n"
    yield _table(View, View)
    known: set[type] = set()
    for name in GAMES.packages:
        yield f"## {GAMES[name].title}\n"
        yield f"`eklat.games.{name}.View`; in JSON `{name_of(GAMES[name].view_type)}`. Beside what every view has:\n"
        for kind in _reached(name):
            if kind not in known:
                known.add(kind)
                yield _table(kind, json_type(kind)) if issubclass(kind, View) else _described(kind)
        yield _example(name)


def _reached(name: str) -> list[type]:
    """The view of a game, every kind of value in it, and how a deal can end."""
    scoring = import_module(f"eklat.games.{name}.scoring")
    ends = [kind for kind in vars(scoring).values() if isinstance(kind, type) and kind.__module__ == scoring.__name__]
    todo, found = [GAMES[name].view_type, *(kind for kind in ends if issubclass(kind, core.Result))], list[type]()
    while todo:
        kind = todo.pop(0)
        if kind not in found:
            found.append(kind)
            todo[:0] = [inner for field in python_fields(kind) for inner in _values_in(field.hint)]
    return found


def _values_in(hint: Any) -> list[type]:
    if isinstance(hint, type) and not get_args(hint):
        is_value = has_fields(hint) and not issubclass(hint, Move | Rules | core.LegalMoves) and hint is not core.Result
        return [hint] if is_value and hint.__module__.count(".") > 2 else []
    inside = get_args(hint)[:1] if get_origin(hint) is Annotated else get_args(hint)
    return [kind for option in inside for kind in _values_in(option)]


def _described(kind: type) -> str:
    written = json_type(kind)
    form = "" if written is kind else f"; in JSON `{name_of(written)}`"
    place = f"`{kind.__module__}.{kind.__name__}`{form}"
    return f"### `{kind.__name__}`\n\n{place}. {_plain(about(kind))}\n\n{_table(kind, written)}"


def _table(kind: type, form: type) -> str:
    """Every field as it is called in Python and in JSON."""
    is_of_game = issubclass(kind, View) and kind is not View
    common = {field.name for field in python_fields(View)} if is_of_game else set()
    here = {field.name: field for field in python_fields(kind) if field.name not in common}
    wire = {field.name: field for field in (own_fields(form) if is_of_game else fields_of(form))}
    known = {field.name: field for field in python_fields(kind)}
    rows = ["| field | in Python | in JSON | |", "|---|---|---|---|"]
    for name in dict.fromkeys([*here, *wire]):
        there = wire.get(name)
        python = in_python(known[name]) if name in known else "–"
        text = (known[name].about if name in known else "") or (there.about if there else "")
        rows.append(f"| `{name}` | {python} | {'–' if there is None else in_json(there)} | {_plain(text)} |")
    return "\n".join([*rows, ""])


def _plain(text: str) -> str:
    return " ".join(text.split()).replace("null", "None")


def in_python(field: Field) -> str:
    """The type of a field as Python writes it."""
    kind = get_origin(field.hint)
    hint = get_args(field.hint)[0] if kind is Annotated else field.hint
    written = _written(hint).replace("|", "\\|")
    return f"`{written.replace('int', 'Seat') if field.is_seat else written}`"


def _written(hint: Any) -> str:
    kind, inside = get_origin(hint) or hint, get_args(hint)
    if kind is Annotated:
        return _written(inside[0])
    if kind in (Union, UnionType):
        return " | ".join(map(_written, inside))
    if kind is Literal:
        return f"Literal[{', '.join(map(repr, inside))}]"
    if inside:
        return f"{kind.__name__}[{', '.join('...' if item is Ellipsis else _written(item) for item in inside)}]"
    return "None" if kind is NoneType else getattr(kind, "__name__", str(kind))


def _example(name: str) -> str:
    """A real position, as a doctest and as JSON."""
    players, seed, moves, more = POSITIONS[name]
    code = [
        "from random import Random",
        "from eklat.games import GAMES",
        f'game, rng = GAMES["{name}"], Random(1)',
        f"state = game.start(game.deal(Random({seed}), players={players}))",
        *([f'for text in "{moves}".split("; "):\n    state = state.play(game.parse(text))'] if moves else []),
        f"for _ in range({more}):\n    state = state.play(rng.choice(state.legal))",
        "view = state.view(state.turn)",
    ]
    known: dict[str, Any] = {}
    exec("\n".join(code), known)
    lines = [f">>> {line}".replace("\n", "\n... ") for line in code]
    view: View = known["view"]
    for field in python_fields(type(view)):
        shown = f"view.{SHOWN.get(field.name, field.name)}"
        value = eval(shown, known)
        if value is not None and value != ():
            lines += [f">>> {shown}", repr(value)]
    data = ",\n".join(
        f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in view.to_json().items()
    )
    python = "\n".join(lines)
    return f"### A position of {GAMES[name].title}\n\n```python\n{python}\n\n```\n\n```json\n{{\n{data}\n}}\n```\n"


def document() -> str:
    return "\n".join(pages())


if __name__ == "__main__":
    print(document(), end="")
