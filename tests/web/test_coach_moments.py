"""Positions of whole hands, as one learner sees them: the browser's test holds every lesson of the coach against them."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from eklat.bots import bot
from eklat.games import GAMES
from eklat.games.core import AnyGame

FILE = Path(__file__).parents[2] / "web" / "src" / "learn" / "moments.json"
GUIDED: tuple[tuple[str, int, dict[str, object], tuple[tuple[int, int], ...]], ...] = (
    ("mu", 5, {}, ((0, 0), (0, 4), (4, 4), (1, 1))),
    ("mu2", 2, {}, ((0, 0), (1, 0))),
    ("heuldoch", 4, {"memory_aid": True}, ((0, 0),)),
)
"""The guided first games, and their hands: what is dealt, and who learns."""
KEPT = [
    "game",
    "phase",
    "turn",
    "hand",
    "laid",
    "contract",
    "trick",
    "last_trick",
    "result",
    "open",
    "turned",
    "draw_size",
    "onions",
    "players",
]


def hands() -> Iterator[dict[str, Any]]:
    for name, players, options, dealt in GUIDED:
        for seed, you in dealt:
            yield hand(GAMES[name], players, options, seed, you)


def hand(game: AnyGame, players: int, options: dict[str, object], seed: int, you: int) -> dict[str, Any]:
    rng, player, rules = Random(seed), bot("novice"), game.rules(options, players)
    state = game.start(game.deal(rng, players, rules, 0), rules)
    moments = []
    while True:
        view: dict[str, Any] = state.view(you).to_json()
        if state.turn in (None, you) or state.phase != "play" or len(view["log"]) % 3 == 0:
            moments.append({key: view[key] for key in KEPT if key in view} | {"moves": len(view["log"])})
            moments[-1]["legal"] = view["legal"] if state.phase == "play" else []
            if "piles" in view:
                moments[-1]["piles"] = [pile[-1:] for pile in view["piles"]]
        if state.turn is None:
            return {"you": you, "log": view["log"], "moments": moments}
        is_whim = state.phase == "auction" and rng.random() < 0.3  # novices never make it even
        state = state.play(rng.choice(state.legal[:4]) if is_whim else player.choose(state.view(state.turn), rng))


def test_the_moments_are_current() -> None:
    assert json.loads(FILE.read_text("utf-8")) == json.loads(json.dumps(list(hands()))), (
        f"python {__file__} writes them anew"
    )


if __name__ == "__main__":
    FILE.write_text(json.dumps(list(hands()), separators=(",", ":")) + "\n", "utf-8")
