"""The numbers of a club player's mind in Mü, by number of players.

`minds.json` has its *judgement* (what a hand will win as chief, fitted to many thousand hands) and its *taste* (how one
thing weighs against another, found by letting such players play each other).
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import numpy as np

_MINDS = json.loads(files("eklat.bots.club.mu").joinpath("minds.json").read_text(encoding="utf-8"))

# Judgement: one row per class of trump (colour; 1s and 7s; other digits; none).
EACH, PER_TRUMP, PER_SIDE, PER_VOID, PER_SINGLE, ROW = 0, 1, 11, 21, 22, 23
# Taste, in the order of the file.
(T_BID, T_RAISE, T_SHOW, T_SHOW_MOST, T_LAY_TRUMP, T_LAY_HIGH, T_LAY_POINTS, T_LAY_LEADER, T_VICE_HIGH, T_VICE_CLASH,
 T_PARTNER_TRUMP, T_PARTNER_HIGH, T_PARTNER_CARD, T_HELP, T_SIDE, T_LOST, T_OWN, T_BOTH, T_RESCUE, T_KEEP_TRUMP,
 T_TRUMP_FALL, T_KEEP_TOP, T_TOP_FALL, T_KEEP_POINTS, T_DRAW_CHIEF, T_DRAW_FRIEND, T_DRAW_FOE, T_FOLLOW_POINTS, T_SIGMA,
 T_OPTIMISM, T_BID_SLOPE, T_MADE_OWN, T_NEAR, T_NEAR_AT, T_PUSH_DIGIT, T_PUSH_COLOUR, T_PUSH_FROM,
 T_OPEN, T_FURTHER, T_JUMP) = range(40)  # fmt: skip
JUDGEMENT = 40


def _mind(taste: dict[str, float], judgement: list[list[float]]) -> Any:
    """Taste and judgement in a row, as the kernel wants them."""
    order = sorted((name for name in globals() if name.startswith("T_")), key=globals().__getitem__)
    liked = [taste[name.removeprefix("T_").lower()] for name in order]
    return np.array([*liked, *(number for row in judgement for number in row)], np.float64)


MIND = {int(players): np.tile(_mind(**mind), (6, 1)) for players, mind in _MINDS.items()}
"""The same mind for each seat, by number of players."""
