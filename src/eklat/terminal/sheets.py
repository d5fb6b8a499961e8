"""Sheets over the table: help, trump lens, last trick, scores, the end of a hand, the long log."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.cells import cell_len
from rich.console import Console, Group
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from eklat.games.heuldoch.scoring import worthless
from eklat.terminal import chips
from eklat.terminal.order import lens
from eklat.terminal.picture import Json, Picture
from eklat.terminal.tell import Teller
from eklat.terminal.words import Words, number, signed

Part = Text | Grid


class Sheet(ModalScreen[str]):
    """Something to read; the keys that close it answer with a word."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "answer('close')", show=False),
        Binding("enter", "answer('enter')", show=False),
        Binding("ctrl+c", "app.leave", show=False, priority=True),
    ]

    def __init__(self, title: str, parts: Sequence[Part], foot: str, keys: Mapping[str, str] | None = None) -> None:
        super().__init__()
        self._title = title
        self._parts = parts
        self._foot = foot
        self._keys = dict(keys or {})

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(self._title, classes="title", markup=False)
            body = Static(Group(Text(), *self._parts, Text()), classes="body")
            body.styles.width = min(72, max(_width(part) for part in (*self._parts, Text(self._foot), Text(self._title))))
            yield body
            yield Static(self._foot, classes="foot", markup=False)

    def action_answer(self, how: str) -> None:
        self.dismiss(how)

    def on_key(self, event: events.Key) -> None:
        answer = self._keys.get(event.character or event.key)
        if answer is not None:
            event.stop()
            self.dismiss(answer)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss("close")


def _width(part: Part) -> int:
    """How wide it would like to be."""
    return Measurement.get(_PAPER, _PAPER.options, part).maximum


_PAPER = Console(width=200, height=50, file=io.StringIO())


def _grid(*columns: str) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=bool(any(columns)), header_style="#5a4c43")
    for place, name in enumerate(columns):
        grid.add_column(name, justify="left" if place == 0 else "right", no_wrap=True)
    return grid


def help_sheet(words: Words) -> Sheet:
    grid = _grid("", "")
    grid.columns[1].justify = "left"
    keys = [
        (words("term-help-cards"), "cards"), ("← → ↑ ↓", "arrows"), ("Enter", "enter"), ("Esc", "esc"),
        *((key, key) for key in "pstlevchu"), (":", "colon"), ("q", "q"),
    ]  # fmt: skip
    for key, name in keys:
        grid.add_row(Text(key, style="bold"), words(f"term-help-{name}-what"))
    return Sheet(words("term-help-title"), [grid], words("term-close"), {"?": "close", "q": "close"})


def lens_sheet(picture: Picture, words: Words) -> Sheet:
    view = picture.view
    found = lens(view) if view is not None and view.get("contract") else []
    if not found:
        return Sheet(words("term-sheet-lens"), [Text(words("term-no-trumps"))], words("term-close"), {"t": "close"})
    parts: list[Part] = []
    for kind in ("double", "chief", "vice"):
        some = [trump for trump in found if trump.kind == kind]
        if not some:
            continue
        game = picture.game
        names = {"double": "super", "chief": "big", "vice": "small"} if game == "mu2" else {}
        parts.append(Text(words(f"card-trump-{names.get(kind, kind)}"), style="bold"))
        line = Text("  ")
        for trump in some:
            if line.cell_len > 60:
                parts.append(line)
                line = Text("  ")
            mark = {"mine": "●", "open": "○", "unknown": " ", "gone": "✗"}[trump.where]
            line.append_text(chips.chip(trump.card, "mu", is_dim=trump.where == "gone")).append(f"{mark} ")
        parts.append(line)
    legend = "   ".join(
        f"{mark} {words(f'term-where-{name}')}" for mark, name in (("●", "mine"), ("○", "open"), ("✗", "gone"))
    )
    parts.append(Text("\n" + legend, style="#5a4c43"))
    parts.append(Text(words("term-lens-law"), style="#5a4c43"))
    return Sheet(words("term-sheet-lens"), parts, words("term-close"), {"t": "close"})


def last_trick_sheet(picture: Picture, words: Words) -> Sheet:
    trick = None if picture.view is None else picture.view.get("last_trick")
    if not trick:
        return Sheet(words("term-sheet-last"), [Text(words("term-no-last-trick"))], words("term-close"), {"l": "close"})
    grid = _grid("", "", "")
    grid.columns[2].justify = "left"
    for place, card in enumerate(trick["cards"]):
        seat = (trick["leader"] + place) % picture.players
        notes = [words("term-led")] * (place == 0) + [words("term-winner")] * (seat == trick["winner"])
        mark = "◂ " if seat == trick["winner"] else ""
        grid.add_row(
            picture.names[seat], chips.chip(card, "mu"), Text(mark + ", ".join(notes), style="bold" if mark else "")
        )
    return Sheet(words("term-sheet-last"), [grid], words("term-close"), {"l": "close"})


def score_sheet(picture: Picture, words: Words, hands: Sequence[Json]) -> Sheet:
    """Hand by hand; hands are the events that ended them."""
    grid = _grid(words("term-column-hand"), *(_short(name) for name in picture.names))
    first = max(0, len(hands) - 14)
    for place, hand in enumerate(hands[first:], first + 1):
        grid.add_row(str(place), *map(signed, hand["scores"]))
    total = [Text(number(score), style="bold") for score in picture.table["scores"]]
    grid.add_row(Text(words("term-column-total"), style="bold"), *total)
    return Sheet(words("term-sheet-score"), [grid], words("term-close"), {"e": "close"})


def _short(name: str) -> str:
    return name if cell_len(name) <= 9 else name[:8] + "…"


def result_sheet(picture: Picture, words: Words) -> Sheet:
    """The end of a hand: card points, bonus or loss, total, and why."""
    view = picture.view
    assert view is not None
    result = view["result"]
    parts: list[Part] = (
        [Text(line.replace(". ", ".\n", 1)) for line in Teller(words).result(result, picture)]
        if picture.game != "heuldoch"
        else []
    )
    if parts:
        parts.append(Text())
    parts.append(_result_grid(picture, words, result))
    is_over = picture.phase == "over"
    if is_over:
        winners = picture.table["winners"]
        names = words.listed([picture.names[seat] for seat in winners])
        you = "yes" if winners == [picture.you] else "no"
        who = picture.names[winners[0]]
        parts.append(Text("\n" + words("story-match-over", count=len(winners), you=you, who=who, names=names), style="bold"))
    title = words("term-sheet-match" if is_over else "term-sheet-result")
    if picture.you is None:
        return Sheet(title, parts, words("term-close"))
    if is_over:
        return Sheet(title, parts, words("term-sheet-over"), {"n": "enter", "q": "quit"})
    return Sheet(title, parts, words("term-sheet-next"), {"n": "enter", "q": "quit"})


def _result_grid(picture: Picture, words: Words, result: Json) -> Grid:
    heads = {"mu": ("points", "bonus"), "mu2": ("points",), "heuldoch": ("onions", "dead", "lost")}[picture.game]
    grid = _grid(
        "", *(words(f"term-column-{head}") for head in heads), words("term-column-score"), words("term-column-total")
    )
    for seat, name in enumerate(picture.names):
        score, total = result["scores"][seat], picture.table["scores"][seat]
        if picture.game == "heuldoch":
            dead = ", ".join(map(str, sorted(worthless(result["onions"][seat])))) or "–"
            cells = [str(result["onions"][seat]), dead, number(-result["lost"][seat])]
        elif result["points"] is None:
            cells = ["–", signed(score) if score else "–"][: len(heads)]
        elif picture.game == "mu2":
            cells = [str(result["points"][seat])]
        else:
            cells = [
                str(result["points"][seat]),
                signed(score - result["points"][seat]) if score != result["points"][seat] else "–",
            ]
        style = "bold" if seat == picture.you else ""
        grid.add_row(Text(name, style=style), *cells, Text(signed(score), style="bold"), Text(number(total), style="bold"))
    return grid


def log_sheet(words: Words, lines: Sequence[str], game: str) -> Sheet:
    body = Text("\n").join(chips.coloured(line, game) for line in lines[-200:])
    return Sheet(words("term-sheet-log"), [body], words("term-close"), {"v": "close"})
