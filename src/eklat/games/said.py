"""What there is to say, before it is said: the id of a message, and the facts that it names.

A game, a table or a bot answers with a `Said`. Words are made of it once per language, where they are shown: here by `say`,
in the browser by `web/src/lib/said.ts`. Facts are of a small closed set, and each has one form in JSON. A message in a
catalogue names the facts: `{ $card }`. Some facts bring more than one name, of which a message takes what it needs:

| fact | in JSON | names for a fact called `x` |
|---|---|---|
| `str`, `int`, `float` | itself | `$x` |
| `Who(2)`, `Who(0, 2)` | `{"seats": [0, 2]}` | `$x` names, `$x-count`, `$x-you`: "yes" if it is the reader and nobody else |
| `Cards("R7", …)` | `{"cards": ["R7"]}` | `$x`, `$x-count` |
| `Trump("R")` | `{"trump": "R"}` | `$x` in words, `$x-kind` the letter, the digit, `trump` for the whole suit, or `none` |
| `Scores((12, -3))` | `{"scores": [12, -3]}` | `$x`: everybody's name and number |
| `Gains((12, -3))` | `{"gains": [12, -3]}` | the same, with signs |
| `Said` | `{"message": …, "facts": …}` | `$x`: what it says |
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from eklat.games.lazy import lazy

Value = str | int | float
"""What a catalogue can put into a sentence."""


class Who(tuple[int, ...]):
    """Seats, said as the names of who sits there."""

    __slots__ = ()

    def __new__(cls, *seats: int) -> Who:
        return tuple.__new__(cls, seats)

    def __getnewargs__(self) -> tuple[int, ...]:
        return tuple(self)


class Cards(tuple[str, ...]):
    """Cards, by their names."""

    __slots__ = ()

    def __new__(cls, *cards: str) -> Cards:
        return tuple.__new__(cls, cards)

    def __getnewargs__(self) -> tuple[str, ...]:
        return tuple(self)


class Trump(NamedTuple):
    """A suit or a trump: a colour's letter, a digit, `trump` for all trumps, or `none`."""

    trump: str


class Scores(NamedTuple):
    """A number per seat."""

    scores: tuple[int, ...]


class Gains(NamedTuple):
    """What everybody wins or loses."""

    gains: tuple[int, ...]


_READ: Mapping[str, Callable[[Any], Who | Cards | Trump | Scores | Gains]] = {
    "seats": lambda seats: Who(*seats),
    "cards": lambda cards: Cards(*cards),
    "trump": Trump,
    "scores": lambda scores: Scores(tuple(scores)),
    "gains": lambda gains: Gains(tuple(gains)),
}


@dataclass(frozen=True)
class Said:
    """A message and its facts. `str` says it in English, with seats by their numbers."""

    message: str
    facts: Mapping[str, Fact] = field(default_factory=dict)

    @lazy
    def _json(self) -> dict[str, Any]:
        facts = {name: _WRITTEN[type(fact)](fact) if type(fact) in _WRITTEN else fact for name, fact in self.facts.items()}
        return {"message": self.message, "facts": facts}

    def to_json(self) -> dict[str, Any]:
        """As plain data, which is not to be changed: much is said often, and written once."""
        return self._json

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Said:
        """From its form in JSON."""
        return cls(data["message"], {name: _read(fact) for name, fact in data["facts"].items()})

    def say(self, language: str = "en", names: Sequence[str] | None = None, you: int | None = None) -> str:
        """In words. Without names, players are called by their seats; `you` is the seat of the reader."""
        from eklat.locales import say

        values: dict[str, Value] = {}
        for name, fact in self.facts.items():
            values.update(_values(name, fact, language, names, you))
        return say(language, self.message, **values)

    def __hash__(self) -> int:
        return hash((self.message, *sorted(self.facts)))

    def __str__(self) -> str:
        return self.say()


Fact = str | int | float | Who | Cards | Trump | Scores | Gains | Said
_WRITTEN: Mapping[type, Callable[[Any], Any]] = {
    Who: lambda who: {"seats": list(who)},
    Cards: lambda cards: {"cards": list(map(str, cards))},
    Trump: lambda trump: {"trump": trump.trump},
    Scores: lambda scores: {"scores": list(scores.scores)},
    Gains: lambda gains: {"gains": list(gains.gains)},
    Said: Said.to_json,
}


@lru_cache(maxsize=4096, typed=True)
def said(message: str, **facts: Fact) -> Said:
    """`said("mu-told-play", who=Who(2), card=Cards("R7"))`. What was said before is the same object again."""
    return Said(message, facts)


def _read(data: Any) -> Fact:
    if isinstance(data, str | int | float):
        return data
    if "message" in data:
        return Said.read(data)
    ((form, value),) = data.items()
    return _READ[form](value)


def _values(
    name: str, fact: Fact, language: str, names: Sequence[str] | None, you: int | None
) -> Iterator[tuple[str, Value]]:
    if isinstance(fact, str | int | float):
        yield name, fact
    elif isinstance(fact, Said):
        yield name, fact.say(language, names, you)
    elif isinstance(fact, Who):
        yield name, listed(language, [_called(seat, language, names) for seat in fact])
        yield f"{name}-count", len(fact)
        yield f"{name}-you", "yes" if fact == (you,) else "no"
    elif isinstance(fact, Cards):
        yield name, " ".join(card_name(language, card) for card in fact)
        yield f"{name}-count", len(fact)
    elif isinstance(fact, Trump):
        from eklat.locales import say

        yield name, say(language, "card-trump", kind=fact.trump)
        yield f"{name}-kind", fact.trump
    else:
        values = fact.scores if isinstance(fact, Scores) else fact.gains
        sign = "+" if isinstance(fact, Gains) else ""
        parts = [f"{_called(s, language, names)} {figure(n, sign)}" for s, n in enumerate(values)]
        yield name, ", ".join(parts)


def _called(seat: int, language: str, names: Sequence[str] | None) -> str:
    if names is not None and 0 <= seat < len(names):
        return names[seat]
    from eklat.locales import say

    return say(language, "game-seat", seat=seat)


def card_name(language: str, card: str) -> str:
    """A card as it is written: letters and digits as they are, cards that have a name by that."""
    from eklat.locales import has, say

    return say(language, f"card-{card}") if len(card) > 2 and has(language, f"card-{card}") else card


def listed(language: str, parts: Sequence[str]) -> str:
    """Anna, Bela and Cleo."""
    from eklat.locales import say

    if len(parts) < 2:
        return "".join(parts)
    return say(language, "game-list", first=", ".join(parts[:-1]), last=parts[-1])


def figure(value: int, sign: str = "") -> str:
    """A number with the true minus sign; with `sign` "+", what is above nothing has one, too."""
    return f"{sign}{value}" if value > 0 else str(value).replace("-", "−")
