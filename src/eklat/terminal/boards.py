"""The middle of the screen: seats with their laid cards (Mü), columns (Mü for two), piles (Heul doch!)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from eklat.games.mu.moves import NO_TRUMP
from eklat.terminal import chips
from eklat.terminal.describe import side_points
from eklat.terminal.order import best_place, flat, grouped, is_named, kind_of, trumps_of
from eklat.terminal.picture import Json, Picture
from eklat.terminal.words import Words, number

QUIET = "#a89b90"
TURN = "bold #ffcf6b"
TEAM = "bold #e6a6d0"


class Show(NamedTuple):
    """How the middle is to be shown, beside what the picture says."""

    width: int
    full_trick: bool = False
    """The trick that has just been finished is still on the table."""
    targets: Mapping[int, str] = {}
    """Heul doch!: the piles that the card in hand may go to, each with the key that chooses it."""
    now: int | None = None
    """The pile that is chosen among them."""


def board(picture: Picture, words: Words, show: Show) -> list[Text]:
    if picture.view is None:
        return _gathering(picture, words, show.width)
    if picture.game == "heuldoch":
        return _piles(picture, words, show)
    if picture.game == "mu2":
        return _columns(picture, words, show)
    return _seats(picture, words, show)


def fitted(text: str, width: int) -> str:
    """Exactly so wide; what is longer loses its end."""
    if cell_len(text) > width:
        text = set_cell_size(text, max(0, width - 1)) + "…"
    return set_cell_size(text, width)


def clockwise(picture: Picture) -> list[int]:
    """All seats, one's own last: it is nearest to the hand."""
    first = 0 if picture.you is None else picture.you + 1
    return [(first + step) % picture.players for step in range(picture.players)]


def _name(picture: Picture, seat: int, width: int) -> Text:
    is_turn = picture.turn == seat
    away = seat in picture.presence.get("away", [])
    text = Text().append("▶ " if is_turn else "  ", style=TURN)
    name = picture.names[seat] + (" ?" if away else "")
    return text.append(fitted(name, width), style=TURN if is_turn else "bold" if seat == picture.you else "")


def _name_width(picture: Picture, most: int = 12) -> int:
    return min(most, max(map(cell_len, picture.names)) + 1)


# Before the match ---------------------------------------------------------------------------------------------------------


def _gathering(picture: Picture, words: Words, width: int) -> list[Text]:
    lines = []
    for seat, level in enumerate(picture.levels):
        text = Text().append(f" {seat} ", style="bold")
        kind = words("term-bot", level=words.level(level)) if level else ""
        text.append(fitted(picture.names[seat], 24), style="bold" if seat == picture.you else "")
        lines.append(text.append(f" {kind}", style=QUIET))
    return lines


# Mü -----------------------------------------------------------------------------------------------------------------------


def roles(picture: Picture, words: Words) -> list[str]:
    """What everybody is in this hand."""
    view = picture.view
    assert view is not None
    contract = view["contract"]
    if contract is None:
        return [words("card-role-dealer") if seat == view["dealer"] else "" for seat in range(picture.players)]
    names = ("crown", "shield") if view["game"] == "mu2" else ("chief", "vice")
    found = [""] * picture.players
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


def _seats(picture: Picture, words: Words, show: Show) -> list[Text]:
    view = picture.view
    assert view is not None
    who = roles(picture, words)
    name_width, role_width = _name_width(picture), max(map(cell_len, who), default=0) + 1
    in_trick = played(view, picture.players, show.full_trick)
    said = _last_words(view, picture.players, words) if view["phase"] == "auction" else {}
    third = "said" if view["phase"] == "auction" else "trick"
    heads = [words(f"term-head-{name}") for name in ("open", "hand", third, "points")]
    widths = [max(cell_len(heads[1]), 2) + 1, max(cell_len(heads[2]), 7) + 1, max(cell_len(heads[3]), 2)]
    laid_width = show.width - 2 - name_width - role_width - sum(widths) - 2
    head = " " * (2 + name_width + role_width) + fitted(heads[0], laid_width + 1)
    head += "".join(fitted(text, width) for text, width in zip(heads[1:], widths, strict=True))
    lines = [Text(head.rstrip(), style=QUIET)]
    for seat in clockwise(picture):
        line = _name(picture, seat, name_width)
        line.append(fitted(who[seat], role_width), style=TEAM)
        if seat == picture.you:
            laid = Text(words("term-yours-below") if view["laid"][seat] else "", style=QUIET)
        else:
            laid = chips.row(flat(grouped(view["laid"][seat], view)), "mu", laid_width)
        line.append_text(laid).append(" " * (laid_width + 1 - laid.cell_len))
        line.append(fitted(str(view["hand_sizes"][seat]), widths[0]))
        cell = said.get(seat) or _in_trick(in_trick.get(seat), "mu")
        line.append_text(cell).append(" " * max(0, widths[1] - cell.cell_len))
        line.append(str(view["points"][seat]) if view["points"] else "", style="bold")
        lines.append(line)
    return lines


def _in_trick(card: tuple[int, str, bool] | None, game: str) -> Text:
    if card is None:
        return Text()
    place, code, leads = card
    return (
        Text().append(f"{place}·", style=QUIET).append_text(chips.chip(code, game)).append("◂" if leads else "", style=TURN)
    )


# Mü for two ---------------------------------------------------------------------------------------------------------------


def _columns(picture: Picture, words: Words, show: Show) -> list[Text]:
    view = picture.view
    assert view is not None
    who, half = roles(picture, words), (show.width - 1) // 2
    in_trick = played(view, 2, show.full_trick)
    said = _last_words(view, 2, words) if view["phase"] == "auction" else {}
    sides = []
    for seat in clockwise(picture):
        head = _name(picture, seat, _name_width(picture))
        head.append(f"{who[seat]} ", style=TEAM)
        facts = [f"{words('term-label-hand')} {view['hand_sizes'][seat]}"]
        if view["points"]:
            facts.append(words("term-head-won", points=view["points"][seat]))
        head.append(" · ".join(facts) + "  ", style=QUIET)
        head.append_text(said.get(seat) or Text())
        sides.append([head, *_column_rows(view, seat, words, half)])
    left, right = sides
    lines = []
    for one, other in zip(left, right, strict=True):
        line = one.copy()
        line.truncate(half)
        other.truncate(half)
        line.append(" " * (half - line.cell_len)).append("│", style=QUIET)
        lines.append(line.append_text(other))
    table = Text().append(f" {words('term-label-trick')}: ", style=QUIET)
    for seat, card in sorted(in_trick.items(), key=lambda one: one[1][0]):
        table.append(f"{picture.names[seat]} ").append_text(_in_trick(card, "mu")).append("   ")
    return [*lines, table if in_trick else Text()]


def _column_rows(view: Json, seat: int, words: Words, width: int) -> list[Text]:
    known = trumps_of(view)
    kinds = {"super": "double", "big": "chief", "small": "vice"}
    named = (known.chief, known.vice)
    can_be_super = all(map(is_named, named)) and sum(str(kind).isdigit() for kind in named) == 1
    columns = [*view["columns"], *(["super"] if can_be_super else [])]
    label = max(cell_len(_column_label(column, words)) for column in columns) + 2
    rows = []
    for column in columns:
        cards = [card for card in view["open"][seat] if kind_of(card, known) == kinds.get(column, column)]
        down = view["face_down"][seat][view["columns"].index(column)] if column in view["columns"] else 0
        can_turn = f"reveal {column}" in view["legal"] and seat == view["seat"]
        row = Text().append(" " + fitted(_column_label(column, words), label - 1), style=TURN if can_turn else QUIET)
        row.append(f"{chips.BACK * down:<2} ", style="bold #d08fb8")
        row.append_text(chips.row(flat(grouped(cards, view)), "mu", width - label - 3))
        rows.append(row)
    return rows


def _column_label(column: str, words: Words) -> str:
    if column in chips.MU_SHAPES:
        return f"{chips.MU_SHAPES[column]} {words(f'card-Colour-{column}')}"
    return words(f"term-column-{column}")


# Heul doch! ---------------------------------------------------------------------------------------------------------------


def _piles(picture: Picture, words: Words, show: Show) -> list[Text]:
    view = picture.view
    assert view is not None
    width = min(16, show.width // picture.players)
    box = min(width - 1, 11)
    lines = [Text() for _ in range(7)]
    for seat in clockwise(picture):
        pile = view["piles"][seat]
        cells = _pile(pile, view, words, box)
        facts = [words("term-pile-count", count=len(pile)), words("term-head-count", count=view["hand_sizes"][seat])]
        column = [
            _name(picture, seat, width - 3),
            *cells,
            *(Text(" " + fitted(fact, width - 1), style=QUIET) for fact in facts),
        ]
        if seat in show.targets:
            is_now = show.now == seat
            mark = f" {'▲' * 2 if is_now else ' '} {show.targets[seat]} {'▲' * 2 if is_now else ''}"
            column.append(Text(mark, style=TURN))
        else:
            column.append(Text())
        for line, cell in zip(lines, column, strict=True):
            cell.truncate(width)
            line.append_text(cell).append(" " * (width - cell.cell_len))
    return lines


def _pile(pile: list[Json], view: Json, words: Words, box: int) -> list[Text]:
    """The top card, large."""
    inner = box - 2
    if not pile:
        middle, style = words("card-empty"), QUIET
    elif pile[-1]["is_onion"]:
        middle, style = f"{chips.ONION} {words('card-onion')}", "bold #ffffff on #5d2449"
    else:
        card = pile[-1]["card"]
        middle = (
            chips.face(card, "heuldoch", words.card(card)) if len(card) > 2 else f"{chips.shape(card[0], 'heuldoch')} {card}"
        )
        style = chips.ink(card, "heuldoch")
    middle = fitted(middle, inner) if cell_len(middle) > inner else middle.center(inner)
    rows = [f"╭{'─' * inner}╮", f"│{middle}│", f"╰{'─' * inner}╯"]
    return [Text(" ").append(row, style=style) for row in rows]


# The bars -----------------------------------------------------------------------------------------------------------------


def heading(picture: Picture, words: Words, width: int) -> Text:
    """The game, the hand, and the standing. Where there is little room the game loses its end, then names do."""
    title = words(f"term-game-{picture.game}")
    rest = f" · {words('term-hand-number', hand=picture.table['hand'] + 1)}"
    if picture.you is None:
        rest += f" · {words('term-watching')}"
    longest = max(map(cell_len, picture.names))
    short = "".join(title.partition("!")[:2])
    for name, each in [(title, longest), *((short, each) for each in range(longest, 1, -1))]:
        left, right = f" {name}{rest}", _standing(picture, each)
        if cell_len(left) + cell_len(right) + 2 <= width:
            break
    return Text().append(left, style="bold").append(" " * max(1, width - cell_len(left) - cell_len(right) - 1)).append(right)


def _standing(picture: Picture, each: int) -> str:
    """Everybody's score, with so many letters of their names."""
    scores = zip(picture.names, picture.table["scores"], strict=True)
    return "  ".join(f"{fitted(name, min(each, cell_len(name)))} {number(score)}" for name, score in scores)


def contract_bar(picture: Picture, words: Words, width: int) -> Text:
    """Chief and partner against the rest, both trumps, goal, points so far, cards left."""
    view = picture.view
    if view is None:
        return Text(" " + words("term-line-table"), style=QUIET)
    if view["game"] == "heuldoch":
        text = Text(" " + words("term-bar-draw", count=view["draw_size"]))
        if view["onions"] is not None:
            text.append(" · " + words("term-bar-onions", count=view["onions"]), style="bold")
        return text
    contract = view["contract"]
    if contract is None:
        return _auction_bar(picture, words)
    names, parts = picture.names, []
    if view["game"] == "mu2":
        parts.append(Text(words("term-bar-crown", who=names[contract["chief"]]), style=TEAM))
    else:
        side = [contract["chief"]] + ([] if contract["partner"] is None else [contract["partner"]])
        parts.append(Text(words("term-bar-side", who=" + ".join(names[seat] for seat in side)), style=TEAM))
        if contract["partner"] is None and contract.get("partner_card"):
            parts.append(Text(words("term-bar-called", card=contract["partner_card"])))
    chief, vice = contract["chief_trump"], contract["vice_trump"]
    trumps = []
    if chief == NO_TRUMP:
        parts.append(Text(words("term-bar-no-trump", role="crown" if view["game"] == "mu2" else "chief"), style="bold"))
    elif chief is not None:
        trumps.append(chips.trump_chip(chief, "mu", words.trump(chief)))
    if is_named(vice) and vice != chief:
        trumps.append(chips.trump_chip(vice, "mu", words.trump(vice)))
    if trumps:
        parts.append(Text(words("term-bar-trumps") + " ").append_text(Text(" > ").join(trumps)))
    parts.append(Text(words("term-bar-goal", points=side_points(view), goal=contract["goal"]), style="bold"))
    if view["points"] and picture.phase == "playing":
        open_cards = view["laid"] if "laid" in view else view["open"]
        left = max(size + len(cards) for size, cards in zip(view["hand_sizes"], open_cards, strict=True))
        parts.append(Text(words("term-bar-left", count=left), style=QUIET))
    return _joined(parts, width)


def _joined(parts: list[Text], width: int) -> Text:
    """Side by side; where there is no room the last ones are left out."""
    text = Text(" ").append_text(Text(" · ", style=QUIET).join(parts))
    if text.cell_len > width and len(parts) > 1:
        return _joined(parts[:-1], width)
    text.truncate(width, overflow="ellipsis")
    return text


def _auction_bar(picture: Picture, words: Words) -> Text:
    view = picture.view
    assert view is not None
    laid = view["laid"] if "laid" in view else view["open"]
    most = max(map(len, laid))
    leaders = [picture.names[seat] for seat, cards in enumerate(laid) if len(cards) == most]
    count = len(leaders) if most else 0
    return Text(" " + words("term-bar-auction", most=most, leaders=count, who=words.listed(leaders)))
