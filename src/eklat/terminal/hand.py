"""One's own cards: what lies open, and the hand below it. One cursor goes through both; picked cards are lifted."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from eklat.client import Snapshot
from eklat.terminal import chips
from eklat.terminal.words import Words

if TYPE_CHECKING:
    from eklat.terminal.games.desk import Desk

KEYS = "1234567890-="
LABEL = 7
CURSOR = "bold #ffcf6b"
QUIET = "#a89b90"


class Item(NamedTuple):
    """A card that one holds."""

    card: str
    source: str
    """hand or open."""
    group: int
    """Cards of one group stand together."""


def items(snapshot: Snapshot, desk: Desk, by_number: bool) -> list[Item]:
    """One's own cards row by row, the hand first, each sorted by the law of the game."""
    view = snapshot.view
    if view is None or view.get("seat") is None:
        return []
    found, number = list[Item](), 0
    for source, cards in desk.held(view).items():
        for group in desk.grouped(cards, view, by_number):
            found += [Item(card, source, number) for card in group]
            number += 1
    return found


class Region(NamedTuple):
    """Where something can be clicked."""

    y: int
    x: int
    end: int
    place: int
    """Of the card in the hand, or of the choice."""


class Rows(NamedTuple):
    lines: list[Text]
    regions: list[Region]
    without_keys: list[Text]
    """Where there is little room."""


def paint(
    held: Sequence[Item], desk: Desk, words: Words, width: int, *,
    cursor: int | None, picked: Sequence[int], usable: Sequence[bool], is_tall: bool = False, has_keys: bool = True,
) -> Rows:  # fmt: skip
    """One's own cards in rows: what lies open, then the hand, which has room above it for lifted cards; keys below each."""
    found = Rows([], [], [])
    for source in desk.rows:
        cells = [
            Cell(place, item, words, desk.chips, is_tall, place == cursor, place in picked, usable[place], has_keys)
            for place, item in enumerate(held)
            if item.source == source
        ]
        block = _Block(len(found.lines), source, words, width, cells)
        found.lines.extend(block.lines)
        found.regions.extend(block.regions)
        found.without_keys.extend(line for line in block.lines[:-1] if line.plain.strip())
    return found


class Cell(NamedTuple):
    """A card to be drawn."""

    place: int
    item: Item
    words: Words
    chips: chips.Chips
    is_tall: bool
    is_now: bool
    is_up: bool
    is_usable: bool
    has_keys: bool
    """The number keys mean the cards, and not something else just now."""

    @property
    def face(self) -> list[str]:
        """The rows of the card."""
        card, special = self.item.card, self.words.card(self.item.card)
        return self.chips.large(card, special) if self.is_tall else [self.chips.face(card, special)]

    @property
    def width(self) -> int:
        return cell_len(self.face[0])

    @property
    def key(self) -> str:
        """What to press, and the points where the card itself does not show them."""
        key = KEYS[self.place] if self.has_keys and self.place < len(KEYS) else " "
        marks = "" if self.is_tall else self.chips.points(self.item.card)
        return (key if self.is_usable else "·") + marks


class _Block:
    """The rows of the hand, or of what lies open."""

    def __init__(self, top: int, source: str, words: Words, width: int, cells: Sequence[Cell]) -> None:
        self._height = len(cells[0].face) if cells else 1
        self._above = 1 if source == "hand" else 0
        self._rows = [Text(" " * LABEL) for _ in range(self._above + self._height)]
        self._keys = Text(" " * LABEL)
        self._top = top
        self.regions: list[Region] = []
        middle = self._above + self._height // 2
        if cells:
            label = f" {words(f'term-label-{source}')}"[: LABEL - 1].ljust(LABEL)
            self._rows[middle] = Text().append(label, style=QUIET)
        groups = sum(one.item.group != other.item.group for one, other in pairwise(cells))
        self._gap = " " if sum(cell.width + 2 for cell in cells) + groups <= width - LABEL else ""
        for before, cell in zip((None, *cells), cells, strict=False):
            if before is not None and before.item.group != cell.item.group:
                self._divide()
            self._put(cell)

    @property
    def lines(self) -> list[Text]:
        return [*self._rows, self._keys]

    def _divide(self) -> None:
        for number, row in enumerate(self._rows):
            row.append(" " if number < self._above else "│", style=QUIET)
        self._keys.append(" ")

    def _put(self, cell: Cell) -> None:
        first = 0 if cell.is_up and self._above else self._above
        x = self._keys.cell_len
        style = cell.chips.ink(cell.item.card) if cell.is_usable else chips.DIM
        for number, row in enumerate(self._rows):
            line = number - first
            if 0 <= line < self._height:
                is_marked = cell.is_now and line == self._height // 2
                row.append("▸" if is_marked else " ", style=CURSOR).append(cell.face[line], style=style).append(self._gap)
            else:
                row.append(" " * (cell.width + 1) + self._gap)
        room = cell.width + 1 + len(self._gap)
        for number in range(len(self._rows) + 1):  # lifted or not, and its key
            self.regions.append(Region(self._top + number, x, x + room, cell.place))
        self._keys.append(f" {cell.key}".ljust(room), style=CURSOR if cell.is_now else QUIET)
