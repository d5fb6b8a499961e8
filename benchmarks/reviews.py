"""Whether reviews slow down the bots of living tables: how long these take for their moves, with reviews and without.

    python benchmarks/reviews.py                 sixteen rounds of each, in turn
    python benchmarks/reviews.py --rounds 60     for longer

A server's node as it is, without the network: tables of Mü with four ask for the moves of their bots, one after another
with a little pause, as tables do. In every other round a row of reviews is worked off meanwhile. Both kinds of rounds are of
one run and in turn, so what else the machine does falls on both; what counts is the ratio.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import tempfile
import time
from dataclasses import replace
from random import Random
from typing import NamedTuple

from eklat.bots import bot
from eklat.games import GAMES
from eklat.games.core import Match, View
from eklat.records import Record
from eklat.server.node import Node
from eklat.server.review_store import Wanted
from eklat.server.reviews import decisions, nameless, piece
from eklat.server.settings import Settings

TABLES, MOVES, PLAYERS = 2, 15, 4
"""Tables at once, and moves at each in a round."""
PAUSE = 0.1
"""Seconds between two moves of a table."""
HANDS = 40
"""Reviews in the row: more than are made in a run."""


class Round(NamedTuple):
    median: float
    slow: float
    """What nineteen of twenty moves do not exceed."""


def hand(seed: int) -> tuple[Record, list[View]]:
    """A hand among club players as a record, and what they saw whenever they were to move."""
    rng, match = Random(seed), Match.of(GAMES["mu"], PLAYERS)
    state, views = match.start(match.deal(rng)), list[View]()
    while state.turn is not None:
        views.append(state.view(state.turn))
        state = state.play(bot("club").choose(views[-1], rng))
    return Record(match.game, match.rules, tuple(map(str, range(PLAYERS)))).add(state, match.add(state)), views


def wanted(record: Record) -> Wanted:
    from eklat.records import replay

    (played,) = replay(record)
    return Wanted("mu", nameless(record, 0, {}), 0, None, decisions(played, None), None, "somebody", {})


async def moves(node: Node, spec: str, views: list[View], seed: int) -> Round:
    """The bots of some tables move; how long each took."""
    rng, took = Random(seed), list[float]()

    async def table() -> None:
        for view in rng.sample(views, MOVES):
            began = time.perf_counter()
            await node.bots.ask(spec, view)
            took.append(time.perf_counter() - began)
            await asyncio.sleep(PAUSE)

    await asyncio.gather(*(table() for _ in range(TABLES)))
    return Round(statistics.median(took), sorted(took)[int(0.95 * len(took))])


async def measure(spec: str, rounds: int) -> None:
    played = [hand(seed) for seed in range(HANDS)]
    views = [view for _, seen in played for view in seen]
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(db=f"sqlite:///{folder}/eklat.db")
        node = Node(replace(settings, limits=replace(settings.limits, reviews_person=0)))
        gate, looks = asyncio.Event(), [0]
        turn = node.reviews._turn

        async def gated() -> None:
            await gate.wait()
            await turn()
            looks[0] += 1

        node.reviews._turn = gated  # type: ignore[method-assign]
        await node.start()
        try:
            for record, _ in played:
                await node.reviews.ask(wanted(record))
            await moves(node, spec, views, 0)  # everything is loaded afterwards, also where reviews are made
            await node.reviewers.run(piece, json.dumps(wanted(played[0][0]).record), 0, 0, 512)
            found: dict[bool, list[Round]] = {False: [], True: []}
            for number in range(2 * rounds):
                is_reviewing = number % 2 == 1
                gate.set() if is_reviewing else gate.clear()
                await node.reviewers.run(int)  # what was being looked at is finished
                found[is_reviewing].append(await moves(node, spec, views, number // 2))
        finally:
            await node.stop()
    ratios = [with_it.median / without.median for without, with_it in zip(found[False], found[True], strict=True)]
    busy = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    print(f"{spec}: {2 * rounds} rounds of {TABLES * MOVES} moves, {looks[0]} decisions reviewed, {busy}")
    for is_reviewing, words in ((False, "without reviews"), (True, "with reviews   ")):
        median, slow = (statistics.median(one[place] for one in found[is_reviewing]) for place in (0, 1))
        print(f"  {words}  median {1000 * median:6.1f} ms   19 of 20 within {1000 * slow:6.1f} ms")
    low, middle, high = statistics.quantiles(ratios, n=4)
    print(f"  ratio of medians {middle:.2f}, half of the rounds between {low:.2f} and {high:.2f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=16)
    parser.add_argument("--bots", nargs="*", default=["club", "expert"])
    given = parser.parse_args()
    for spec in given.bots:
        asyncio.run(measure(spec, given.rounds))
