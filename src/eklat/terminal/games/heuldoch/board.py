"""The piles with their top cards, large; those that the card in hand fits have a heavy border."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from eklat.client import Json, Snapshot
from eklat.terminal.boards import QUIET, TURN, Board, Show, clockwise, fitted, name
from eklat.terminal.chips import Chips
from eklat.terminal.hand import Region
from eklat.terminal.words import Words

ONION, FITS = "◍", "▲"
LARGE_PILES = 14
"""From so many lines on the piles are larger."""


def top(pile: list[Json], words: Words) -> str:
    if not pile:
        return words("card-empty")
    return words("card-onion") if pile[-1]["is_onion"] else words.card(pile[-1]["card"])


def piles(chips: Chips, snapshot: Snapshot, words: Words, show: Show) -> Board:
    view = snapshot.view
    assert view is not None
    is_large = show.rows >= LARGE_PILES
    width = min(22 if is_large else 16, show.width // snapshot.players)
    box = min(width - 1, 17 if is_large else 11)
    height = 5 if is_large else 3
    lines = [Text() for _ in range(height + 4)]
    regions: list[Region] = []
    for order, seat in enumerate(clockwise(snapshot)):
        pile = view["piles"][seat]
        cells = _pile(chips, pile, words, box, is_large, show.targets.get(seat, ONION) != ONION)
        facts = [
            words("heuldoch-term-pile-count", count=len(pile)),
            words("heuldoch-term-head-count", count=view["hand_sizes"][seat]),
        ]
        column = [
            name(snapshot, words, seat, width - 3),
            *cells,
            *(Text(" " + fitted(fact, width - 1), style=QUIET) for fact in facts),
            _target(show, seat),
        ]
        regions += [Region(row, width * order, width * (order + 1), seat) for row in range(len(lines))]
        for line, cell in zip(lines, column, strict=True):
            cell.truncate(width)
            line.append_text(cell).append(" " * (width - cell.cell_len))
    return Board(lines, regions)


def _target(show: Show, seat: int) -> Text:
    """The sign below a pile that the card in hand may go to."""
    if seat not in show.targets:
        return Text()
    mark = FITS * 2 if show.now == seat else ""
    return Text(f" {mark or '  '} {show.targets[seat]} {mark}", style=TURN)


def _pile(chips: Chips, pile: list[Json], words: Words, box: int, is_large: bool, is_lit: bool) -> list[Text]:
    inner, corner = box - 2, ""
    if not pile:
        middle, style = words("card-empty"), QUIET
    elif pile[-1]["is_onion"]:
        middle, style = f"{ONION} {words('card-onion')}", "bold #ffffff on #5d2449"
    else:
        card = pile[-1]["card"]
        suit = chips.suit(card)
        corner = f"{chips.shapes[suit]} {card}" if suit else ""
        middle, style = corner or chips.face(card, words.card(card)), chips.ink(card)
    middle = fitted(middle, inner) if cell_len(middle) > inner else middle.center(inner)
    above, side, below = ("┏━┓", "┃", "┗━┛") if is_lit else ("╭─╮", "│", "╰─╯")
    rows = [corner.ljust(inner), middle, corner.rjust(inner)] if is_large else [middle]
    edges = [f"{edge[0]}{edge[1] * inner}{edge[2]}" for edge in (above, below)]
    return [Text(" ").append(row, style=style) for row in (edges[0], *(f"{side}{row}{side}" for row in rows), edges[1])]
