"""What a reason says is true of the position in which it is said: what its words claim, held against the position itself."""

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

import pytest
from claims import plain
from reasons import CHANCES, CLAIMS, FEELINGS, HOPES, LEADS, given

from eklat.bots import bot
from eklat.games import GAMES
from eklat.games.core import State
from eklat.locales import LANGUAGES, say

LONG = bool(os.environ.get("EKLAT_LONG"))
HANDS = 150 if LONG else 8
WHIMS = 0.1, 0.5, 0.9
"""How often chance moves instead of a bot, from hand to hand: some things are said where nobody plays as one should."""
OFTEN, SELDOM = ("club", "novice", "daredevil"), ("student", "dreamer", "adept", "expert", "champion")
"""Who is asked in every position, and who only in some, with few playouts."""
EVERY = 40 if LONG else 60
HARDLY_EVER = {"club-heuldoch-carousel-away", "club-mu2-no-trump"}
"""What was not heard in a thousand hands."""
TABLES: list[tuple[str, int, Mapping[str, object]]] = [
    *(("mu", players, {}) for players in range(3, 7)),
    ("mu", 5, {"hidden_partner": True}),
    ("mu2", 2, {}),
    *(("heuldoch", players, {"specials": True}) for players in (3, 4, 6)),
]


def turns(game: str, players: int, options: Mapping[str, object]) -> Iterator[tuple[State, Any, str, dict[str, Any]]]:
    """Positions as they come about among bots, with what each of them would say."""
    few = {"adept", "expert", "champion"}
    seldom = [bot(f"{name}:playouts=40,seconds=none" if name in few else name) for name in SELDOM]
    for seed in range(HANDS):
        rng, often = Random(f"{game} {players} {seed}"), [bot(name) for name in OFTEN if name != "daredevil" or game == "mu"]
        rules = GAMES[game].rules(options, players)
        state = GAMES[game].start(GAMES[game].deal(rng, players, rules, seed % players), rules)
        while state.turn is not None:
            view = state.view(state.turn)
            decisions = [talker.decide(view, rng) for talker in often]
            if rng.randrange(EVERY) < len(seldom):
                decisions.append(rng.choice(seldom).decide(view, rng))
            for decision in decisions:
                assert decision.reason is not None
                facts = {name: plain(fact) for name, fact in decision.reason.facts.items()}
                yield state, decision.move, decision.reason.message, facts
            is_whim = rng.random() < WHIMS[seed // 2 % 3 if LONG else 0]
            state = state.play(rng.choice(state.legal) if is_whim else decisions[seed % 2].move)


@cache
def heard(table: int) -> Counter[str]:
    """What was said at a table, all of it true."""
    found: Counter[str] = Counter()
    for state, move, message, facts in turns(*TABLES[table]):
        found[message] += 1
        is_true = CLAIMS.get(message)
        assert is_true is None or is_true(state, move, facts), f"{message} {facts}: {move}\n{state.view(state.turn)}"
    return found


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_reason_is_true_where_it_is_given(table: int) -> None:
    assert heard(table)
    assert set(heard(table)) <= given()


def test_every_reason_is_held_to_something() -> None:
    """A message that is new must be listed, as what it is."""
    assert given() == CLAIMS.keys() | CHANCES | HOPES.keys() | LEADS | FEELINGS.keys()
    assert not FEELINGS.keys() & (CLAIMS.keys() | CHANCES | HOPES.keys() | LEADS)


BLIND = {"club-mu-partner-blind", "novice-mu-partner-blind"}


def test_nobody_shows_anything() -> None:
    """Where all but the chief have passed, which hardly happens, nobody is chosen for what lies there."""
    mu, found = GAMES["mu"], set[str]()
    for players in (4, 5, 6):
        state = mu.start(mu.deal(Random(players), players))
        state = state.play(state.legal[1])
        while state.phase == "auction":
            state = state.play(mu.parse("pass"))
        state = state.play(state.legal[0])
        for name in ("club", "novice"):
            decision = bot(name).decide(state.view(state.turn), Random(1))
            assert decision.reason is not None
            found.add(decision.reason.message)
            assert CLAIMS[decision.reason.message](state, decision.move, decision.reason.facts)
    assert found == BLIND


if LONG:

    def test_every_reason_is_heard() -> None:
        found = set().union(*(heard(table) for table in range(len(TABLES))))
        assert given() - found <= HARDLY_EVER | BLIND


def test_who_will_be_vice_is_not_told_of_being_chosen() -> None:
    """A small bid or none leaves open what one will be; the words must hold for a vice, too."""
    for language in LANGUAGES:
        for message in ("club-mu-pass-enough", "club-mu-show"):
            said = say(language, message, card="R7", who="Anna").lower()
            assert not any(word in said for word in ("partner", "chosen", "gewählt", "gekozen"))
