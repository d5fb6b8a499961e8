"""What one looks up in the middle of a hand: all trumps and where they are, and the last trick."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.text import Text

from eklat.client import Json, Snapshot
from eklat.terminal.games.desk import Look
from eklat.terminal.games.mu.order import lens
from eklat.terminal.sheets import QUIET, Grid
from eklat.terminal.words import Words

if TYPE_CHECKING:
    from eklat.terminal.games.mu import Mu

WHERE = {"mine": "●", "open": "○", "unknown": " ", "gone": "✗"}


def looks(desk: Mu) -> Iterator[Look]:
    """The trump lens and the last trick."""

    def trumps(snapshot: Snapshot, words: Words, width: int) -> list[Text]:
        return _trumps(desk, snapshot, words, width)

    def last_trick(snapshot: Snapshot, words: Words, width: int) -> list[Text]:
        return _last_trick(desk, snapshot, words)

    yield Look("t", "lens", trumps, _lens_lines, _has_trumps)
    yield Look("l", "last", last_trick, _last_trick_lines, _has_last_trick)


def _has_trumps(view: Json) -> bool:
    contract = view["contract"]
    return contract is not None and bool(contract["chief_trump"] or contract["vice_trump"])


def _trumps(desk: Mu, snapshot: Snapshot, words: Words, width: int) -> list[Text]:
    """All trumps, kind by kind, and where they are."""
    found = [] if snapshot.view is None else lens(snapshot.view)
    parts: list[Text] = []
    for kind, name in desk.trumps.items():
        some = [trump for trump in found if trump.kind == kind]
        if not some:
            continue
        parts.append(Text(words(f"card-trump-{name}"), style="bold"))
        line = Text("  ")
        for trump in some:
            if line.cell_len + 5 > width:
                parts.append(line)
                line = Text("  ")
            line.append_text(desk.chips.chip(trump.card, is_dim=trump.where == "gone")).append(f"{WHERE[trump.where]} ")
        parts.append(line)
    legend = "   ".join(f"{WHERE[where]} {words(f'mu-term-where-{where}')}" for where in ("mine", "open", "gone"))
    return [*parts, Text(), Text(legend, style=QUIET)] if parts else []


def _lens_lines(snapshot: Snapshot, words: Words) -> list[str]:
    found = [] if snapshot.view is None else lens(snapshot.view)
    lines = []
    for where in WHERE if found else ():
        if cards := [trump.card for trump in found if trump.where == where]:
            lines.append(words(f"mu-term-lens-{where}", cards=" ".join(cards)))
    order = " ".join(dict.fromkeys(trump.card for trump in found))
    return [words("mu-term-lens-order", cards=order), *lines] if found else []


def _has_last_trick(view: Json) -> bool:
    return bool(view["last_trick"])


def _last_trick(desk: Mu, snapshot: Snapshot, words: Words) -> list[Text]:
    """The cards in the order they were played, and who took them."""
    trick = None if snapshot.view is None else snapshot.view["last_trick"]
    if not trick:
        return []
    grid = Grid("", "", "", left=(0, 1, 2))
    for place, card in enumerate(trick["cards"]):
        seat = (trick["leader"] + place) % snapshot.players
        notes = [words("mu-term-led")] * (place == 0) + [words("mu-term-winner")] * (seat == trick["winner"])
        mark = "◂ " if seat == trick["winner"] else ""
        note = Text(mark + ", ".join(notes), style="bold" if mark else "")
        grid.add(snapshot.names[seat], desk.chips.chip(card), note)
    return grid.lines()


def _last_trick_lines(snapshot: Snapshot, words: Words) -> list[str]:
    trick = None if snapshot.view is None else snapshot.view["last_trick"]
    if not trick:
        return []
    names = snapshot.names
    played = [f"{names[(trick['leader'] + i) % snapshot.players]} {card}" for i, card in enumerate(trick["cards"])]
    return [words("mu-term-line-last-trick", cards=", ".join(played), who=names[trick["winner"]])]
