"""Both sides with their columns, and the trick below them."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from eklat.client import Json, Snapshot
from eklat.terminal.boards import QUIET, TEAM, TURN, Show, beside, clockwise, fitted, name, name_width, one_line
from eklat.terminal.chips import BACK
from eklat.terminal.games.mu import Mu
from eklat.terminal.games.mu.board import LONGEST_ROW, in_trick, last_words, played, roles
from eklat.terminal.games.mu.order import flat, grouped, is_named, kind_of, trumps_of
from eklat.terminal.words import Words


def columns(desk: Mu, snapshot: Snapshot, words: Words, show: Show) -> list[Text]:
    view = snapshot.view
    assert view is not None
    who, half = roles(desk, snapshot, words), min(LONGEST_ROW, (show.width - 1) // 2)
    trick, said = played(view, 2, show.full_trick), last_words(view, words)
    is_large = 1 + 3 * (len(_all_columns(view)) + 1) <= show.rows
    sides = []
    for seat in clockwise(snapshot):
        head = name(snapshot, words, seat, name_width(snapshot, words))
        facts = [f"{words('term-label-hand')} {view['hand_sizes'][seat]}"]
        if view["points"]:
            facts.append(words("mu2-term-head-won", points=view["points"][seat]))
        head.append(who[seat], style=TEAM)
        head.append((" · " if who[seat] else "") + " · ".join(facts) + "  ", style=QUIET)
        head.append_text(said.get(seat) or Text())
        sides.append([head, *_rows(desk, view, seat, words, half, is_large)])
    lines = []
    for one, other in zip(*sides, strict=True):
        one.truncate(half)
        other.truncate(half)
        lines.append(one.append(" " * (half - one.cell_len)).append("│", style=QUIET).append_text(other))
    if not trick:
        return [*lines, *one_line(Text(), is_large)]
    cells = [one_line(Text().append(f" {words('mu2-term-label-trick')}: ", style=QUIET), is_large)]
    for seat, card in sorted(trick.items(), key=lambda one: one[1][0]):
        cells += [one_line(Text(f"{snapshot.names[seat]} "), is_large), in_trick(desk, card, is_large)]
        cells.append(one_line(Text("   "), is_large))
    return [*lines, *beside(cells, [max(text.cell_len for text in cell) for cell in cells])]


def _all_columns(view: Json) -> list[str]:
    """With one for super trumps, where there can be any."""
    known = trumps_of(view)
    named = (known.chief, known.vice)
    can_be_super = all(map(is_named, named)) and sum(str(kind).isdigit() for kind in named) == 1
    return [*view["columns"], *(["super"] if can_be_super else [])]


def _rows(desk: Mu, view: Json, seat: int, words: Words, width: int, is_large: bool) -> list[Text]:
    known = trumps_of(view)
    kinds = {name: kind for kind, name in desk.trumps.items()}
    labels = {column: _label(desk, column, words) for column in _all_columns(view)}
    room = max(map(cell_len, labels.values())) + 2
    rows = []
    for column, label in labels.items():
        cards = [card for card in view["open"][seat] if kind_of(card, known) == kinds.get(column, column)]
        down = view["face_down"][seat][view["columns"].index(column)] if column in view["columns"] else 0
        can_turn = f"reveal {column}" in view["legal"] and seat == view["seat"]
        row = Text().append(" " + fitted(label, room - 1), style=TURN if can_turn else QUIET)
        row.append(f"{BACK * down:<2} ", style="bold #d08fb8")
        lying = desk.chips.row(flat(grouped(cards, view)), width - room - 3, is_large)
        rows += beside([one_line(row, is_large), lying], [room + 3, 0])
    return rows


def _label(desk: Mu, column: str, words: Words) -> str:
    if column in desk.chips.shapes:
        return f"{desk.chips.shapes[column]} {words(f'card-Colour-{column}')}"
    return words(f"mu2-term-column-{column}")
