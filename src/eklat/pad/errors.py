"""What can be wrong with a pad or a hand: a stable code, the facts, and a sentence in three languages."""

from __future__ import annotations

from typing import Any

from eklat.locales import say

Fact = str | int


class BadPad(ValueError):
    """Something no table can have played, or a file that is no pad. `hand` counts from 0; None where it does not apply."""

    def __init__(self, code: str, hand: int | None = None, **facts: Fact) -> None:
        super().__init__(code, hand, facts)
        self.code = code
        self.hand = hand
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.code, self.hand, self.facts)

    def __str__(self) -> str:
        return self.say("en")

    def at(self, hand: int) -> BadPad:
        """The same, with the hand in which it happened."""
        return BadPad(self.code, hand, **self.facts)

    def say(self, language: str) -> str:
        sentence = say(language, f"pad-wrong-{self.code}", **self.facts)
        return sentence if self.hand is None else say(language, "pad-wrong-in-hand", hand=self.hand + 1, what=sentence)


def _again(code: str, hand: int | None, facts: dict[str, Fact]) -> BadPad:
    return BadPad(code, hand, **facts)
