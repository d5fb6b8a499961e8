"""The score pad: for a real table with real cards. It knows what the rules know, and counts.

    pad = Pad.new("mu", ["Anna", "Ben", "Cleo", "Dora", "Emil"])
    pad = pad.add(Played(chief=3, partner=4, height=3, trump="colour", points=(7, 12, 9, 20, 12)))
    pad.totals, pad.dealer, pad.is_over

A pad is a frozen value: its hands as people told them. Everything else follows from the rules of `eklat.games`, so that
an old hand can be corrected and everything after it is counted again.
"""

from __future__ import annotations

from eklat.pad.errors import BadPad
from eklat.pad.files import parse, to_csv
from eklat.pad.hands import Hand, Row
from eklat.pad.heuldoch import Counted, Pile
from eklat.pad.mu import Eklat, Passed, Played, filled
from eklat.pad.mu2 import Fought, Redealt
from eklat.pad.pad import FORMAT, Pad

__all__ = [
    "FORMAT",
    "BadPad",
    "Counted",
    "Eklat",
    "Fought",
    "Hand",
    "Pad",
    "Passed",
    "Pile",
    "Played",
    "Redealt",
    "Row",
    "filled",
    "parse",
    "to_csv",
]
