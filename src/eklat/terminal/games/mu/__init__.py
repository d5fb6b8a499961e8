"""Mü in a terminal: seats with their laid cards, the contract above them, a trump lens and the last trick to look at."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rich.text import Text

from eklat.client import Json, Snapshot
from eklat.games.mu.cards import POINTS
from eklat.games.mu.contract import goal
from eklat.games.mu.prospect import Prospect, prospect
from eklat.terminal.boards import Board, Show
from eklat.terminal.chips import Chips
from eklat.terminal.games.desk import Desk, Picking
from eklat.terminal.games.mu import auction, board, contract
from eklat.terminal.games.mu.looks import looks
from eklat.terminal.games.mu.order import grouped, laid
from eklat.terminal.hand import Item
from eklat.terminal.words import Words, signed

POINT = "▴"


def points(card: str) -> str:
    return POINT * POINTS[int(card[1])]


CHIPS = Chips(
    shapes={"R": "♥", "Y": "☼", "G": "♣", "B": "♦", "K": "☾"},
    inks={
        "R": "bold #ffffff on #b3261e",
        "Y": "bold #2a1f00 on #f2c230",
        "G": "bold #ffffff on #1f7a3d",
        "B": "bold #ffffff on #1f57ab",
        "K": "bold #ffffff on #000000",
    },
    few={
        "R": "bold #ffffff on #aa0000", "Y": "bold #000000 on #ffff55", "G": "bold #000000 on #00aa00",
        "B": "bold #ffffff on #0000aa", "K": "bold #ffffff on #000000",
    },
    written=re.compile(r"\b[RYGBK][0-9]\b"),
    points=points,
)  # fmt: skip


class Mu(Desk):
    roles: Mapping[str, str]
    """What those of the contract are called."""
    trumps: Mapping[str, str]
    """What kinds of trumps are called, the strongest first."""

    def __init__(self) -> None:
        self.speaks = ("mu",)
        self.chips = CHIPS
        self.rows = ("open", "hand")
        self.verbs = ("pass", "bid", "trump", "partner", "play")
        self.seats = {"partner": 0}
        self.looks = tuple(looks(self))
        self.signs = {"points": POINT, "said": "+2", "trick": "1· 2·", "leads": "◂", "where": "● ○ ✗"}
        self.columns = ("points", "bonus")
        self.players = 4
        self.roles = {"chief": "chief", "vice": "vice", "partner": "partner"}
        self.trumps = {"double": "double", "chief": "chief", "vice": "vice"}

    def board(self, snapshot: Snapshot, words: Words, show: Show) -> Board:
        return Board(board.seats(self, snapshot, words, show))

    def bar(self, snapshot: Snapshot, words: Words, width: int) -> Text:
        return contract.bar(self, snapshot, words, width)

    def lines(self, snapshot: Snapshot, words: Words, is_whole: bool) -> list[str]:
        if not is_whole:
            return [*auction.lines(self, snapshot, words), *board.trick_line(snapshot, words)]
        return [
            *contract.line(self, snapshot, words), *auction.lines(self, snapshot, words),
            *board.seat_lines(snapshot, words), *board.trick_line(snapshot, words),
        ]  # fmt: skip

    def grouped(self, cards: Sequence[str], view: Json, by_number: bool = False) -> list[list[str]]:
        return grouped(cards, view, by_number)

    def held(self, view: Json) -> dict[str, Sequence[str]]:
        return {"hand": view["hand"] or [], "open": laid(view)[view["seat"]]}

    def cells(self, view: Json, seat: int) -> list[str]:
        result = view["result"]
        score, won = result["scores"][seat], result["points"]
        extra = score if won is None else score - won[seat]
        return ["–" if won is None else str(won[seat]), signed(extra) if extra else "–"]

    def suits(self, words: Words) -> str:
        return ", ".join(f"{shape}{suit} {words(f'card-Colour-{suit}')}" for suit, shape in self.chips.shapes.items())

    # The auction ----------------------------------------------------------------------------------------------------------

    def picking(self, view: Json) -> Picking | None:
        return Picking("bid", view.get("max_bid", 0), is_exact=False) if view["phase"] == "auction" else None

    def weigh(self, snapshot: Snapshot, words: Words, cards: Sequence[str]) -> str:
        return auction.weigh(self, snapshot, words, cards)

    def prospect(self, view: Json, more: int) -> Prospect:
        """What so many more cards would mean."""
        return prospect([len(cards) for cards in laid(view)], view["seat"], more)

    def goal(self, view: Json, height: int) -> int:
        return goal(view["players"], height)

    def leaders(self, view: Json) -> list[int]:
        """Who leads the auction; nobody before the first bid."""
        most = max(map(len, laid(view)))
        return [seat for seat, cards in enumerate(laid(view)) if len(cards) == most] if most else []

    # Choices --------------------------------------------------------------------------------------------------------------

    def moves_with(self, item: Item, legal: Sequence[str]) -> list[str]:
        """Where one has a card twice, it is said which of the two is meant."""
        found = super().moves_with(item, legal)
        if any(move.startswith("bid") for move in found):
            return found if item.source == "hand" else []
        here = [move for move in found if move.endswith(f" {item.source}")]
        return here or [move for move in found if len(move.split()) == 2]

    def tried(self, item: Item, legal: Sequence[str]) -> str:
        return f"play {item.card} {item.source}"

    def sorted(self, moves: Sequence[str]) -> list[str]:
        """Trumps by colour, then by number, then none."""

        def rank(move: str) -> tuple[int, int]:
            verb, kind, *_ = move.split()
            if verb != "trump":
                return 0, 0
            return (2, 0) if kind == "none" else (1, int(kind)) if kind.isdigit() else (0, "RYGBK".index(kind))

        return sorted(moves, key=rank)

    def label(self, move: str, snapshot: Snapshot, words: Words) -> Text:
        match move.split():
            case ["trump", "none"]:
                return Text(words.trump("none"))
            case ["trump", kind]:
                return contract.trump(self, kind, words)
            case ["partner", seat] if seat.isdigit():
                return Text(snapshot.names[int(seat)])
            case ["partner", card]:
                return self.chips.chip(card)
        return super().label(move, snapshot, words)


DESK = Mu()
