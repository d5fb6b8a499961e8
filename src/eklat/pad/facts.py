"""The figures of the rules, for a browser that counts without a server.

`python -m eklat.pad.facts web/src` writes them down: those of every pad, and those of each game into its folder. All of them
come out of the engine, and a test holds the files equal to this.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from eklat.games import GAMES
from eklat.pad.pad import FORMAT, LONGEST_NAME, MOST_HANDS, MOST_ROUNDS
from eklat.pad.sheets import SHEETS


def files() -> dict[str, str]:
    """What stands in which file."""
    pad = {"format": FORMAT, "longest_name": LONGEST_NAME, "most_hands": MOST_HANDS, "most_rounds": MOST_ROUNDS}
    return {"pad/facts.json": _text(pad)} | {f"games/{name}/figures.json": _text(_figures(name)) for name in SHEETS}


def _figures(name: str) -> dict[str, Any]:
    game = GAMES[name]
    options = [{key: value for key, value in option.items() if key != "help"} for option in game.options()]
    return {"players": [game.players[0], game.players[-1]], "options": options, **SHEETS[name].figures()}


def _text(value: object) -> str:
    return json.dumps(value, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    for name, text in files().items():
        (Path(sys.argv[1]) / name).write_text(text, encoding="utf-8")
