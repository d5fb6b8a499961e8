"""What JSON looks like on the wire, worked out from the types of the values that are written.

A dataclass, named tuple, typed dictionary or message is an object with its fields. Cards and moves are texts, tuples and
sets are lists, options a small object. Where something writes itself in another form, it says so by `Annotated`.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from itertools import pairwise
from types import NoneType, UnionType
from typing import Annotated, Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import BaseModel

from eklat.games import wire
from eklat.games.core import SPOKEN, Move, View
from eklat.games.options import Rules, Value
from eklat.table.events import EVENTS
from eklat.table.visibility import nobody, sights


@dataclass(frozen=True)
class Field:
    """One entry of an object."""

    name: str
    hint: Any
    """Its type, made of what JSON knows and of classes that `fields_of` knows."""
    is_optional: bool = False
    about: str = ""
    is_seat: bool = False
    """Its numbers are seats."""


def json_type(hint: Any) -> Any:
    """A type of Python as it is written."""
    kind, inside = get_origin(hint) or hint, get_args(hint)
    if kind is Annotated:
        declared = [meta for meta in inside[1:] if isinstance(meta, type) and has_fields(meta)]
        found = declared[0] if declared else json_type(inside[0])
        return found | None if declared and NoneType in get_args(inside[0]) else found
    if kind is NotRequired:
        return json_type(inside[0])
    if kind in (Union, UnionType):
        return Union[tuple(dict.fromkeys(json_type(option) for option in inside))]  # noqa: UP007
    if kind is tuple and inside[-1] is not Ellipsis:
        return tuple.__class_getitem__(tuple(json_type(item) for item in inside))
    if kind in (tuple, frozenset, list, Sequence):
        return list[json_type(inside[0])] if inside else list[Any]  # type: ignore[misc]
    if kind in (dict, Mapping):
        return dict[str, json_type(inside[1])] if inside else dict[str, Any]  # type: ignore[misc]
    if not isinstance(kind, type) or kind in (str, int, float, bool, NoneType, object) or kind is Any:
        return hint
    if issubclass(kind, Move | str):
        return str
    if issubclass(kind, Rules):
        return dict[str, Value]
    written = get_type_hints(kind.to_json, include_extras=True)["return"] if hasattr(kind, "to_json") else kind
    return json_type(written) if get_origin(written) is Annotated else kind


def has_fields(kind: type) -> bool:
    return is_typeddict(kind) or is_dataclass(kind) or hasattr(kind, "_fields") or issubclass(kind, BaseModel)


def fields_of(kind: type) -> tuple[Field, ...]:
    """The entries of the object as which such a value is written."""
    if issubclass(kind, View):
        return tuple(_view(kind))
    hints, abouts, raw = get_type_hints(kind, include_extras=True), _abouts(kind), _written(kind)
    names, optional = list(hints), {name for name, hint in hints.items() if get_origin(hint) is NotRequired}
    if is_typeddict(kind):
        optional |= getattr(kind, "__optional_keys__", frozenset())
    elif issubclass(kind, BaseModel):
        names = list(kind.model_fields)
        optional = {name for name, field in kind.model_fields.items() if not field.is_required()}
        abouts = {name: field.description or "" for name, field in kind.model_fields.items()}
    elif is_dataclass(kind):
        names = [field.name for field in fields(kind)]
    return tuple(
        Field(name, json_type(hints[name]), name in optional, abouts.get(name, ""), _is_seat(raw.get(name, "")))
        for name in names
    )


def python_fields(kind: type) -> list[Field]:
    """What a value has in Python: its fields, and what it works out of them."""
    hints, abouts, raw = get_type_hints(kind, include_extras=True), _abouts(kind), _written(kind)
    names = [field.name for field in fields(kind)] if is_dataclass(kind) else [*getattr(kind, "_fields", ())]
    found = {name: Field(name, hints[name], False, abouts.get(name, ""), _is_seat(raw.get(name, ""))) for name in names}
    for one in reversed(kind.__mro__):
        for name, value in vars(one).items():
            asked = value.fget if isinstance(value, property) else getattr(value, "work_out", None)
            if asked is not None and not name.startswith("_") and name not in found:
                seats = _is_seat(str(asked.__annotations__["return"]))
                found[name] = Field(name, get_type_hints(asked)["return"], False, asked.__doc__ or "", seats)
    return list(found.values())


def _is_seat(annotation: str) -> bool:
    return re.search(r"\b(Seat|Log)\b", annotation) is not None


def _view(kind: type[View]) -> Iterator[Field]:
    """A view: its own fields, what it says, and its legal moves."""
    hints, abouts, raw = get_type_hints(kind, include_extras=True), _abouts(kind), _written(kind)
    yield Field("game", str, about="The name of the game.")
    for field in fields(kind):
        if field.name == "legal":
            (listing,) = hints["legal"].__metadata__
            yield from fields_of(listing)
        else:
            about = abouts.get(field.name, "")
            yield Field(field.name, json_type(hints[field.name]), False, about, _is_seat(raw[field.name]))
    for name in SPOKEN:
        work_out = getattr(View, name).work_out
        hint = get_type_hints(work_out)["return"]
        yield Field(name, json_type(hint), about=(work_out.__doc__ or "").replace("None", "null"))
    if kind is View:
        yield from fields_of(wire.Usual)


def own_fields(kind: type) -> list[Field]:
    """The entries of an object; of the view of a game, what it has beyond what every view has."""
    if kind is View or not issubclass(kind, View):
        return list(fields_of(kind))
    common = {(field.name, str(field.hint)) for field in fields_of(View) if not field.is_optional}
    return [field for field in fields_of(kind) if (field.name, str(field.hint)) not in common and field.name != "offers"]


def reached(roots: Iterable[type]) -> list[type]:
    """Every kind of object in these, each once."""
    todo, found = list(roots), list[type]()
    while todo:
        kind = todo.pop(0)
        if kind not in found:
            found.append(kind)
            todo[:0] = [inner for field in own_fields(kind) for inner in objects_in(field.hint)]
    return found


def objects_in(hint: Any) -> list[type]:
    """The kinds of objects in a type."""
    if isinstance(hint, type) and not get_args(hint):
        return [hint] if has_fields(hint) else []
    return [kind for option in get_args(hint) for kind in objects_in(option)]


def name_of(kind: type) -> str:
    """What a form is called."""
    return kind.form if issubclass(kind, View) else kind.__name__


def event_fields(name: str) -> list[tuple[Field, Any]]:
    """What is shown of an event, and to whom."""
    kind: Any = EVENTS[name]
    known = {field.name: field for field in fields_of(kind)}
    return [(known[name], sight) for name, sight in sights(kind) if sight is not nobody]


def game_of(kind: type) -> str | None:
    """The game of the house to which a form belongs; None for those that all have."""
    parts = kind.__module__.split(".")
    return parts[2] if parts[:2] == ["eklat", "games"] and len(parts) > 3 else None


def about(kind: type) -> str:
    """What a form is, in a sentence."""
    text = " ".join((kind.__doc__ or "").split()).replace("None", "null")
    return "" if text.startswith(("dict(", f"{kind.__name__}(")) else text.partition(". ")[0].rstrip(".") + "."


# What stands in the source ------------------------------------------------------------------------------------------------


def _bodies(kind: type) -> Iterator[list[ast.stmt]]:
    """The classes as they are written, the base first."""
    for one in [kind] if is_typeddict(kind) else reversed(kind.__mro__):
        if one.__module__.startswith("eklat."):
            for node in _source(one.__module__):
                if isinstance(node, ast.ClassDef) and node.name == one.__name__:
                    for base in _forms(node, one.__module__):
                        yield from _bodies(base)
                    yield node.body


def _forms(node: ast.ClassDef, module: str) -> list[type]:
    """The forms on which another form stands, which Python itself does not remember before 3.12."""
    bases = (eval(ast.unparse(base), vars(sys.modules[module])) for base in node.bases)
    return [base for base in bases if is_typeddict(base)]


@cache
def _source(module: str) -> list[ast.stmt]:
    return ast.parse(inspect.getsource(sys.modules[module])).body


def _written(kind: type) -> dict[str, str]:
    """The types of fields as they are written."""
    lines = [line for body in _bodies(kind) for line in body if isinstance(line, ast.AnnAssign)]
    return {ast.unparse(line.target): ast.unparse(line.annotation) for line in lines}


def _abouts(kind: type) -> dict[str, str]:
    """What is said about fields, under each of them."""
    found: dict[str, str] = {}
    for body in _bodies(kind):
        for line, after in pairwise(body):
            if isinstance(line, ast.AnnAssign) and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                text = " ".join(str(after.value.value).split())
                found[ast.unparse(line.target)] = text.replace("None", "null")
    return found
