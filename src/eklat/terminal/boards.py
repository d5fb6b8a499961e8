"""What the boards of all games are put together from: lines of known width, names that say whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from eklat.client import Snapshot
from eklat.terminal.hand import Region
from eklat.terminal.words import Words

QUIET = "#a89b90"
TURN = "bold #ffcf6b"
TEAM = "bold #e6a6d0"


class Show(NamedTuple):
    """How the middle is to be shown, beside what the snapshot says."""

    width: int
    rows: int = 12
    """How many lines there is room for; where there are enough the cards are larger."""
    full_trick: bool = False
    """The trick that has just been finished is still on the table."""
    targets: Mapping[int, str] = {}
    """The piles that the card in hand may go to, by seat, each with the key that chooses it."""
    now: int | None = None
    """The pile that is chosen among them."""
    address: str = ""
    """Where others find the table, if it is at a server."""


class Board(NamedTuple):
    lines: list[Text]
    regions: Sequence[Region] = ()
    """Piles that can be clicked, by seat."""


def fitted(text: str, width: int) -> str:
    """Exactly so wide; what is longer loses its end."""
    if cell_len(text) > width:
        text = set_cell_size(text, max(0, width - 1)) + "…"
    return set_cell_size(text, width)


def clockwise(snapshot: Snapshot) -> list[int]:
    """All seats, one's own last: it is nearest to the hand."""
    first = 0 if snapshot.you is None else snapshot.you + 1
    return [(first + step) % snapshot.players for step in range(snapshot.players)]


def name(snapshot: Snapshot, words: Words, seat: int, width: int) -> Text:
    """Whose turn it is, the name, and a word if they are away; always with a gap behind it."""
    is_turn, away = snapshot.turn == seat, _away(snapshot, words, seat)
    text = Text().append("▶ " if is_turn else "  ", style=TURN)
    room = max(2, width - cell_len(away) - 1)
    style = TURN if is_turn else "bold" if seat == snapshot.you else ""
    return text.append(fitted(snapshot.names[seat], room) + " ", style=style).append(away, style=QUIET)


def _away(snapshot: Snapshot, words: Words, seat: int) -> str:
    return f"({words('term-away')}) " if seat in snapshot.presence.get("away", []) else ""


def name_width(snapshot: Snapshot, words: Words, most: int = 12) -> int:
    away = max(cell_len(_away(snapshot, words, seat)) for seat in range(snapshot.players))
    return min(most, max(map(cell_len, snapshot.names)) + 1) + away


def one_line(text: Text, is_large: bool) -> list[Text]:
    """Beside cards of three rows, in the middle one."""
    return [Text(), text, Text()] if is_large else [text]


def beside(cells: list[list[Text]], widths: list[int]) -> list[Text]:
    """Cells of equal height side by side."""
    lines = []
    for parts in zip(*cells, strict=True):
        line = Text()
        for part, width in zip(parts, widths, strict=True):
            line.append_text(part).append(" " * max(0, width - part.cell_len))
        lines.append(line)
    return lines


def joined(parts: list[Text], width: int) -> Text:
    """In one line; where there is no room the last ones are left out."""
    text = Text(" ").append_text(Text(" · ", style=QUIET).join(parts))
    if text.cell_len > width and len(parts) > 1:
        return joined(parts[:-1], width)
    text.truncate(width, overflow="ellipsis")
    return text
