"""Any game at all, from its view: who has what, what lies open, the moves as it calls them.

Games of other packages bring rules and words. A view says of itself what can be shown: a field with a number for every seat
is a column, and so is one with cards for every seat; other cards lie below. Fields are called by the message
`<game>-term-field-<name>`, or by `term-field-<name>`, or by their names.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from eklat.client import Json, Snapshot
from eklat.terminal.boards import Board, Show
from eklat.terminal.chips import Chips
from eklat.terminal.games.desk import Desk
from eklat.terminal.games.generic import board
from eklat.terminal.words import Words


class Codes(Chips):
    """Cards by their codes, `R7` or `QH`: in colours by the English initials of colours, and of the four suits."""

    def suit(self, card: str) -> str:
        if card[0].isalpha() and card[1:].isdigit():
            return card[0].upper()
        return card[-1].upper() if len(card) < 4 and card[-1].isalpha() else ""


RED, ORANGE, YELLOW, GREEN, BLUE, PURPLE, BLACK, WHITE = (
    "bold #ffffff on #b3261e", "bold #2a1f00 on #f29b30", "bold #2a1f00 on #f2c230", "bold #ffffff on #1f7a3d",
    "bold #ffffff on #1f57ab", "bold #ffffff on #86297a", "bold #ffffff on #000000", "bold #000000 on #e8e0d4",
)  # fmt: skip
INKS = {
    "R": RED, "O": ORANGE, "Y": YELLOW, "G": GREEN, "B": BLUE, "P": PURPLE, "K": BLACK, "W": WHITE,
    "H": RED, "S": BLACK, "D": BLUE, "C": GREEN,
}  # fmt: skip
FEW = {RED: "#aa0000", GREEN: "#00aa00", BLUE: "#0000aa", PURPLE: "#aa00aa", YELLOW: "#ffff55", ORANGE: "#aa5500"}
CHIPS = Codes(
    shapes={},
    inks=INKS,
    few={suit: f"bold #ffffff on {FEW[ink]}" if ink in FEW else ink for suit, ink in INKS.items()},
    written=re.compile(r"\b[A-Z][0-9]{1,2}\b"),
)


class Generic(Desk):
    def __init__(self, game: str) -> None:
        self.speaks = (game,)
        self.chips = CHIPS
        self.is_numbered = True
        self.bots = "random"

    def board(self, snapshot: Snapshot, words: Words, show: Show) -> Board:
        return Board(board.lines(self, snapshot, words, show))

    def bar(self, snapshot: Snapshot, words: Words, width: int) -> Text:
        assert snapshot.view is not None
        return Text(" " + words.told(snapshot.view["chapter"], snapshot), style="bold")

    def lines(self, snapshot: Snapshot, words: Words, is_whole: bool) -> list[str]:
        return board.told(self, snapshot, words, is_whole)

    def grouped(self, cards: Sequence[str], view: Json, by_number: bool = False) -> list[list[str]]:
        """Suit by suit, high numbers first; or by number."""

        def number(card: str) -> tuple[int, str]:
            digits = re.sub(r"\D", "", card)
            return -int(digits or 0), card

        if by_number:
            return [sorted(cards, key=number)] if cards else []
        suits = sorted({self.chips.suit(card) for card in cards}, key=lambda suit: (not suit, suit))
        return [sorted((card for card in cards if self.chips.suit(card) == suit), key=number) for suit in suits]

    def held(self, view: Json) -> dict[str, Sequence[str]]:
        return {"hand": [card for card in view.get("hand") or () if isinstance(card, str)]}

    def called(self, field: str, words: Words) -> str:
        """A field of the view."""
        name = f"field-{field.replace('_', '-')}"
        return self.remark(words, name) or (words(f"term-{name}") if words.has(f"term-{name}") else field.replace("_", " "))

    def label(self, move: str, snapshot: Snapshot, words: Words) -> Text:
        """As the game offers it, or as it is written."""
        assert snapshot.view is not None
        legal, offers = snapshot.view["legal"], snapshot.view.get("offers")
        told = words.told(offers[legal.index(move)], snapshot) if offers and move in legal else move
        return self.chips.coloured(told)

    def meaning(self, moves: Sequence[str], snapshot: Snapshot, words: Words) -> str:
        return " · ".join(self.label(move, snapshot, words).plain for move in moves)
