"""Why a club player does what it does in Mü for two: numbers where it thinks, messages where it speaks."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from eklat.fast.bridge.mu.cards import TRUMPS
from eklat.games.said import Fact, Said, Trump

(FULL, AHEAD_ALREADY, TOO_HIGH, RATHER_SHIELD, BEGIN, OVERBID, SACRIFICE, SHOW, PUT_AWAY, NAME_KIND, NAME_NOTHING, HURT,
 DENY, TURN_UP, FORCED, DECIDED, SURE, LIKELY, DRAW_TRUMPS, SHORT, LONG, FORCE, FEWEST, RATHER, TAKE, TAKE_LEAD,
 TRUMP_IN, DECIDE, SPARE, CANNOT) = range(1, 31)  # fmt: skip

REASONS: dict[int, tuple[str, tuple[str, ...]]] = {
    FULL: ("pass-full", ()),
    AHEAD_ALREADY: ("pass-ahead", ("goal",)),
    TOO_HIGH: ("pass-weak", ("trump", "goal", "chance")),
    RATHER_SHIELD: ("pass-shield", ("trump", "goal", "chance", "their_goal", "their_chance")),
    BEGIN: ("begin", ("trump", "goal", "chance")),
    OVERBID: ("bid", ("trump", "goal", "chance", "their_goal", "their_chance")),
    SACRIFICE: ("sacrifice", ("goal", "chance", "their_goal", "their_chance")),
    SHOW: ("show", ("trump",)),
    PUT_AWAY: ("discard", ("trump", "points", "mine")),
    NAME_KIND: ("big", ("trump", "mine")),
    NAME_NOTHING: ("no-trump", ()),
    HURT: ("small", ("trump", "mine")),
    DENY: ("small-deny", ("trump", "mine", "theirs")),
    TURN_UP: ("reveal", ()),
    FORCED: ("only", ()),
    DECIDED: ("decided", ()),
    SURE: ("lead-sure", ()),
    LIKELY: ("lead-likely", ("chance",)),
    DRAW_TRUMPS: ("lead-trump", ("theirs",)),
    SHORT: ("lead-short", ()),
    LONG: ("lead-long", ("mine",)),
    FORCE: ("lead-force", ()),
    FEWEST: ("lead-few", ("theirs",)),
    RATHER: ("lead-rather", ("chance",)),
    TAKE: ("take", ("points",)),
    TAKE_LEAD: ("take-lead", ()),
    TRUMP_IN: ("trump-in", ("points",)),
    DECIDE: ("take-decides", ("points",)),
    SPARE: ("spare", ("points",)),
    CANNOT: ("give", ("own",)),
}
"""The message of each reason, and what the numbers behind it are."""


def reason(why: NDArray[np.int64]) -> Said:
    """What the kernel wrote down, as a message with its facts."""
    message, names = REASONS[int(why[0])]
    numbers: dict[str, int] = dict(zip(_places(int(why[0])), map(int, why[1:]), strict=False))
    facts: dict[str, Fact] = {name: Trump(TRUMPS[numbers[name]]) if name == "trump" else numbers[name] for name in names}
    return Said(f"club-mu2-{message}", facts)


def _places(code: int) -> tuple[str, ...]:
    """What the kernel's numbers are, in their order."""
    if code == AHEAD_ALREADY:
        return ("goal",)
    if code <= SHOW:
        return ("trump", "goal", "chance", "their_goal", "their_chance")
    if code == PUT_AWAY:
        return ("trump", "points", "mine")
    if code <= TURN_UP:
        return ("trump", "mine", "theirs")
    if code in (DRAW_TRUMPS, FEWEST):
        return ("theirs",)
    if code < TAKE:
        return ("chance", "mine")
    return ("points", "own")
