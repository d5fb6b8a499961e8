"""Hands of every game, played by bots of the house."""

from functools import cache
from random import Random

from eklat.bots import bot
from eklat.games import GAMES
from eklat.games.core import Match, State
from eklat.records import Record

TABLES = [(name, players) for name, game in GAMES.items() if name in ("mu", "mu2", "heuldoch") for players in game.players]


@cache
def line(game: str, players: int, names: str, seed: int) -> tuple[State, ...]:
    """Every position of a hand; the names of the bots come round again where they are too few."""
    rng, given = Random(seed), names.split()
    match = Match.of(GAMES[game], players)
    states = [match.start(match.deal(rng))]
    while (seat := states[-1].turn) is not None:
        move = bot(given[seat % len(given)]).choose(states[-1].view(seat), rng)
        states.append(states[-1].play(move))
    return tuple(states)


def record(game: str, players: int, names: str, seed: int, called: str = "Ada Bea Cem Dora Emil Fee") -> Record:
    """Such a hand as a record."""
    match, end = Match.of(GAMES[game], players), line(game, players, names, seed)[-1]
    people = tuple((called.split() * players)[:players])
    return Record(match.game, match.rules, people).add(end, match.add(end))
