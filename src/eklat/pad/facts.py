"""The figures of the rules, for a browser that counts without a server.

`python -m eklat.pad.facts > web/src/pad/facts.json` writes them down. All of them come out of the engine, and a
test holds the file equal to this.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from eklat.games import GAMES
from eklat.games.errors import BadOption
from eklat.games.heuldoch.scoring import worthless
from eklat.games.mu import scoring
from eklat.games.mu.contract import Contract, goal, height_reached
from eklat.games.mu.deal import HAND_SIZE
from eklat.games.mu.options import Rules
from eklat.games.mu2 import contract as mu2_contract
from eklat.games.mu2.auction import LARGEST
from eklat.games.mu2.scoring import CROWN_WINS, SHIELD_WINS
from eklat.pad import heuldoch, mu2
from eklat.pad.mu import TRUMP_CLASSES, card_points
from eklat.pad.pad import FORMAT, LONGEST_NAME, MOST_HANDS, MOST_ROUNDS


def facts() -> dict[str, Any]:
    return {
        "format": FORMAT,
        "longest_name": LONGEST_NAME,
        "most_hands": MOST_HANDS,
        "most_rounds": MOST_ROUNDS,
        "games": {
            name: {"players": [game.players[0], game.players[-1]], "options": [_option(o) for o in game.options()]}
            for name, game in GAMES.items()
        },
        "mu": _mu(),
        "mu2": _mu2(),
        "heuldoch": _heuldoch(),
    }


def _option(option: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in option.items() if key != "help"}


def _mu() -> dict[str, Any]:
    tables: dict[str, Any] = {}
    for players in GAMES["mu"].players:
        heights, total = range(1, HAND_SIZE[players] + 1), card_points(players)
        tables[str(players)] = {
            "sum": total,
            "goals": [goal(players, height) for height in heights],
            "reached": [height_reached(players, points) for points in range(total + 1)],
            "bonus": {name: [_bonus(players, height, name, False) for height in heights] for name in TRUMP_CLASSES},
            "bonus_alone": {name: [_bonus(players, height, name, True) for height in heights] for name in TRUMP_CLASSES},
        }
    longest = max(HAND_SIZE.values())
    return {
        "players": tables,
        "missed": _missed(),
        "eklat": {"plain": _eklat(longest, False), "shared": _eklat(longest, True)},
        "reaches": {
            edition: {end: Rules(edition=edition, end=end).ends_on_reaching for end in ("edition", "exceed", "reach")}
            for edition in ("de", "en", "nl")
        },
        "editions": {edition: _players(edition) for edition in ("de", "en", "nl")},
    }


def _players(edition: str) -> list[int]:
    """How many can play by this edition."""

    def fits(players: int) -> bool:
        try:
            Rules(edition=edition).check_players(players)
        except BadOption:
            return False
        return True

    return [players for players in GAMES["mu"].players if fits(players)]


def _bonus(players: int, height: int, trump: str, is_alone: bool) -> int:
    holder = 0 if is_alone else None
    return scoring.bonus(Contract(players, 0, None, height, chief_trump=TRUMP_CLASSES[trump], holder=holder))


def _missed() -> dict[str, int]:
    """What one step short brings chief, partner and opponents, on top of their card points."""
    contract = Contract(4, 0, None, 1, chief_trump="R", holder=1)
    chief, partner, opponent, _ = scoring.played_out(contract, (0, 0, 60, 0)).scores
    return {"chief": chief, "partner": partner, "opponent": opponent - 60}


def _eklat(longest: int, is_shared: bool) -> dict[str, Any]:
    """Per number of tied players and height: what each of the others gains, and what the last one pays."""
    rules = Rules(shared_eklat=is_shared)
    gains, pays = {}, []
    for tied in range(2, max(HAND_SIZE) + 1):
        laid = [("",) * height for height in range(1, longest + 1)]
        results = [scoring.eklat([cards] * tied, tuple(range(tied)), 0, rules) for cards in laid]  # type: ignore[list-item]
        gains[str(tied)] = [result.scores[1] for result in results]
        pays = [result.scores[0] for result in results]
    return {"gain": gains, "pay": pays}


def _mu2() -> dict[str, Any]:
    heights = range(mu2.SMALLEST, LARGEST + 1)
    goals = {str(height): mu2_contract.goal(height) for height in heights}
    return {"sum": mu2.TOTAL, "smallest": heights[0], "largest": heights[-1], "goals": goals, "crown": CROWN_WINS,
            "shield": SHIELD_WINS}  # fmt: skip


def _heuldoch() -> dict[str, Any]:
    most = heuldoch.CARDS[True]
    return {
        "copies": heuldoch.COPIES,
        "cards": heuldoch.CARDS[False],
        "cards_with_specials": most,
        "sum": heuldoch.TOTAL,
        "worthless": [sorted(worthless(onions)) for onions in range(most + 1)],
    }


def text() -> str:
    return json.dumps(facts(), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
