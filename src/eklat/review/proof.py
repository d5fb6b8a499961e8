"""Is the review honest? `python -m eklat.review.proof alarms --game mu --players 4 --hands 4`, and others:

    alarms    decisions of the expert, or of `--bot`, with a tenth of a review's budget: how many are called losses
    blunders  moves that lose much, planted in club games: how many are found
    bands     the same decisions reviewed twice, with other worlds: how often the bands agree
    luck      club hands on new deals, a thousand for each of `--hands`: the mean luck by place, in standard errors
    spread    bot tables on new deals: the standard deviation of the score, raw and without luck
    arena     pairs of bots in the arena: the margin with and without luck, and the mean luck
    bots      what bots of the house lose per decision, reviewed like people, at tables of all of them
    champions what champions decide: how many are called losses or forgiven, and what these are if students finish the hand
    calibration    mixed tables on new deals: what was said of positions, and what came of them (--svg FILE draws it)

All of them draw from seeds that nothing was fitted with, and print one line of JSON. With `--keep FILE` every hand is kept
when it is done: the same command goes on where it was stopped, and more `--hands` add to what there is.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from eklat.games import GAMES
from eklat.review.many import worked
from eklat.review.proofs import PROOFS, STRONGEST, Table


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m eklat.review.proof", description="Is the review honest?")
    parser.add_argument("proof", choices=list(PROOFS))
    parser.add_argument("--game", default="mu", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--hands", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default=STRONGEST, help="with alarms: whose decisions are reviewed")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="where the hands are kept, line by line")
    parser.add_argument("--svg", type=Path, help="with calibration: draw it")
    chosen = parser.parse_args(arguments)
    table, proof = Table(chosen.game, chosen.players, chosen.seed, chosen.bot), PROOFS[chosen.proof]
    title = f"{chosen.proof} {table.game} {table.players} {table.seed}"
    title += "" if chosen.bot == STRONGEST else f" {chosen.bot}"
    hands = worked(partial(proof.seen, table), chosen.hands, title, chosen.processes, chosen.keep)
    found = {"hands": len(hands), **proof.told(table, hands)}
    picture = found.pop("svg", None)
    if chosen.svg is not None and picture is not None:
        chosen.svg.write_text(picture, encoding="utf-8")
    print(json.dumps({"proof": chosen.proof, "game": table.game, "players": table.players, "seed": table.seed, **found}))


if __name__ == "__main__":
    main()
