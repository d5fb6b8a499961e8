"""What must be there by now."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def known(value: T | None) -> T:
    """What a state or a view may not know yet, where a test knows that it does: a contract, a result, a seat."""
    assert value is not None
    return value


def as_a(kind: type[T], value: object) -> T:
    """The same with what a state, a move or a result of one chapter has and others have not."""
    assert isinstance(value, kind)
    return value
