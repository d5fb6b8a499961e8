"""Seats with their laid cards, the trick, and what everybody has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from eklat.client import Json, Snapshot
from eklat.terminal.boards import QUIET, TEAM, TURN, Show, beside, clockwise, fitted, name, name_width, one_line
from eklat.terminal.games.mu.order import best_place, flat, grouped, laid
from eklat.terminal.words import Words

if TYPE_CHECKING:
    from eklat.terminal.games.mu import Mu

LONGEST_ROW = 60
"""Columns that the open cards of a seat can fill."""


def roles(desk: Mu, snapshot: Snapshot, words: Words) -> list[str]:
    """What everybody is in this hand."""
    view = snapshot.view
    assert view is not None
    contract = view["contract"]
    if contract is None:
        return [words("card-role-dealer") if seat == view["dealer"] else "" for seat in range(snapshot.players)]
    found = [""] * snapshot.players
    for key, role in desk.roles.items():
        if contract[key] is not None:
            found[contract[key]] = words(f"card-role-{role}")
    return found


def played(view: Json, players: int, full_trick: bool) -> dict[int, tuple[int, str, bool]]:
    """Per seat the card in the trick: which one it was, the card, and whether it leads so far."""
    leader, cards = view["leader"], view["trick"]
    if full_trick and view["last_trick"]:
        leader, cards = view["last_trick"]["leader"], view["last_trick"]["cards"]
    if not cards or leader is None:
        return {}
    best = best_place(view, cards)
    return {(leader + i) % players: (i + 1, card, i == best) for i, card in enumerate(cards)}


def last_words(view: Json, words: Words) -> dict[int, Text]:
    """In the auction: what everybody said last."""
    found: dict[int, Text] = {}
    for seat, move in view["log"] if view["phase"] == "auction" else ():
        verb, *cards = move.split()
        said = Text(f"+{len(cards)}", style="bold")
        found[seat] = Text(words("mu-term-said-pass"), style=QUIET) if verb == "pass" else said
    return found


def in_trick(desk: Mu, card: tuple[int, str, bool] | None, is_large: bool) -> list[Text]:
    """A card of the trick: which one it was, the card, and a sign if it leads so far."""
    if card is None:
        return one_line(Text(), is_large)
    place, code, leads = card
    lines = []
    for line, row in enumerate(desk.chips.row([code], 3, is_large)):
        is_middle = line == int(is_large)
        before, behind = (f"{place}·", "◂" if leads else "") if is_middle else ("  ", "")
        lines.append(Text().append(before, style=QUIET).append_text(row).append(behind, style=TURN))
    return lines


def seats(desk: Mu, snapshot: Snapshot, words: Words, show: Show) -> list[Text]:
    view = snapshot.view
    assert view is not None
    who = roles(desk, snapshot, words)
    wide, role_width = name_width(snapshot, words), max(map(cell_len, who), default=0) + 1
    trick, said = played(view, snapshot.players, show.full_trick), last_words(view, words)
    third = "said" if view["phase"] == "auction" else "trick"
    heads = [words(f"mu-term-head-{head}") for head in ("open", "hand", third, "points")]
    widths = [max(cell_len(heads[1]), 2) + 1, max(cell_len(heads[2]), 7) + 1, max(cell_len(heads[3]), 2)]
    laid_width = min(LONGEST_ROW, show.width - 2 - wide - role_width - sum(widths) - 2)
    head = " " * (2 + wide + role_width) + fitted(heads[0], laid_width + 1)
    head += "".join(fitted(text, width) for text, width in zip(heads[1:], widths, strict=True))
    lines = [Text(head.rstrip(), style=QUIET)]
    is_large = 1 + 3 * snapshot.players <= show.rows
    gap = [Text()] if 1 + 4 * snapshot.players <= show.rows else []
    for seat in clockwise(snapshot):
        line = name(snapshot, words, seat, wide)
        line.append(fitted(who[seat], role_width), style=TEAM)
        lying = desk.chips.row(flat(grouped(view["laid"][seat], view)), laid_width, is_large)
        if seat == snapshot.you:
            lying = one_line(Text(words("mu-term-yours-below") if view["laid"][seat] else "", style=QUIET), is_large)
        sizes = Text(fitted(str(view["hand_sizes"][seat]), widths[0]))
        points = Text(str(view["points"][seat]) if view["points"] else "", style="bold")
        now = one_line(said[seat], is_large) if seat in said else in_trick(desk, trick.get(seat), is_large)
        cells = [one_line(line, is_large), lying, one_line(sizes, is_large), now, one_line(points, is_large)]
        lines += [*beside(cells, [line.cell_len, laid_width + 1, *widths]), *gap]
    return lines


def seat_lines(snapshot: Snapshot, words: Words) -> list[str]:
    """What the others have open, to be read aloud."""
    view = snapshot.view
    assert view is not None
    lines = []
    for seat, who in enumerate(snapshot.names):
        if seat != view["seat"]:
            cards = laid(view)[seat]
            fan, count = words.fan(grouped(cards, view)), view["hand_sizes"][seat]
            lines.append(words("mu-term-line-seat", who=who, count=count, cards=fan, open=len(cards)))
    return lines


def trick_line(snapshot: Snapshot, words: Words) -> list[str]:
    view = snapshot.view
    assert view is not None
    played = [f"{snapshot.names[(view['leader'] + i) % snapshot.players]} {card}" for i, card in enumerate(view["trick"])]
    return [words("mu-term-line-trick", cards=", ".join(played))] if played else []
