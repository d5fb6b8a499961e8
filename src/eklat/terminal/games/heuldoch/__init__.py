"""Heul doch! in a terminal: the piles side by side; a lifted card lights those that it fits."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from eklat.client import Json, Snapshot
from eklat.games.heuldoch.scoring import worthless
from eklat.terminal.boards import Board, Show
from eklat.terminal.chips import SPECIAL_SHAPE, Chips
from eklat.terminal.games.desk import Desk
from eklat.terminal.games.heuldoch.board import FITS, ONION, piles, top
from eklat.terminal.words import Words, number, yes

CHIPS = Chips(
    shapes={"A": "●", "B": "◓", "C": "♣", "D": "▮", "E": "♦", "F": "★", "G": "Ψ"},
    inks={
        "A": "bold #2a1f00 on #f7c027",
        "B": "bold #ffffff on #86297a",
        "C": "bold #06283c on #6cc0ee",
        "D": "bold #ffffff on #2b866a",
        "E": "bold #ffffff on #c43a12",
        "F": "bold #3a0d1c on #f890aa",
        "G": "bold #ffffff on #26335a",
    },
    few={
        "A": "bold #000000 on #ffff55", "B": "bold #ffffff on #aa00aa", "C": "bold #000000 on #00aaaa",
        "D": "bold #000000 on #00aa00", "E": "bold #ffffff on #aa0000", "F": "bold #000000 on #ff55ff",
        "G": "bold #ffffff on #0000aa",
    },
    written=re.compile(r"\b[A-G][1-7]\b"),
)  # fmt: skip


class HeulDoch(Desk):
    def __init__(self) -> None:
        self.speaks = ("heuldoch",)
        self.chips = CHIPS
        self.verbs = ("lay", "onion", "catapult", "towel", "carousel", "werewolf")
        self.seats = {"towel": 0, "lay": 1}
        self.secondary = ("onion",)
        self.keys = {"o": "onion"}
        self.signs = {"fits": f"┏━┓ {FITS}", "onion": ONION, "special": SPECIAL_SHAPE}
        self.digits, self.doing = "1–4", "lay"
        self.columns, self.counts_all = ("onions", "dead", "lost"), True
        self.missing = dict.fromkeys(("t", "l", "lens", "last"), "no-tricks")
        self.options = {"memory_aid": True}

    def board(self, snapshot: Snapshot, words: Words, show: Show) -> Board:
        return piles(self.chips, snapshot, words, show)

    def bar(self, snapshot: Snapshot, words: Words, width: int) -> Text:
        view = snapshot.view
        assert view is not None
        text = Text(" " + words("heuldoch-term-bar-draw", count=view["draw_size"]))
        if view["onions"] is not None:
            text.append(" · " + words("heuldoch-term-bar-onions", count=view["onions"]), style="bold")
        return text

    def lines(self, snapshot: Snapshot, words: Words, is_whole: bool) -> list[str]:
        view = snapshot.view
        assert view is not None
        tops = [f"{seat} {name}: {top(view['piles'][seat], words)}" for seat, name in enumerate(snapshot.names)]
        found = [words("heuldoch-term-line-piles", tops=", ".join(tops))]
        if view["onions"] is not None:
            found.append(words("heuldoch-term-line-onions", onions=words("card-onions", count=view["onions"])))
        if is_whole:
            found.append(words("heuldoch-term-line-draw", cards=words("card-cards", count=view["draw_size"])))
        return found

    def grouped(self, cards: Sequence[str], view: Json, by_number: bool = False) -> list[list[str]]:
        """Colour by colour or by number, specials apart."""
        numbers = [card for card in cards if self.chips.suit(card)]
        numbers.sort(key=lambda card: (-int(card[1]), card[0]) if by_number else (card[0], -int(card[1])))
        specials = sorted(card for card in cards if not self.chips.suit(card))
        return [some for some in (numbers, specials) if some]

    def cells(self, view: Json, seat: int) -> list[str]:
        onions, lost = view["result"]["onions"][seat], view["result"]["lost"][seat]
        return [str(onions), ", ".join(map(str, sorted(worthless(onions)))) or "–", number(-lost)]

    def closing(self, snapshot: Snapshot, words: Words) -> list[str]:
        """How each pile came to its points; of those with equal points, who lost more to onions wins."""
        assert snapshot.view is not None
        result = snapshot.view["result"]
        sums = [f"{name}: {_sum(pile)}" for name, pile in zip(snapshot.names, snapshot.view["piles"], strict=True)]
        best = [seat for seat, score in enumerate(result["scores"]) if score == max(result["scores"])]
        if len(best) == 1:
            return sums
        lost = ", ".join(f"{snapshot.names[seat]} {number(-result['lost'][seat])}" for seat in best)
        shared = yes(len(snapshot.table["winners"]) > 1)
        return [*sums, words("heuldoch-term-sheet-tie", shared=shared, lost=lost)]

    def suits(self, words: Words) -> str:
        return ", ".join(f"{shape}{suit} {words(f'card-suit-{suit}')}" for suit, shape in self.chips.shapes.items())

    def target(self, move: str, you: int | None) -> tuple[int, str] | None:
        verb, *rest = move.split()
        if verb in ("lay", "towel"):
            return int(rest[-1]), FITS
        return (you, ONION) if verb == "onion" and you is not None else None

    def sorted(self, moves: Sequence[str]) -> list[str]:
        return sorted(moves, key=lambda move: move.startswith("onion"))

    def label(self, move: str, snapshot: Snapshot, words: Words) -> Text:
        match move.split():
            case ["lay", _, pile] if int(pile) == snapshot.you:
                return Text(words("heuldoch-term-choice-lay-own"))
            case ["lay" | "towel" as verb, *_, seat]:
                return Text(words(f"heuldoch-term-choice-{verb}", who=snapshot.names[int(seat)]))
            case ["carousel", direction]:
                return Text(words(f"heuldoch-term-choice-carousel-{direction}"))
        return Text(words(f"heuldoch-term-choice-{move.split(maxsplit=1)[0]}"))


def _sum(pile: Sequence[Json]) -> str:
    """What lies open and was not killed, as in 13 = 7 + 6; one card, or none, needs no sum."""
    dead = worthless(sum(lying["is_onion"] for lying in pile))
    open_cards = (str(lying["card"]) for lying in pile if not lying["is_onion"])
    numbers = sorted((int(card[1]) for card in open_cards if CHIPS.suit(card)), reverse=True)
    parts = [number for number in numbers if number not in dead]
    return f"{sum(parts)} = {' + '.join(map(str, parts))}" if len(parts) > 1 else str(sum(parts))


DESK = HeulDoch()
