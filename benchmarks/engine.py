"""How fast the rules are: moves of random play, and records verified, per CPU-second.

    python benchmarks/engine.py [--seconds 2] [--json]

Machines differ and are noisy, so every figure is also given as a ratio to a yardstick that runs in between: a plain Python
loop over tuples and dictionaries, the stuff the engine is made of.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from time import process_time

from eklat.bots.novice import Novice
from eklat.games import GAMES
from eklat.games.core import LegalMoves, Match, Move
from eklat.records import Record, verdict
from eklat.records.files import parse

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("mu", 3, {}),
    ("mu", 4, {}),
    ("mu", 5, {}),
    ("mu", 6, {}),
    ("mu2", 2, {}),
    ("heuldoch", 4, {}),
    ("heuldoch", 4, {"specials": True}),
]


@dataclass
class Line:
    what: str
    unit: str
    per_second: float
    yardsticks: float


def measure(work: Iterator[int], seconds: float) -> tuple[float, float]:
    """Units of work, and yardsticks, per CPU-second: both in turn, in slices of a tenth of a second."""
    done = spent = ruled = ruling = 0.0
    while spent < seconds:
        start = process_time()
        while process_time() - start < 0.1:
            done += next(work)
        spent += process_time() - start
        start = process_time()
        while process_time() - start < 0.02:
            ruled += yardstick()
        ruling += process_time() - start
    return done / spent, ruled / ruling


def yardstick() -> int:
    """A thousand small steps of the kind the engine is made of."""
    table, hand = dict.fromkeys(range(12), 0), tuple(range(12))
    for step in range(1000):
        card = hand[step % 12]
        hand = (*hand[:3], *hand[3:])
        table[card] += step
    return 1


def anything(legal: LegalMoves, rng: Random) -> Move:
    """Any legal move, each as likely as the others."""
    return rng.choice(legal)


def passing(legal: LegalMoves, rng: Random) -> Move:
    """The same, but the first one (in an auction: to pass) more often, so that most deals are played out."""
    return legal[0] if rng.random() < 0.3 else rng.choice(legal)


def random_play(
    name: str, players: int, options: dict[str, object], pick: Callable[[LegalMoves, Random], Move]
) -> Iterator[int]:
    """Whole deals, dealing included; one unit is a move."""
    game, rng = GAMES[name], Random(1)
    rules = game.rules(options, players)
    while True:
        state = game.start(game.deal(rng, players, rules), rules)
        while not state.is_over:
            state = state.play(pick(state.legal, rng))
        yield len(state.log)


def records(name: str, players: int) -> list[bytes]:
    """Records of one whole deal each."""
    game, rng, lines = GAMES[name], Random(2), list[bytes]()
    names = ["Anna", "Beate", "Conny", "Dagmar", "Emma", "Frieda"][:players]
    while len(lines) < 100:
        match = Match.of(game, players)
        state = match.start(match.deal(rng))
        while not state.is_over:
            state = state.play(Novice().choose(state.view(state.turn), rng))
        if len(state.log) > 40:  # played out, no Eklat
            lines.append(str(Record.of(game, names).add(state, match.add(state))).encode())
    return lines


def verified(lines: list[bytes]) -> Iterator[int]:
    """Read from their text and verified, over and over; one unit is a deal."""
    while True:
        for line in lines:
            assert verdict(Record.read(parse(line))).ok
            yield 1


def lines(seconds: float) -> Iterator[Line]:
    for name, players, options in TABLES:
        title = f"{name} {players} players{' specials' if options else ''}"
        speed, ruler = measure(random_play(name, players, options, anything), seconds)
        yield Line(f"{title}, any legal move", "moves", speed, speed / ruler)
        if name != "heuldoch":
            speed, ruler = measure(random_play(name, players, options, passing), seconds)
            yield Line(f"{title}, passing more", "moves", speed, speed / ruler)
    for name, players in (("mu", 5), ("mu2", 2), ("heuldoch", 4)):
        speed, ruler = measure(verified(records(name, players)), seconds)
        yield Line(f"verify {name} {players} players", "deals", speed, speed / ruler)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU-seconds per line (default 2)")
    parser.add_argument("--json", action="store_true", help="one JSON object per line")
    options = parser.parse_args()
    if not options.json:
        print(f"{'what':<40} {'per CPU-second':>20} {'per yardstick':>14}")
    for line in lines(options.seconds):
        if options.json:
            print(json.dumps(line.__dict__), flush=True)
        else:
            print(f"{line.what:<40} {line.per_second:>14,.0f} {line.unit} {line.yardsticks:>14.1f}", flush=True)


if __name__ == "__main__":
    main()
