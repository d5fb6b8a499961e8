"""What there is to say, before it is said: the id of a message, and the facts that it names.

A game, a table or a bot answers with a `Said`. Words are made of it once per language, where they are shown: here by `say`,
in the browser by `web/src/lib/said.ts`. Facts are of a small closed set, and each has one form in JSON. A message in a
catalogue names the facts: `{ $card }`. Some facts bring more than one name, of which a message takes what it needs:

| fact | in JSON | names for a fact called `x` |
|---|---|---|
| `str`, `int` | itself | `$x` |
| `Who(2)`, `Who(0, 2)` | `{"seats": [0, 2]}` | `$x` names, `$x-count`, `$x-you`: "yes" if it is the reader and nobody else |
| `Cards("R7", …)` | `{"cards": ["R7"]}` | `$x`, `$x-count` |
| `Trump("R")` | `{"trump": "R"}` | `$x` in words, `$x-kind` the letter, the digit, `trump` for the whole suit, or `none` |
| `Scores((12, -3))` | `{"scores": [12, -3]}` | `$x`: everybody's name and number |
| `Gains((12, -3))` | `{"gains": [12, -3]}` | the same, with signs |
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Value = str | int
"""What a catalogue can put into a sentence."""


@dataclass(frozen=True, init=False)
class Who:
    """Seats, said as the names of who sits there."""

    seats: tuple[int, ...]

    def __init__(self, *seats: int) -> None:
        object.__setattr__(self, "seats", seats)


@dataclass(frozen=True, init=False)
class Cards:
    """Cards, by their names."""

    cards: tuple[str, ...]

    def __init__(self, *cards: str) -> None:
        object.__setattr__(self, "cards", tuple(map(str, cards)))


@dataclass(frozen=True)
class Trump:
    """A suit or a trump: a colour's letter, a digit, `trump` for all trumps, or `none`."""

    trump: str


@dataclass(frozen=True)
class Scores:
    """A number per seat."""

    scores: tuple[int, ...]


@dataclass(frozen=True)
class Gains:
    """What everybody wins or loses."""

    gains: tuple[int, ...]


Fact = str | int | Who | Cards | Trump | Scores | Gains

_FORMS: Mapping[str, Callable[[Any], Fact]] = {
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

    def to_json(self) -> dict[str, Any]:
        return {"message": self.message, "facts": {name: _written(fact) for name, fact in self.facts.items()}}

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

    def __str__(self) -> str:
        return self.say()


def said(message: str, **facts: Fact) -> Said:
    """`said("mu-told-play", who=Who(2), card=Cards("R7"))`."""
    return Said(message, facts)


def _written(fact: Fact) -> Any:
    if isinstance(fact, str | int):
        return fact
    return {name: list(value) if isinstance(value, tuple) else value for name, value in vars(fact).items()}


def _read(data: Any) -> Fact:
    if isinstance(data, str | int):
        return data
    ((form, value),) = data.items()
    return _FORMS[form](value)


def _values(
    name: str, fact: Fact, language: str, names: Sequence[str] | None, you: int | None
) -> Iterator[tuple[str, Value]]:
    if isinstance(fact, str | int):
        yield name, fact
    elif isinstance(fact, Who):
        yield name, listed(language, [_called(seat, language, names) for seat in fact.seats])
        yield f"{name}-count", len(fact.seats)
        yield f"{name}-you", "yes" if fact.seats == (you,) else "no"
    elif isinstance(fact, Cards):
        yield name, " ".join(card_name(language, card) for card in fact.cards)
        yield f"{name}-count", len(fact.cards)
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
    if names is not None:
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
