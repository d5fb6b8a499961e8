"""The browser's display helpers for Mü (web/src/games/mu/cards.ts) are held equal to the engine by vectors made here.

`python tests/web/test_mu_vectors.py` writes web/src/games/mu/vectors.json anew.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from eklat.games.mu.auction import most, vice
from eklat.games.mu.cards import ALL_COLOURS, DIGITS, Card, Cards, pack
from eklat.games.mu.contract import Contract
from eklat.games.mu.moves import NO_TRUMP, Trump
from eklat.games.mu.scoring import bonus
from eklat.games.mu.trumps import Trumps, trumps

FILE = Path(__file__).parents[2] / "web" / "src" / "games" / "mu" / "vectors.json"
CHIEFS: tuple[Trump | None, ...] = (None, NO_TRUMP, "R", "K", "7", "1", "0", "9")
VICES: tuple[Trump | None, ...] = (None, "R", "Y", "7", "4", "0")


def kind(order: Trumps, card: Card) -> str:
    return ("colour", "vice", "chief", "double")[order.strength[card] // 100]


def fanned_by_law(order: Trumps, cards: Cards) -> list[str]:
    """Trumps by strength, then the colours; within both the high digits first."""

    def place(card: Card) -> tuple[int, int, int]:
        return -max(0, order.strength[card] - 99), ALL_COLOURS.index(card.colour), -card.digit

    ordered = sorted(cards, key=place)
    return list(ordered)


def holdings(rng: Random) -> list[dict[str, Any]]:
    made = []
    for chief in CHIEFS:
        for other in VICES:
            order = trumps(chief, other)
            hand = tuple(rng.sample(pack(), 12))
            trick = tuple(rng.sample(pack(), rng.randint(1, 6)))
            made.append(
                {
                    "chief": chief,
                    "vice": other,
                    "hand": list(hand),
                    "sorted": fanned_by_law(order, hand),
                    "kinds": [kind(order, card) for card in hand],
                    "suits": [order.suit[card] for card in hand],
                    "trick": list(trick),
                    "best": order.best(trick),
                    "trumps": fanned_by_law(order, tuple(card for card in pack() if order.strength[card] > 99)),
                }
            )
    return made


def auctions(rng: Random) -> list[dict[str, Any]]:
    made = []
    for players in (3, 4, 4, 5, 5, 6, 6) * 6:
        cards = rng.sample(pack(), len(pack()))
        laid = [tuple(cards[10 * seat : 10 * seat + rng.randint(0, 4)]) for seat in range(players)]
        tied = most(laid)
        made.append({"laid": laid, "most": list(tied), "vice": vice(laid, tied[0]) if len(tied) == 1 else None})
    return made


def bonuses() -> list[dict[str, Any]]:
    return [
        {"players": players, "height": height, "trump": trump, "goal": contract.goal, "bonus": bonus(contract)}
        for players in (3, 4, 5, 6)
        for height in (1, 3, 8)
        for trump in ("B", "1", "7", "4", NO_TRUMP)
        for contract in [Contract(players, 0, None, height, chief_trump=trump)]
    ]


def vectors() -> str:
    rng = Random(7)
    made = {
        "points": {f"R{digit}": Card(f"R{digit}").points for digit in DIGITS},
        "pack": list(pack()),
        "holdings": holdings(rng),
        "auctions": auctions(rng),
        "bonuses": bonuses(),
    }
    return json.dumps(made, separators=(",", ":")) + "\n"


def test_the_vectors_are_current() -> None:
    assert FILE.read_text(encoding="utf-8") == vectors(), "python tests/web/test_mu_vectors.py writes them anew"


if __name__ == "__main__":
    FILE.write_text(vectors(), encoding="utf-8")
