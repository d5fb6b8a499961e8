"""Why a club player does what it does in Mü: numbers where it thinks, messages where it speaks."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from eklat.fast.bridge.mu.cards import CARD, TRUMPS
from eklat.games.said import Cards, Fact, Said, Trump, Who

(PASS_WEAK, PASS_AHEAD, PASS_ENOUGH, PASS_EKLAT, PASS_AND_PAY, LEAD_BID, RAISE, SHOW, PUSH, ESCAPE,
 NAME_OWN, NAME_NONE, NAME_DEFENCE, CHOOSE_SHOWN, CHOOSE_BLIND, CALL_BEST, ONLY,
 DRAW_TRUMPS, LEAD_TOP, LEAD_TO_FRIEND, LEAD_SAFE, TAKE, TRUMP_IN, FEED, THROW_AWAY, SPARE, KEEP) = range(27)  # fmt: skip

MESSAGES = {
    PASS_WEAK: "pass-weak",
    PASS_AHEAD: "pass-ahead",
    PASS_ENOUGH: "pass-enough",
    PASS_EKLAT: "pass-eklat",
    PASS_AND_PAY: "pass-and-pay",
    LEAD_BID: "bid",
    RAISE: "raise",
    SHOW: "show",
    PUSH: "push",
    ESCAPE: "escape",
    NAME_OWN: "trump",
    NAME_NONE: "no-trump",
    NAME_DEFENCE: "vice-trump",
    CHOOSE_SHOWN: "partner",
    CHOOSE_BLIND: "partner-blind",
    CALL_BEST: "call",
    ONLY: "only",
    DRAW_TRUMPS: "draw-trumps",
    LEAD_TOP: "lead-top",
    LEAD_TO_FRIEND: "lead-friend",
    LEAD_SAFE: "lead-safe",
    TAKE: "take",
    TRUMP_IN: "trump-in",
    FEED: "feed",
    THROW_AWAY: "throw-away",
    SPARE: "spare",
    KEEP: "keep",
}
BY_CARD = {SHOW, CALL_BEST, *range(DRAW_TRUMPS, KEEP + 1)}
"""Reasons whose number is a card."""


def reason(why: NDArray[np.int64]) -> Said:
    """What the kernel wrote down, as a message with its facts."""
    code, points, who, kind, number, chance = map(int, why[:6])
    facts: dict[str, Fact] = {"points": points, "chance": chance}
    facts |= {"card": Cards(CARD[number])} if code in BY_CARD else {"number": number}
    if who >= 0:
        facts["who"] = Who(who)
    if kind >= 0:
        facts["trump"] = Trump(TRUMPS[kind])
    return Said(f"club-mu-{MESSAGES[code]}", facts)
