"""Training from the bare source tree, with nothing but PyTorch and numpy: `python -m eklat.learn --players 4 --out runs`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from eklat.learn.train import Training, settings_for


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m eklat.learn", description="Learn a game by playing it against oneself.")
    parser.add_argument("--game", default="mu")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--device", choices=["cuda", "cpu"])
    parser.add_argument("--distil-minutes", type=float)
    parser.add_argument("--tables", type=int)
    parser.add_argument("--width", type=int)
    parser.add_argument("--small", type=int)
    parser.add_argument("--simple", type=float, help="the share of seats on which players by simple rules sit")
    parser.add_argument("--first", help="a net to begin with")
    parser.add_argument("--guests", nargs="*", help="nets of other trainings that play along")
    parser.add_argument("--rate", type=float, nargs=2, help="how fast it learns, at first and at last")
    parser.add_argument("--entropy", type=float, nargs=2, help="how much it tries out, at first and at last")
    parser.add_argument("--against", help="a frozen net to find the best answer to")
    parser.add_argument("--only", help="the half of a hand in which the answer is looked for: auction or play")
    parser.add_argument("--plain", dest="compiled", action="store_false", default=None, help="compile nothing")
    said = vars(parser.parse_args())
    out, resume = said.pop("out"), said.pop("resume")
    given: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in said.items() if value is not None
    }
    device = given.pop("device", None)
    Training(settings_for(device, **given), out, lambda line: print(line, flush=True)).run(resume)


if __name__ == "__main__":
    main()
