"""Facts that are worked out when first asked for, and then kept; and values that differ from others in a few facts."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")


class lazy(Generic[T]):
    """Like `functools.cached_property` without its lock, which costs more than most of our facts (until Python 3.12)."""

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        self.work_out = work_out
        self.name = work_out.__name__
        self.__doc__ = work_out.__doc__

    @overload
    def __get__(self, owner: None, kind: type) -> Self: ...
    @overload
    def __get__(self, owner: object, kind: type) -> T: ...
    def __get__(self, owner: object, kind: type) -> Self | T:
        if owner is None:
            return self
        value = owner.__dict__[self.name] = self.work_out(owner)
        return value


def changed(value: T, **facts: Any) -> T:
    """Like `dataclasses.replace`, for frozen values that need no checks: many a second are made."""
    kind: Any = type(value)
    new: T = object.__new__(kind)
    new.__dict__.update(value.__dict__)
    for name in _lazies(kind):
        new.__dict__.pop(name, None)
    new.__dict__.update(facts)
    return new


@cache
def _lazies(kind: type) -> tuple[str, ...]:
    """What is worked out anew for a changed value."""
    return tuple(name for base in kind.__mro__ for name, fact in vars(base).items() if isinstance(fact, lazy))
