"""The middle of the screen: seats with their laid cards (Mü), columns (Mü for two), piles (Heul doch!)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from eklat.terminal import chips
from eklat.terminal.hand import Region
from eklat.terminal.order import best_place, flat, grouped, is_named, kind_of, trumps_of
from eklat.terminal.picture import Json, Snapshot
from eklat.terminal.words import Words

QUIET = "#a89b90"
TURN = "bold #ffcf6b"
TEAM = "bold #e6a6d0"
LONGEST_ROW = 60
"""Columns that the open cards of a seat can fill."""
LARGE_PILES = 14
"""From so many lines on the piles of Heul doch! are larger."""


class Show(NamedTuple):
    """How the middle is to be shown, beside what the snapshot says."""

    width: int
    rows: int = 12
    """How many lines there is room for; where there are enough the cards are larger."""
    full_trick: bool = False
    """The trick that has just been finished is still on the table."""
    targets: Mapping[int, str] = {}
    """Heul doch!: the piles that the card in hand may go to, each with the key that chooses it."""
    now: int | None = None
    """The pile that is chosen among them."""
    address: str = ""
    """Where others find the table, if it is at a server."""


class Board(NamedTuple):
    lines: list[Text]
    regions: Sequence[Region] = ()
    """Heul doch!: the piles, by seat."""


def board(snapshot: Snapshot, words: Words, show: Show) -> Board:
    if snapshot.view is None:
        return Board(_gathering(snapshot, words, show))
    if snapshot.game == "heuldoch":
        return _piles(snapshot, words, show)
    return Board(_columns(snapshot, words, show) if snapshot.game == "mu2" else _seats(snapshot, words, show))


def fitted(text: str, width: int) -> str:
    """Exactly so wide; what is longer loses its end."""
    if cell_len(text) > width:
        text = set_cell_size(text, max(0, width - 1)) + "…"
    return set_cell_size(text, width)


def clockwise(snapshot: Snapshot) -> list[int]:
    """All seats, one's own last: it is nearest to the hand."""
    first = 0 if snapshot.you is None else snapshot.you + 1
    return [(first + step) % snapshot.players for step in range(snapshot.players)]


def _name(snapshot: Snapshot, words: Words, seat: int, width: int) -> Text:
    """Whose turn it is, the name, and a word if they are away; always with a gap behind it."""
    is_turn, away = snapshot.turn == seat, _away(snapshot, words, seat)
    text = Text().append("▶ " if is_turn else "  ", style=TURN)
    room = max(2, width - cell_len(away) - 1)
    text.append(fitted(snapshot.names[seat], room) + " ", style=TURN if is_turn else "bold" if seat == snapshot.you else "")
    return text.append(away, style=QUIET)


def _away(snapshot: Snapshot, words: Words, seat: int) -> str:
    return f"({words('term-away')}) " if seat in snapshot.presence.get("away", []) else ""


def _name_width(snapshot: Snapshot, words: Words, most: int = 12) -> int:
    away = max(cell_len(_away(snapshot, words, seat)) for seat in range(snapshot.players))
    return min(most, max(map(cell_len, snapshot.names)) + 1) + away


# Before the match ---------------------------------------------------------------------------------------------------------


def _gathering(snapshot: Snapshot, words: Words, show: Show) -> list[Text]:
    """Who sits where and is here, what is free, where others find the table, and what is waited for."""
    lines = [Text(" " + words("term-lobby-address", address=show.address), style="bold"), Text()] if show.address else []
    host = snapshot.table["host"]
    room = max(map(cell_len, snapshot.names)) + 2
    for seat, (chair, level) in enumerate(zip(snapshot.table["seats"], snapshot.levels, strict=True)):
        is_free = chair["kind"] == "empty"
        text = Text().append(f" {seat} ", style="bold")
        name = words("term-lobby-free") if is_free else snapshot.names[seat]
        text.append(fitted(name, min(24, max(room, 8))), style=QUIET if is_free else "bold" if seat == snapshot.you else "")
        facts = [words("term-lobby-you")] if seat == snapshot.you else []
        facts += [words("term-lobby-host")] if seat == host else []
        if level is not None:
            facts.append(words("term-bot", level=words.level(level)))
        elif not is_free and seat != snapshot.you:
            facts.append(words("term-lobby-here" if seat in snapshot.presence.get("here", []) else "term-away"))
        lines.append(text.append(" · ".join(facts), style=QUIET))
    return [*lines, Text(), Text(" " + _waited_for(snapshot, words), style=TURN)]


def _waited_for(snapshot: Snapshot, words: Words) -> str:
    host = snapshot.table["host"]
    free = sum(chair["kind"] == "empty" for chair in snapshot.table["seats"])
    if free:
        return words("term-lobby-wait-seats", count=free)
    if host is not None and host == snapshot.you:
        return words("term-lobby-begin")
    return words("term-lobby-wait-host", who=snapshot.names[host]) if host is not None else ""


# Mü -----------------------------------------------------------------------------------------------------------------------


def roles(snapshot: Snapshot, words: Words) -> list[str]:
    """What everybody is in this hand."""
    view = snapshot.view
    assert view is not None
    contract = view["contract"]
    if contract is None:
        return [words("card-role-dealer") if seat == view["dealer"] else "" for seat in range(snapshot.players)]
    names = ("crown", "shield") if view["game"] == "mu2" else ("chief", "vice")
    found = [""] * snapshot.players
    for key, role in (("chief", names[0]), ("vice", names[1]), ("partner", "partner")):
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


def _last_words(view: Json, players: int, words: Words) -> dict[int, Text]:
    """In the auction: what everybody said last."""
    found: dict[int, Text] = {}
    for seat, move in view["log"]:
        said = move.split()
        if said[0] == "pass":
            found[seat] = Text(words("term-said-pass"), style=QUIET)
        elif said[0] == "bid":
            found[seat] = Text(f"+{len(said) - 1}", style="bold")
    return found


def _seats(snapshot: Snapshot, words: Words, show: Show) -> list[Text]:
    view = snapshot.view
    assert view is not None
    who = roles(snapshot, words)
    name_width, role_width = _name_width(snapshot, words), max(map(cell_len, who), default=0) + 1
    in_trick = played(view, snapshot.players, show.full_trick)
    said = _last_words(view, snapshot.players, words) if view["phase"] == "auction" else {}
    third = "said" if view["phase"] == "auction" else "trick"
    heads = [words(f"term-head-{name}") for name in ("open", "hand", third, "points")]
    widths = [max(cell_len(heads[1]), 2) + 1, max(cell_len(heads[2]), 7) + 1, max(cell_len(heads[3]), 2)]
    laid_width = min(LONGEST_ROW, show.width - 2 - name_width - role_width - sum(widths) - 2)
    head = " " * (2 + name_width + role_width) + fitted(heads[0], laid_width + 1)
    head += "".join(fitted(text, width) for text, width in zip(heads[1:], widths, strict=True))
    lines = [Text(head.rstrip(), style=QUIET)]
    is_large = 1 + 3 * snapshot.players <= show.rows
    gap = [Text()] if 1 + 4 * snapshot.players <= show.rows else []
    for seat in clockwise(snapshot):
        line = _name(snapshot, words, seat, name_width)
        line.append(fitted(who[seat], role_width), style=TEAM)
        if seat == snapshot.you:
            laid = _one_line(Text(words("term-yours-below") if view["laid"][seat] else "", style=QUIET), is_large)
        else:
            laid = chips.row(flat(grouped(view["laid"][seat], view)), "mu", laid_width, is_large)
        sizes = Text(fitted(str(view["hand_sizes"][seat]), widths[0]))
        points = Text(str(view["points"][seat]) if view["points"] else "", style="bold")
        trick = _in_trick(in_trick.get(seat), "mu", is_large) if seat not in said else _one_line(said[seat], is_large)
        cells = [_one_line(line, is_large), laid, _one_line(sizes, is_large), trick, _one_line(points, is_large)]
        lines += [*_beside(cells, [line.cell_len, laid_width + 1, *widths]), *gap]
    return lines


def _one_line(text: Text, is_large: bool) -> list[Text]:
    """Beside cards of three rows, in the middle one."""
    return [Text(), text, Text()] if is_large else [text]


def _beside(cells: list[list[Text]], widths: list[int]) -> list[Text]:
    """Cells of equal height side by side."""
    lines = []
    for parts in zip(*cells, strict=True):
        line = Text()
        for part, width in zip(parts, widths, strict=True):
            line.append_text(part).append(" " * max(0, width - part.cell_len))
        lines.append(line)
    return lines


def _in_trick(card: tuple[int, str, bool] | None, game: str, is_large: bool = False) -> list[Text]:
    """A card of the trick: which one it was, the card, and a sign if it leads so far."""
    if card is None:
        return _one_line(Text(), is_large)
    place, code, leads = card
    lines = []
    for line, row in enumerate(chips.row([code], game, 3, is_large)):
        is_middle = line == int(is_large)
        before, behind = (f"{place}·", "◂" if leads else "") if is_middle else ("  ", "")
        lines.append(Text().append(before, style=QUIET).append_text(row).append(behind, style=TURN))
    return lines


# Mü for two ---------------------------------------------------------------------------------------------------------------


def _columns(snapshot: Snapshot, words: Words, show: Show) -> list[Text]:
    view = snapshot.view
    assert view is not None
    who, half = roles(snapshot, words), min(LONGEST_ROW, (show.width - 1) // 2)
    in_trick = played(view, 2, show.full_trick)
    said = _last_words(view, 2, words) if view["phase"] == "auction" else {}
    is_large = 1 + 3 * (len(_all_columns(view)) + 1) <= show.rows
    sides = []
    for seat in clockwise(snapshot):
        head = _name(snapshot, words, seat, _name_width(snapshot, words))
        facts = [f"{words('term-label-hand')} {view['hand_sizes'][seat]}"]
        if view["points"]:
            facts.append(words("term-head-won", points=view["points"][seat]))
        head.append(who[seat], style=TEAM)
        head.append((" · " if who[seat] else "") + " · ".join(facts) + "  ", style=QUIET)
        head.append_text(said.get(seat) or Text())
        sides.append([head, *_column_rows(view, seat, words, half, is_large)])
    left, right = sides
    lines = []
    for one, other in zip(left, right, strict=True):
        line = one.copy()
        line.truncate(half)
        other.truncate(half)
        line.append(" " * (half - line.cell_len)).append("│", style=QUIET)
        lines.append(line.append_text(other))
    if not in_trick:
        return [*lines, *_one_line(Text(), is_large)]
    label = Text().append(f" {words('term-label-trick')}: ", style=QUIET)
    cells = [_one_line(label, is_large)]
    for seat, card in sorted(in_trick.items(), key=lambda one: one[1][0]):
        cells += [_one_line(Text(f"{snapshot.names[seat]} "), is_large), _in_trick(card, "mu", is_large)]
        cells.append(_one_line(Text("   "), is_large))
    return [*lines, *_beside(cells, [max(text.cell_len for text in cell) for cell in cells])]


def _all_columns(view: Json) -> list[str]:
    """With one for super trumps, where there can be any."""
    known = trumps_of(view)
    named = (known.chief, known.vice)
    can_be_super = all(map(is_named, named)) and sum(str(kind).isdigit() for kind in named) == 1
    return [*view["columns"], *(["super"] if can_be_super else [])]


def _column_rows(view: Json, seat: int, words: Words, width: int, is_large: bool) -> list[Text]:
    known = trumps_of(view)
    kinds = {"super": "double", "big": "chief", "small": "vice"}
    columns = _all_columns(view)
    label = max(cell_len(_column_label(column, words)) for column in columns) + 2
    rows = []
    for column in columns:
        cards = [card for card in view["open"][seat] if kind_of(card, known) == kinds.get(column, column)]
        down = view["face_down"][seat][view["columns"].index(column)] if column in view["columns"] else 0
        can_turn = f"reveal {column}" in view["legal"] and seat == view["seat"]
        row = Text().append(" " + fitted(_column_label(column, words), label - 1), style=TURN if can_turn else QUIET)
        row.append(f"{chips.BACK * down:<2} ", style="bold #d08fb8")
        lying = chips.row(flat(grouped(cards, view)), "mu", width - label - 3, is_large)
        rows += _beside([_one_line(row, is_large), lying], [label + 3, 0])
    return rows


def _column_label(column: str, words: Words) -> str:
    if column in chips.MU_SHAPES:
        return f"{chips.MU_SHAPES[column]} {words(f'card-Colour-{column}')}"
    return words(f"term-column-{column}")


# Heul doch! ---------------------------------------------------------------------------------------------------------------


def _piles(snapshot: Snapshot, words: Words, show: Show) -> Board:
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
        cells = _pile(pile, words, box, is_large, show.targets.get(seat, chips.ONION) != chips.ONION)
        facts = [words("term-pile-count", count=len(pile)), words("term-head-count", count=view["hand_sizes"][seat])]
        column = [
            _name(snapshot, words, seat, width - 3),
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
    mark = chips.FITS * 2 if show.now == seat else ""
    return Text(f" {mark or '  '} {show.targets[seat]} {mark}", style=TURN)


def _pile(pile: list[Json], words: Words, box: int, is_large: bool, is_lit: bool) -> list[Text]:
    """The top card, large; with a heavy border where the card in hand may go."""
    inner, corner = box - 2, ""
    if not pile:
        middle, style = words("card-empty"), QUIET
    elif pile[-1]["is_onion"]:
        middle, style = f"{chips.ONION} {words('card-onion')}", "bold #ffffff on #5d2449"
    else:
        card = pile[-1]["card"]
        is_special = len(card) > 2
        middle = (
            chips.face(card, "heuldoch", words.card(card)) if is_special else f"{chips.shape(card[0], 'heuldoch')} {card}"
        )
        corner = "" if is_special else middle
        style = chips.ink(card, "heuldoch")
    middle = fitted(middle, inner) if cell_len(middle) > inner else middle.center(inner)
    top, side, bottom = ("┏━┓", "┃", "┗━┛") if is_lit else ("╭─╮", "│", "╰─╯")
    rows = [corner.ljust(inner), middle, corner.rjust(inner)] if is_large else [middle]
    edges = [f"{edge[0]}{edge[1] * inner}{edge[2]}" for edge in (top, bottom)]
    return [Text(" ").append(row, style=style) for row in (edges[0], *(f"{side}{row}{side}" for row in rows), edges[1])]
