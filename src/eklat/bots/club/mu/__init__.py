"""The club player at a table of Mü: what it sees, what it says, and what the expert borrows from it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
from numpy.typing import NDArray

from eklat.bots.core import Decision, Kind, Reason, Value, Who
from eklat.fast.bridge.cards import CARD, TRUMPS, Copies, chosen, places
from eklat.fast.bridge.mu import blank, decode_move, encode_move, first_moves, position, seen
from eklat.fast.kernels import club_mu as club
from eklat.fast.kernels import mu as kernel
from eklat.fast.kernels.mu import DIGIT, KIND, NONE
from eklat.games.core import View
from eklat.games.mu.moves import Bid, Play
from eklat.games.mu.view import View as MuView

Array = NDArray[np.int64]

playouts = club.playouts

REASONS = {
    club.PASS_WEAK: "pass-weak",
    club.PASS_AHEAD: "pass-ahead",
    club.PASS_ENOUGH: "pass-enough",
    club.PASS_EKLAT: "pass-eklat",
    club.PASS_AND_PAY: "pass-and-pay",
    club.LEAD_BID: "bid",
    club.RAISE: "raise",
    club.SHOW: "show",
    club.PUSH: "push",
    club.ESCAPE: "escape",
    club.NAME_OWN: "trump",
    club.NAME_NONE: "no-trump",
    club.NAME_DEFENCE: "vice-trump",
    club.CHOOSE_SHOWN: "partner",
    club.CHOOSE_BLIND: "partner-blind",
    club.CALL_BEST: "call",
    club.ONLY: "only",
    club.DRAW_TRUMPS: "draw-trumps",
    club.LEAD_TOP: "lead-top",
    club.LEAD_TO_FRIEND: "lead-friend",
    club.LEAD_SAFE: "lead-safe",
    club.TAKE: "take",
    club.TRUMP_IN: "trump-in",
    club.FEED: "feed",
    club.THROW_AWAY: "throw-away",
    club.SPARE: "spare",
    club.KEEP: "keep",
}
BY_CARD = {club.SHOW, club.CALL_BEST, *range(club.DRAW_TRUMPS, club.KEEP + 1)}
"""Reasons whose number is a card."""


def decide(view: View, rng: Random) -> Decision:
    assert isinstance(view, MuView)
    s, strength = seen(view)
    why = np.zeros(8, np.int64)
    code = club.choice(s, strength, why)
    return Decision(decode_move(s, code), _reason(why))


def _reason(why: Array) -> Reason:
    """What the kernel wrote down, as a message with its facts."""
    code, points, who, kind, number, chance = map(int, why[:6])
    values: dict[str, Value] = {"points": points, "chance": chance}
    values |= {"card": str(CARD[number])} if code in BY_CARD else {"number": number}
    if who >= 0:
        values["who"] = Who(who)
    if kind >= 0:
        values["trump"] = Kind(TRUMPS[kind])
    return Reason(f"club-mu-{REASONS[code]}", values)


def candidates(s: Array, strength: Array) -> Array:
    """Moves worth a thought, as numbers: what a club player would do comes first."""
    if s[kernel.PHASE] != kernel.AUCTION:
        return first_moves(s)
    return np.array(list(dict.fromkeys([club.choice(s, strength, np.zeros(8, np.int64)), 0, *_bids(s)])), np.int64)


def _bids(s: Array) -> Iterator[int]:
    """Bids of one, two or as many cards as possible, that show one of the best suits or digits."""
    seat = int(s[kernel.TURN])
    hand, laid = int(s[kernel.HAND + seat]), int(s[kernel.LAID + seat])
    best = sorted(range(NONE), key=lambda kind: -_length(hand | laid, kind))[:3]
    limit = int(kernel.most(s))
    for size in sorted({1, 2, limit} & set(range(1, limit + 1))):
        for kind in best:
            lying = sorted(places(hand), key=lambda card: (-(int(KIND[kind]) >> card & 1), -DIGIT[card]))
            yield sum(1 << card for card in lying[:size])


def _length(own: int, kind: int) -> float:
    """How long and high a suit is; a digit is rarer, so its cards count for more."""
    cards = list(places(own & int(KIND[kind])))
    return sum(1 + DIGIT[card] / 15 for card in cards) if kind < 5 else 1.6 * len(cards)


def weights(view: View, arrays: Array) -> NDArray[np.float64]:
    """How likely the story so far is in each of these worlds."""
    assert isinstance(view, MuView)
    start, _ = blank(view.players, view.rules)
    start[kernel.DECK], start[kernel.DEALER] = arrays[0, kernel.DECK], view.dealer
    kernel.open_auction(start)
    script, gone = story(view, arrays[0])
    worlds = np.tile(start, (len(arrays), 1))
    for seat in range(view.players):
        hand, laid = kernel.HAND + seat, kernel.LAID + seat
        worlds[:, hand] = arrays[:, hand] | arrays[:, laid] | gone[seat]
    odds = club.likelihood(worlds, script, view.seat or 0)
    found: NDArray[np.float64] = np.exp(odds - odds.max())
    return found


def story(view: MuView, world: Array) -> tuple[Array, Array]:
    """What was done, as the kernel's numbers, and which cards each seat has played."""
    copies, gone, shown = Copies(), np.zeros(6, np.int64), [int(world[kernel.LAID + seat]) for seat in range(view.players)]
    codes: list[int] = []
    for seat, move in view.log:
        if isinstance(move, Play):
            bit = copies.bits([move.card])
            gone[seat] |= bit
            if move.source == "open":
                shown[seat] |= bit
    copies = Copies()
    for seat, move in view.log:
        if isinstance(move, Play):
            codes.append(copies.bits([move.card]).bit_length() - 1)
        elif isinstance(move, Bid):
            mask = chosen(move.cards, shown[seat])
            shown[seat] &= ~mask
            codes.append(mask)
        else:
            codes.append(encode_move(world, move))
    return np.array(codes, np.int64), gone


__all__ = ["candidates", "decide", "decode_move", "encode_move", "playouts", "position", "seen", "weights"]
