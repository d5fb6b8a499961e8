"""What a seat observes, worked out from its view: an independent reading of the layouts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from eklat.env.games import heuldoch as heuldoch_cards
from eklat.env.games import mu as mu_cards
from eklat.env.table import Table
from eklat.games.heuldoch.cards import pack
from eklat.games.mu.moves import Bid, Pass, Play

SUITS = [*"RYGBK", "trump"]
TRUMPS = [*"RYGBK", *"0123456789", "none"]


def expected(table: Table, seat: int) -> dict[str, Any]:
    """The parts of an observation that a view knows."""
    view: Any = table.view(seat)
    parts = {"mu": mu, "mu2": mu2, "heuldoch": heuldoch}[view.game](view, table)
    return {name: np.asarray(value) for name, value in parts.items()}


def card_counts(game: str, cards: Any) -> list[int]:
    found = Counter(cards or ())
    return [found[card] for card in {"mu": mu_cards, "heuldoch": heuldoch_cards}[game].CARD]


def around(view: Any, values: Any) -> list[Any]:
    """Per seat, from oneself on."""
    return [values[(view.seat + left) % view.players] for left in range(view.players)]


def one(view: Any, who: int | None) -> list[int]:
    return around(view, [int(seat == who) for seat in range(view.players)])


def among(names: list[str], name: str | None) -> list[int]:
    return [int(other == name) for other in names]


def tricks(view: Any) -> dict[str, Any]:
    """What Mü and Mü for two share once cards are played."""
    played: list[list[Any]] = [[] for _ in range(view.players)]
    for who, move in view.log:
        if isinstance(move, Play):
            played[who].append(move.card)
    in_trick: list[list[Any]] = [[] for _ in range(view.players)]
    for number, card in enumerate(view.trick):
        in_trick[(view.leader + number) % view.players].append(card)
    lacks = view.voids or [frozenset()] * view.players
    return {
        "played": [card_counts("mu", cards) for cards in around(view, played)],
        "trick": [card_counts("mu", cards) for cards in around(view, in_trick)],
        "voids": [[int(suit in some) for suit in SUITS] for some in around(view, lacks)],
    }


def passes(view: Any) -> int:
    found = 0
    for _, move in view.log:
        found = found + 1 if isinstance(move, Pass) else 0
    return found if view.phase == "auction" else 0


def mu(view: Any, table: Table) -> dict[str, Any]:
    contract, is_asked = view.contract, view.seat == view.turn
    chosen = table.pending if is_asked else []
    last_bids = {who: number for number, (who, move) in enumerate(view.log) if isinstance(move, Bid)}
    order = sorted(last_bids, key=lambda who: last_bids[who])
    phases = {"auction": 0, "trump": 1 if contract and view.turn == contract.vice else 2, "partner": 3, "play": 4}
    parts = {
        "turn": one(view, view.turn),
        "dealer": one(view, view.dealer),
        "hand": card_counts("mu", view.hand),
        "bid": [chosen.count(kind) for kind in range(50)],
        "passes": [passes(view)],
        "hand_sizes": around(view, view.hand_sizes),
        "laid": [card_counts("mu", cards) for cards in around(view, view.laid)],
        "lay_order": around(view, [order.index(seat) + 1 if seat in order else 0 for seat in range(view.players)]),
        "phase": [int(phases.get(view.phase, -1) == n) for n in range(5)],
    }
    if view.phase == "auction":
        parts["limit"] = [view.legal.most - len(chosen) if is_asked else 0]
    if contract is not None:
        parts |= {
            "chief": one(view, contract.chief),
            "vice": one(view, contract.vice),
            "chief_trump": among(TRUMPS, contract.chief_trump),
            "vice_trump": among(TRUMPS, contract.vice_trump),
            "height": [contract.height],
            "goal": [contract.goal],
            "called": card_counts("mu", [contract.partner_card]),
            "partner": one(view, contract.holder),
        }
    if view.phase == "play":
        parts |= {"leader": one(view, view.leader), "points": around(view, view.points)} | tricks(view)
    return parts


def mu2(view: Any, table: Table) -> dict[str, Any]:
    contract, is_asked = view.contract, view.seat == view.turn
    chosen = table.pending if is_asked else []
    phases = {"auction": 0, "discard": 1, "trump": 2 if contract and contract.small is None else 3, "reveal": 4, "play": 5}
    parts = {
        "turn": one(view, view.turn),
        "dealer": one(view, view.dealer),
        "hand": card_counts("mu", view.hand),
        "chosen": [chosen.count(kind) for kind in range(50)],
        "passes": [passes(view)],
        "hand_sizes": around(view, view.hand_sizes),
        "open": [card_counts("mu", cards) for cards in around(view, view.open)],
        "phase": [int(phases.get(view.phase, -1) == n) for n in range(6)],
        "skat": card_counts("mu", view.skat),
        "discards": card_counts("mu", view.discards),
    }
    if view.phase == "auction":
        parts["limit"] = [view.legal.most - len(chosen) if is_asked else 0]
    if contract is not None:
        parts |= {
            "crown": one(view, contract.crown),
            "big": among(TRUMPS, contract.big),
            "small": among(TRUMPS, contract.small),
            "height": [contract.height],
        }
    if view.phase != "trump":
        places = [view.columns.index(name) if name in view.columns else None for name in (*"RYGBK", "big", "small")]
        parts["face_down"] = [
            [0 if place is None else down[place] for place in places] for down in around(view, view.face_down)
        ]
    if view.phase in ("play", "reveal"):
        parts |= {"points": around(view, view.points)} | tricks(view)
    return parts


def heuldoch(view: Any, table: Table) -> dict[str, Any]:
    seen = [*view.first_cards, *view.dealt, *view.drawn]
    shown = {lying.laid_by: lying.card for pile in (*view.piles, view.discards) for lying in pile}
    for number, (who, move) in enumerate(view.log):
        if who != view.seat and (card := move.card or shown.get(number)):
            seen.append(card)
    piles = around(view, view.piles)
    return {
        "turn": one(view, view.turn),
        "first": one(view, view.first),
        "draw": [view.draw_size],
        "hand": card_counts("heuldoch", view.hand),
        "unseen": card_counts("heuldoch", (Counter(pack(view.rules.specials)) - Counter(seen)).elements()),
        "hand_sizes": around(view, view.hand_sizes),
        "face_down": [int(bool(pile) and pile[-1].is_onion) for pile in piles],
        "onions": [sum(lying.is_onion for lying in pile) for pile in piles],
        "numbers": [[sum(lying.number == n for lying in pile) for n in range(1, 8)] for pile in piles],
        "tops": [card_counts("heuldoch", [pile[-1].card] if pile and pile[-1].card else []) for pile in piles],
    }
