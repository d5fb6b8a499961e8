"""A view from its form in JSON: the way back from `core.plain`, by the types that the view declares.

A view of numbers, texts, cards, moves, tuples and small dataclasses needs nothing more than its types. A game that abridges
something in JSON has a `Reader` of its own, which works it out again from the rest of the view.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from functools import cache
from types import NoneType, UnionType
from typing import Any, Generic, Literal, NoReturn, TypeVar, Union, get_args, get_origin, get_type_hints

from eklat.games.core import Game, LegalMoves, Listed, Move, NoMoves, Refusal, Result, View
from eklat.games.notation import shown
from eklat.games.options import Rules
from eklat.games.said import said

V = TypeVar("V", bound=View)


class BadView(ValueError):
    """Data that is no view of this game; it says which part is wrong."""


@dataclass(frozen=True)
class Given(Listed):
    """Legal moves as somebody else has listed them."""

    def refusal(self, move: Move) -> Refusal | None:
        return None if move in self.moves else Refusal("not-listed", said("game-no-listed"))


def _wrong(data: Any, where: str, expected: str) -> NoReturn:
    raise BadView(f"{where} must be {expected}, not {shown(data)}")


class Reader(Generic[V]):
    """Reads one view of a game."""

    def __init__(self, game: Game[Any, Any, Any, V], data: Any) -> None:
        self.game, self.data = game, data

    def read(self) -> V:
        """The whole view. Raises `BadView`."""
        if not isinstance(self.data, Mapping):
            raise BadView(f"{shown(self.data)} is not a view of {self.game.title}")
        if self.data.get("game") != self.game.name:
            raise BadView(f"this is not a view of {self.game.title}: its game is {shown(self.data.get('game'))}")
        try:
            view = self.view()
            if self.data.get("result") is not None:
                view = replace(view, result=self.result(view, self.data["result"]))
            is_to_move = view.seat is not None and view.seat == view.turn
            return replace(view, legal=self.legal(view)) if is_to_move else view
        except BadView:
            raise
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise BadView(f"the parts of this view of {self.game.title} do not fit together: {error}") from error

    def view(self) -> V:
        """The view but for result and legal moves."""
        nothing = NoMoves(is_over=self.data.get("turn") is None)
        view: V = self.part(self.game.view_type, self.data, "the view", legal=nothing, result=None)
        return view

    def result(self, view: V, data: Any) -> Result:
        result: Result = self.value(_hints(self.game.view_type)["result"], data, "result")
        return result

    def legal(self, view: V) -> LegalMoves:
        return Given(tuple(self.game.parse(text) for text in self.data["legal"]))

    # Values by their types ----------------------------------------------------------------------------------------------

    def value(self, hint: Any, data: Any, where: str) -> Any:
        """What is written here, as the type that is wanted."""
        kind, options = get_origin(hint) or hint, get_args(hint)
        if kind in (Union, UnionType):
            return self._one_of(options, data, where)
        if kind is Literal:
            return data if data in options else _wrong(data, where, f"one of {', '.join(map(str, options))}")
        if kind is tuple or kind is frozenset:
            return kind(self._items(options, data, where))
        if kind is NoneType:
            return _wrong(data, where, "nothing") if data is not None else None
        if kind in (bool, int):
            return data if type(data) is kind else _wrong(data, where, f"of type {kind.__name__}")
        if kind is float:
            return data if type(data) in (int, float) else _wrong(data, where, "a number")
        if issubclass(kind, Rules):
            return self.game.rules(data) if isinstance(data, Mapping) else _wrong(data, where, "options by name")
        if is_dataclass(kind) or hasattr(kind, "_fields"):
            return self.part(kind, data, where)
        if not isinstance(data, str):
            _wrong(data, where, "a text")
        try:
            return self.game.read_move(data) if issubclass(kind, Move) else kind(data)
        except ValueError as error:
            raise BadView(f"{where}: {error}") from None

    def part(self, kind: Any, data: Any, where: str, **known: Any) -> Any:
        """A value of several named parts. Some may be known already; what has a default may be missing."""
        if not isinstance(data, Mapping):
            _wrong(data, where, "an object")
        hints, defaults = _hints(kind), _defaults(kind)
        for name in (name for name in hints if name not in known):
            if name in data:
                known[name] = self.value(hints[name], data[name], f"{name} in {where}")
            elif name not in defaults:
                raise BadView(f"{name} is missing in {where}")
        return kind(**known)

    def _items(self, options: tuple[Any, ...], data: Any, where: str) -> list[Any]:
        is_any_number = len(options) == 1 or options[-1] is Ellipsis
        if not isinstance(data, list | tuple) or not (is_any_number or len(data) == len(options)):
            _wrong(data, where, "a list" if is_any_number else f"a list of {len(options)}")
        hints = options[:1] * len(data) if is_any_number else options
        return [self.value(hint, item, where) for hint, item in zip(hints, data, strict=True)]

    def _one_of(self, options: tuple[Any, ...], data: Any, where: str) -> Any:
        if data is None and NoneType in options:
            return None
        *others, last = (option for option in options if option is not NoneType)
        for option in others:
            try:
                return self.value(option, data, where)
            except BadView:
                pass
        return self.value(last, data, where)


@cache
def _hints(kind: type) -> dict[str, Any]:
    """The parts of a kind of value, with their types."""
    hints, names = get_type_hints(kind), getattr(kind, "_fields", None) or [field.name for field in fields(kind)]
    return {name: hints[name] for name in names}


@cache
def _defaults(kind: Any) -> frozenset[str]:
    """The parts that may be missing."""
    if hasattr(kind, "_fields"):
        return frozenset(kind._field_defaults)
    return frozenset(f.name for f in fields(kind) if f.default is not MISSING or f.default_factory is not MISSING)
