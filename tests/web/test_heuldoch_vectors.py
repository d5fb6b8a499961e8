"""What the browser shows of Heul doch! is what the engine says.

`python tests/web/test_heuldoch_vectors.py` writes the examples anew.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from eklat.games import GAMES
from eklat.games.heuldoch.cards import Card
from eklat.games.heuldoch.moves import Lay
from eklat.games.heuldoch.piles import catapult
from eklat.games.heuldoch.scoring import worthless

FILE = Path(__file__).parents[2] / "web/src/games/heuldoch/vectors.json"


def vectors() -> dict[str, Any]:
    return {
        "worthless": [sorted(worthless(onions)) for onions in range(31)],
        "positions": [position for players in (3, 4, 6) for position in _positions(players)],
        "counted": [pile for players in (3, 6) for pile in _counted(players)],
    }


def _positions(players: int) -> list[dict[str, Any]]:
    """Positions of a game played at random: where each hand card may go or why not, and what the catapult would hit."""
    game, rng, found = GAMES["heuldoch"], Random(players), list[dict[str, Any]]()
    rules = game.rules({"specials": True})
    state: Any = game.start(game.deal(rng, players, rules), rules)
    while not state.is_over:
        if len(state.log) % 5 == 0:
            thrown = [seat for seat, pile in enumerate(catapult(state.piles)[0]) if len(pile) < len(state.piles[seat])]
            view = state.view(state.turn).to_json()
            found.append(
                {
                    "turn": state.turn,
                    "players": players,
                    "hand": list(state.hands[state.turn]),
                    "tops": [pile[-1:] for pile in view["piles"]],
                    "legal": view["legal"],
                    "aimed": thrown,
                    "refusals": {card: _codes(state, card) for card in dict.fromkeys(state.hands[state.turn])},
                }
            )
        state = state.play(rng.choice(state.legal))
    return found


def _counted(players: int) -> list[dict[str, Any]]:
    """Every pile at the end of a game played at random, and what it came to."""
    game, rng = GAMES["heuldoch"], Random(players)
    rules = game.rules({"specials": True})
    state: Any = game.start(game.deal(rng, players, rules), rules)
    while not state.is_over:
        state = state.play(rng.choice(state.legal))
    view, result = state.view(0).to_json(), state.result
    return [
        {"pile": pile, "points": result.scores[seat], "lost": result.lost[seat], "onions": result.onions[seat]}
        for seat, pile in enumerate(view["piles"])
    ]


def _codes(state: Any, card: Card) -> list[str | None]:
    refusals = [state.legal.refusal(Lay(card, pile)) for pile in range(state.players)]
    return [refusal and refusal.code for refusal in refusals]


def test_the_browser_knows_the_piles_as_the_engine_does() -> None:
    assert json.loads(FILE.read_text("utf-8")) == json.loads(json.dumps(vectors()))


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), separators=(",", ":")) + "\n", "utf-8")
