"""What the browser shows of Mü for two is what the engine says.

`python tests/web/test_mu2_vectors.py` writes the examples anew.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from eklat.games import GAMES
from eklat.games.mu.cards import COLOURS, DIGITS, pack
from eklat.games.mu.moves import NO_TRUMP
from eklat.games.mu.trumps import trumps
from eklat.games.mu2.columns import place
from eklat.games.mu2.contract import goal

SHOWN = ("phase", "turn", "colours", "columns", "open", "face_down", "turned", "trick", "contract", "hand", "legal")
FILE = Path(__file__).parents[2] / "web/src/games/mu2/vectors.json"
KINDS = (None, *COLOURS, *DIGITS, NO_TRUMP)
CARDS = tuple(dict.fromkeys(pack()))


def vectors() -> dict[str, Any]:
    rng = Random(4)
    pairs = [(big, small) for big in KINDS for small in (None, *COLOURS, *DIGITS) if big != small or big is None]
    return {
        "cards": list(CARDS),
        "points": [card.points for card in CARDS],
        "goals": {str(height): goal(height) for height in range(5, 16)},
        "places": [[big, small, " ".join(place(card, big, small) for card in CARDS)] for big, small in pairs],
        "tricks": [
            [big, small, list(trick), trumps(big, small).best(trick)]
            for big, small in pairs
            for trick in (tuple(rng.sample(pack(), 2)), tuple(rng.sample(pack(), 2)))
        ],
        "games": [_game(seed) for seed in range(3)],
    }


def _game(seed: int) -> list[dict[str, Any]]:
    """Positions of a game played at random: where open cards lie, what lies face down, what has to be followed."""
    game, rng, positions = GAMES["mu2"], Random(seed), list[dict[str, Any]]()
    state: Any = game.start(game.deal(rng, 2))
    while not state.is_over:
        view = state.view(state.turn).to_json()
        if state.phase != "auction" and len(state.log) % 3 == 0:
            contract = view["contract"]
            big, small = contract["chief_trump"], contract["vice_trump"]
            positions.append(
                {
                    "view": {name: view[name] for name in SHOWN},
                    "places": [[place(card, big, small) for card in row] for row in state.open],
                    "refused": _refused(state, view),
                }
            )
        moves = state.legal
        state = state.play(moves[rng.randrange(len(moves))])
    return positions


def _refused(state: Any, view: dict[str, Any]) -> list[str]:
    """The cards that may not be played now."""
    if state.phase != "play":
        return []
    own = dict.fromkeys([*view["hand"], *view["open"][state.turn]])
    game = GAMES["mu2"]
    return [card for card in own if game.parse(f"play {card}") not in state.legal]


def test_the_browser_knows_the_columns_as_the_engine_does() -> None:
    assert json.loads(FILE.read_text("utf-8")) == json.loads(json.dumps(vectors()))


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), separators=(",", ":")) + "\n", "utf-8")
