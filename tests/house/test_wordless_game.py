"""A game from another package that brings no words at all: it is found, and what it has to say is said all the same."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import EntryPoint
from random import Random
from typing import Any

import pytest
from known import as_a, known

from eklat import games
from eklat.games import Games, core, notation
from eklat.games.core import Match, Move, NoMoves, Refusal
from eklat.games.errors import BadNotation, BadOption
from eklat.games.options import Rules
from eklat.games.parts import Parts
from eklat.games.said import Said, Who, said
from eklat.locales import LANGUAGES

NAMES = ("Anna", "Beate")


@dataclass(frozen=True)
class Say(Move):
    """Count on by one or two."""

    number: int

    def __str__(self) -> str:
        return f"say {self.number}"


class Numbers(core.Offered):
    def refusal(self, move: Move) -> Refusal | None:
        return None if move in self.moves else Refusal("number", said("game-no-such-move", given=str(move), forms="say 1"))

    def offer(self, move: Move) -> Said:
        return said("game-advise", move=f"{move}!")


@dataclass(frozen=True)
class Deal(core.Deal):
    dealer: int = 0
    players: int = 2

    @property
    def starter(self) -> int:
        return self.dealer

    def to_json(self) -> dict[str, Any]:
        return {"dealer": self.dealer, "deal": {}}


@dataclass(frozen=True)
class Result(core.Result):
    def to_json(self) -> dict[str, Any]:
        return {"outcome": self.outcome, "scores": list(self.scores)}

    def explain(self) -> tuple[Said, ...]:
        return (said("game-told-move", who=Who(self.scores.index(1)), move="five"),)


@dataclass(frozen=True)
class View(core.View):
    game = "five"

    def sample(self, rng: Random) -> State:
        raise AssertionError("nothing is hidden")


@dataclass(frozen=True)
class State(core.State):
    game = "five"

    @property
    def count(self) -> int:
        return sum(move.number for move in self.moves)  # type: ignore[attr-defined]

    @property
    def phase(self) -> str:
        return "play"

    @property
    def turn(self) -> int | None:
        return None if self.count >= 5 else (self.deal.starter + len(self.log)) % 2

    @property
    def legal(self) -> core.LegalMoves:
        return NoMoves(is_over=True) if self.turn is None else Numbers((Say(2), Say(1)))

    @property
    def result(self) -> Result | None:
        last = self.log[-1][0] if self.log else 0
        return Result("counted", (1 - last, last)) if self.turn is None else None

    def _after(self, move: Move) -> State:
        return State(self.deal, self.rules, (*self.log, (self.turn or 0, move)))

    def view(self, seat: int | None) -> View:
        legal = self.legal if seat is not None and seat == self.turn else NoMoves(is_over=self.is_over)
        return View(seat, 2, self.rules, self.phase, self.turn, legal, self.log, self.result)

    def summary(self) -> dict[str, Any]:
        return {"outcome": None}


class Five(core.Game[Deal, Rules, State, View]):
    name, title, players, rules_type, view_type = "five", "Five", range(2, 3), Rules, View

    def deal(self, rng: Random, players: int, rules: Rules | None = None, starter: int = 0) -> Deal:
        self.checked(rules, players)
        return Deal(starter)

    def read_deal(self, entry: Mapping[str, Any]) -> Deal:
        return Deal(entry["dealer"])

    def start(self, deal: Deal, rules: Rules | None = None) -> State:
        return State(deal, rules or Rules(), ())

    def parse(self, text: str) -> Move:
        if text not in ("say 1", "say 2"):
            raise notation.unknown(text, "say 1, say 2")
        return Say(int(text[-1]))

    def story(self, state: State, names: Sequence[str], language: str = "en") -> str:
        return ", ".join(names)

    picture = story  # type: ignore[assignment]

    def ends_match(self, rules: Rules, scores: Sequence[int], end_draw: str | None) -> bool:
        return True


GAME = Five()


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> Games:
    """A table of games beside which packages offer this one, some that cannot be had, and one by a name that is taken."""
    values = {
        "five": f"{__name__}:GAME", "six": f"{__name__}:GAME", "seven": f"{__name__}:Five", "lost": "no_such_package:GAME",
        "mu": f"{__name__}:GAME",
    }  # fmt: skip
    entries = [EntryPoint(name, value, games.GROUP) for name, value in values.items()]
    monkeypatch.setattr(games, "entry_points", lambda group: entries if group == games.GROUP else [])
    return Games({"mu": "eklat.games.mu"})


def test_it_is_found_beside_the_games_of_the_house(offered: Games, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert list(offered) == ["mu", "five"]
    assert len(offered) == 2
    assert offered["five"] is GAME
    assert offered["mu"].title == "Mü"
    for name in ("six", "seven", "lost", "nothing"):
        assert name not in offered
        with pytest.raises(KeyError):
            offered[name]
    told = [record.getMessage() for record in caplog.records]
    assert [line.split()[2] for line in told] == ["lost", "seven", "six"]
    assert "expected a Game called 'six'" in told[-1]


def test_what_is_told_asked_and_advised_is_its_notation() -> None:
    first = GAME.start(GAME.deal(Random(1), 2))
    second = as_a(type(first), first.play(GAME.parse("say 2")))
    assert GAME.tell(None, first.view(0)) == ()
    (told,) = GAME.tell(first.view(0), second.view(0))
    assert [told.say(language, NAMES) for language in LANGUAGES] == ["Anna: say 2"] * 3
    assert GAME.advise(first.view(0), Say(1)).say("de") == "say 1"
    asked = {language: known(second.view(1).question).say(language, NAMES, 1) for language in LANGUAGES}
    assert asked == {"de": "Du bist dran", "en": "Your turn", "nl": "Jouw beurt"}
    asked = {language: known(second.view(0).question).say(language, NAMES, 0) for language in LANGUAGES}
    assert asked == {"de": "Beate ist dran", "en": "Beate is to play", "nl": "Beate is aan de beurt"}
    assert (second.view(0).chapter, second.view(0).ending) == (None, None)


def test_moves_are_offered_in_the_order_in_which_they_are_listed() -> None:
    data = GAME.start(GAME.deal(Random(1), 2)).view(0).to_json()
    assert data["legal"] == ["say 1", "say 2"]
    assert [Said.read(offer).say() for offer in data["offers"]] == ["say 1!", "say 2!"]
    assert "offers" not in GAME.start(GAME.deal(Random(1), 2)).view(1).to_json()


def test_it_ends() -> None:
    match = Match.of(GAME, 2)
    state = match.start(match.deal(Random(1)))
    while not state.is_over:
        state = state.play(state.legal[0])
    assert match.add(state).winners == (state.log[-1][0],)
    assert [one.say("en", NAMES) for one in state.view(None).ending or ()] == [f"{NAMES[state.log[-1][0]]}: five"]


def test_it_is_called_by_its_title_in_every_language() -> None:
    assert [GAME.called(language) for language in LANGUAGES] == ["Five"] * 3
    with pytest.raises(BadOption) as refused:
        GAME.rules({}, 3)
    assert [refused.value.said.say(language) for language in LANGUAGES] == [
        "Five ist für 2 Spieler, nicht für 3.",
        "Five is for 2 players, not 3.",
        "Five is voor 2 spelers, niet voor 3.",
    ]


def test_bad_notation_is_told_what_there_is_in_every_language() -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.parse("say 3")
    assert [refused.value.said.say(language) for language in LANGUAGES] == [
        "'say 3' ist kein Zug dieses Spiels: Erwartet wird say 1, say 2.",
        "'say 3' is not a move of this game: expected say 1, say 2.",
        "'say 3' is geen zet van dit spel: verwacht wordt say 1, say 2.",
    ]


def test_what_was_said_inside_of_something_said_travels_with_it() -> None:
    whole = said("game-no-card-there", where="deal.hands[0]", reason=said("mu-no-such-card", given="'X'"))
    again = Said.read(whole.to_json())
    assert (again, hash(again)) == (whole, hash(whole))
    assert again.say("nl") == (
        "deal.hands[0]: 'X' is geen kaart: verwacht wordt een kleur uit R Y G B K en een cijfer, zoals R6."
    )


def test_a_seat_where_nobody_has_a_name_is_called_by_its_number() -> None:
    one = said("game-no-turn-of", who=Who(0, 5, -1))
    assert one.say("en", NAMES) == "It is the turn of Anna, seat 5 and seat -1."


def test_rooms_have_parts_for_the_games_of_the_house_alone() -> None:
    parts = Parts("eklat.games")
    assert list(parts) == ["mu", "mu2", "heuldoch"]
    assert len(parts) == 3
    assert parts["mu2"].GAME.name == "mu2"
    for name in ("five", "core", "no name", 7):
        assert name not in parts
    with pytest.raises(KeyError):
        parts["five"]
