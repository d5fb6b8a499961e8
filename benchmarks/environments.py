"""Steps per CPU-second through every door, beside card games of PettingZoo and OpenSpiel, in one run.

    pip install -e '.[bench]'
    python benchmarks/environments.py [--rounds 5] [--json FILE]

Everybody plays at random among what is legal; a step is one action of a player, with whatever the interface gives before it
(mask and observation with PettingZoo and Gymnasium, the legal actions with OpenSpiel). Dealing is part of the time, and so
is choosing, except with VectorEnv, whose actions are drawn beforehand. Rounds take all of them in turn, so that a noisy
machine disturbs them alike; the table gives the median and the best. A game whose package is not installed is left out.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import gymnasium
import pettingzoo
import pyspiel
from rich.progress import track

import eklat.env.gymnasium
import eklat.env.open_spiel
import eklat.env.pettingzoo  # noqa: F401
from eklat.env import VectorEnv

SECONDS = 0.4
"""CPU time that a measurement takes at least."""
STOP = 50
"""To end a bid, or to pass, in Mü."""


def vector(game: str, players: int, masks: bool, observations: bool) -> Callable[[], int]:
    env = VectorEnv(game, players, 2048, masks=masks, observations=observations)
    actions = []
    for _ in range(300):
        actions.append(env.sample().copy())
        env.step(actions[-1])

    def run() -> int:
        env.reset()
        for some in actions:
            env.step(some)
        return len(actions) * env.tables

    return run


def aec(name: str) -> Callable[[], int]:
    """Random play of one episode through PettingZoo."""
    env: Any = pettingzoo.make("aec", name)
    rng, stop = Random(1), STOP if "Mu" in name else -1

    def run() -> int:
        env.reset(seed=rng.randrange(2**31))
        steps = 0
        for _ in env.agent_iter():
            seen, _, is_terminated, is_truncated, info = env.last()
            if is_terminated or is_truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            env.step(some(mask.nonzero()[0], rng, stop))
            steps += 1
        return steps

    return run


def some(legal: Any, rng: Random, stop: int) -> int:
    """Any legal action; where one may pass in an auction, that is done seven times in ten."""
    if legal[-1] == stop and rng.random() < 0.7:
        return stop
    return int(legal[rng.randrange(len(legal))])


def spiel(name: str) -> Callable[[], int]:
    """Random play of one hand through OpenSpiel, driven from Python."""
    game, rng, stop = pyspiel.load_game(name), Random(1), STOP if "mu" in name else -1

    def run() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                kinds, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(kinds, odds)[0])
                continue
            state.apply_action(some(state.legal_actions(), rng, stop))
            steps += 1
        return steps

    return run


def seat(name: str, opponents: str) -> Callable[[], int]:
    env: Any = gymnasium.make(name, opponents=opponents)
    rng = Random(1)

    def run() -> int:
        (_, info), is_over, steps = env.reset(), False, 0
        while not is_over:
            _, _, is_over, _, info = env.step(some(info["action_mask"].nonzero()[0], rng, STOP))
            steps += 1
        return steps

    return run


DOORS: list[tuple[str, str, Callable[[], Callable[[], int]]]] = [
    *(
        (f"VectorEnv, {told}", f"{game}, {players} players", lambda g=game, p=players, m=masks, o=seen: vector(g, p, m, o))
        for told, masks, seen in (
            ("nothing written", False, False),
            ("masks", True, False),
            ("masks and observations", True, True),
        )
        for game, players in (("mu", 5), ("mu2", 2), ("heuldoch", 4))
    ),
    *(
        ("PettingZoo", name, lambda n=name: aec(n))
        for name in ("eklat/Mu-v0", "eklat/MuForTwo-v0", "eklat/HeulDoch-v0", "classic/hanabi-v5", "classic/leduc_holdem-v4")
    ),
    *(
        ("OpenSpiel", name, lambda n=name: spiel(n))
        for name in ("eklat_mu", "eklat_mu2", "eklat_heuldoch", "spades", "oh_hell", "bridge(use_double_dummy_result=false)")
    ),
    *(
        (f"Gymnasium, against {bot}", "eklat/Mu1-v0", lambda b=bot: seat("eklat/Mu1-v0", b))
        for bot in ("random", "novice", "club")
    ),
]


def speed(run: Callable[[], int]) -> float:
    start, steps = process_time(), 0
    while (spent := process_time() - start) < SECONDS:
        steps += run()
    return steps / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured (default 5)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the result here")
    chosen = parser.parse_args()
    warnings.simplefilter("ignore")  # of other packages
    made: list[tuple[str, str, Callable[[], int]]] = []
    for door, name, make in DOORS:
        try:
            run = make()
            run()  # compiles
        except Exception as error:
            print(f"left out: {door}, {name}: {str(error).splitlines()[0]}", file=sys.stderr)
            continue
        made.append((door, name, run))
    found: list[list[float]] = [[] for _ in made]
    for _ in track(range(chosen.rounds), "rounds", disable=not sys.stderr.isatty()):
        for number, (_, _, run) in enumerate(made):
            found[number].append(speed(run))
    lines = [
        {"door": door, "game": name, "steps_per_cpu_second": round(statistics.median(speeds)), "best": round(max(speeds))}
        for (door, name, _), speeds in zip(made, found, strict=True)
    ]
    print("| door | game | steps per CPU-second | best round |\n|---|---|---|---|")
    for line in lines:
        print(f"| {line['door']} | {line['game']} | {line['steps_per_cpu_second']:,} | {line['best']:,} |")
    if chosen.json:
        chosen.json.write_text(json.dumps(lines, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
