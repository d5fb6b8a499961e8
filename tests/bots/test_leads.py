"""A lead that is named, so many points ahead of another move, is what other worlds say as well.

Where the best of several moves is chosen by what came out, its lead is flattered by luck: the fewer games were tried, the
more. So the two moves are played out again, in worlds drawn anew, by the same players.
"""

import os
from collections.abc import Iterator
from itertools import count, islice
from random import Random

import numpy as np
import pytest
from reasons import LEADS

from eklat.bots import bot
from eklat.bots.champion import Champion
from eklat.bots.club import mind
from eklat.bots.expert import Expert, Search
from eklat.fast.bridge import bridge
from eklat.games import GAMES
from eklat.games.core import Move, View

LONG = bool(os.environ.get("EKLAT_LONG"))
DECISIONS = 120 if LONG else 6
WORLDS = {"expert": 1000, "champion": 300}
TABLES = [("mu", 3), ("mu", 4), ("mu", 6), ("mu2", 2), ("heuldoch", 4)] if LONG else [("mu", 3), ("heuldoch", 4)]


def again(player: Expert, view: View, moves: tuple[Move, Move], number: int, seed: int) -> float:
    """How far the first of two moves is ahead in so many other worlds."""
    club = mind(view.game)
    s, _ = club.seen(view)
    worlds, strength, _ = player.imagined(view, club, seed)
    has_twin = isinstance(player, Champion) and player._has_twin(view)
    who = player._crowd(view) if isinstance(player, Champion) and has_twin else club
    codes = np.array([bridge(view.game).encode_move(s, move) for move in moves], np.int64)
    search = Search(view, who, codes, worlds, strength, seed, None, 1)
    search.run(2 * min(number, len(worlds)))
    first, second = search.values()
    return float(first - second)


def leads(name: str, game: str, players: int) -> Iterator[tuple[float, float]]:
    """What such a player says of a lead, and what other worlds say, here and there in hands of students."""
    player, guide = bot(f"{name}:seconds=none"), bot("student")
    assert isinstance(player, Expert)
    for seed in count():
        rng = Random(f"leads {seed}")
        state = GAMES[game].start(GAMES[game].deal(rng, players))
        while state.turn is not None:
            view = state.view(state.turn)
            if rng.randrange(8) == 0:
                decision = player.decide(view, rng)
                reason = decision.reason
                assert reason is not None
                if reason.message in LEADS:
                    other = GAMES[game].parse(str(reason.facts["other"]))
                    assert isinstance(reason.facts["lead"], int | float)
                    lead = again(player, view, (decision.move, other), WORLDS[name], rng.getrandbits(40))
                    yield reason.facts["lead"], lead
            state = state.play(guide.choose(view, rng))


@pytest.mark.parametrize("name", WORLDS)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_lead_that_is_named_is_there_in_other_worlds(name: str, game: str, players: int) -> None:
    """All in all to within a sixth, or what chance may make of so few."""
    said, seen = np.array(list(islice(leads(name, game, players), DECISIONS))).T
    chance = 2 * (said - seen).std() / np.sqrt(len(said))
    assert seen.mean() == pytest.approx(said.mean(), abs=said.mean() / 6 + chance)
