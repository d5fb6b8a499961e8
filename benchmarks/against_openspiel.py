"""Random play against OpenSpiel's C++ games: decisions per CPU-second, in turn, in one process.

    pip install -e '.[bench]'
    python benchmarks/against_openspiel.py [--rounds 7] [--json FILE]

Both sides play at random and count decisions of players. OpenSpiel plays its rollouts inside C++ (the evaluator of its MCTS
bot, one search of one simulation), which is the fastest way it offers; its deals are made beforehand, ours are part of the
time. Ratios are taken round by round, so that a noisy machine disturbs both alike; the table gives the median.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import pyspiel
from rich.progress import track

from eklat.fast import simulate

ROLLOUTS, HANDS = 3000, 60_000
OURS: list[tuple[str, int, dict[str, object]]] = [
    ("mu", 3, {}),
    ("mu", 4, {}),
    ("mu", 5, {}),
    ("mu", 6, {}),
    ("mu2", 2, {}),
    ("heuldoch", 4, {}),
    ("heuldoch", 4, {"specials": True}),
]
THEIRS = {"mu": "spades", "mu2": "spades", "heuldoch": "crazy_eights"}
"""The games of OpenSpiel that are nearest to ours."""


def openspiel(name: str) -> Callable[[], float]:
    """Decisions per CPU-second of random rollouts from a dealt position."""
    game, rng = pyspiel.load_game(name), Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    decisions = [_decisions(state, rng) for _ in range(60)]
    mean = sum(decisions) / len(decisions)

    def measure() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, rng.randrange(2**31))
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, 1, False)
        start = process_time()
        bot.mcts_search(state)
        return ROLLOUTS * mean / (process_time() - start)

    return measure


def _decisions(state: pyspiel.State, rng: Random) -> int:
    """How many decisions of players a random game has from here."""
    state, found = state.clone(), 0
    while not state.is_terminal():
        found += not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return found


def ours(name: str, players: int, options: dict[str, object]) -> Callable[[], float]:
    seeds = iter(range(10**6))

    def measure() -> float:
        run = simulate(name, players, HANDS, seed=next(seeds), options=options)
        return run.steps / run.cpu_s

    return measure


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7, help="how often everything is measured (default 7)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the result here")
    chosen = parser.parse_args()
    theirs = {name: openspiel(name) for name in sorted(set(THEIRS.values()))}
    mine = [ours(*table) for table in OURS]
    for measure in mine:
        measure()  # compiles
    speeds: list[dict[str, float]] = []
    own: list[list[float]] = [[] for _ in OURS]
    for _ in track(range(chosen.rounds), "rounds", disable=not sys.stderr.isatty()):
        speeds.append({name: measure() for name, measure in theirs.items()})
        for number, measure in enumerate(mine):
            own[number].append(measure())
    lines: list[dict[str, Any]] = []
    for (name, players, options), found in zip(OURS, own, strict=True):
        other = THEIRS[name]
        ratios = [speed / round_[other] for speed, round_ in zip(found, speeds, strict=True)]
        lines.append(
            {
                "game": name,
                "players": players,
                "options": options,
                "per_cpu_second": round(statistics.median(found)),
                "against": other,
                "their_per_cpu_second": round(statistics.median(round_[other] for round_ in speeds)),
                "ratio": round(statistics.median(ratios), 2),
                "lowest_ratio": round(min(ratios), 2),
            }
        )
    print("| game | players | decisions per CPU-second | OpenSpiel | its decisions per CPU-second | ratio (lowest) |")
    print("|---|---|---|---|---|---|")
    for line in lines:
        variant = " with specials" if line["options"] else ""
        print(
            f"| {line['game']}{variant} | {line['players']} | {line['per_cpu_second'] / 1e6:.1f} M | {line['against']} |"
            f" {line['their_per_cpu_second'] / 1e6:.1f} M | {line['ratio']} ({line['lowest_ratio']}) |"
        )
    if chosen.json:
        chosen.json.write_text(json.dumps(lines, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
