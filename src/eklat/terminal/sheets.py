"""Sheets over the table: trump lens, last trick, scores, the end of a hand, the long log.

A sheet is lines of known width, so it is laid over the table without anything being measured: a key is answered at once.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.text import Text

from eklat.terminal import chips
from eklat.terminal.hand import Region
from eklat.terminal.order import lens
from eklat.terminal.picture import Json, Snapshot
from eklat.terminal.tell import Teller
from eklat.terminal.words import Words, number, signed, yes

WIDEST = 72
NAMES_AGAIN = 12
"""A score sheet with more hands than this may have to be scrolled."""
QUIET, TITLE = "#5a4c43", "bold #6d2a55"
AROUND = 5
"""Rows beside the lines: title, foot, an empty one below the one and above the other, half the border."""
WHERE = {"mine": "●", "open": "○", "unknown": " ", "gone": "✗"}
"""Signs of the trump lens."""
STEPS = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10, "space": 10, "home": -(10**6), "end": 10**6}


class Sheet:
    """Something to read; the keys that close it answer with a word."""

    def __init__(
        self, title: str, lines: Sequence[Text], foot: str, keys: Mapping[str, str] | None = None, *,
        scrolls: str = "", opens_at_end: bool = False, is_result: bool = False,
    ) -> None:  # fmt: skip
        """`scrolls` is said in front of the foot where there is not room for all lines."""
        self.title = title
        self.lines = list(lines)
        self.foot = foot
        self._keys = {"escape": "close", "enter": "enter", **(keys or {})}
        self._scrolls = scrolls
        self.is_result = is_result
        """Its answers go on with the game."""
        self._top = 10**6 if opens_at_end else 0
        self.regions: list[Region] = []
        """Where its foot can be clicked."""
        self._feet: list[str] = []

    def answer(self, *keys: str | None) -> str | None:
        """What one of these names of a key means here."""
        return next((self._keys[key] for key in keys if key in self._keys), None)

    def touched(self, place: int) -> str | None:
        """What a part of the foot means: it begins with a key, or it says how to close."""
        key, colon, _ = self._feet[place].partition(":")
        if not colon:
            return self.answer("escape") if self._feet[place] in self.foot else None
        return self.answer({"Enter": "enter", "Esc": "escape"}.get(key, key))

    def scroll(self, by: int) -> None:
        self._top = max(0, self._top + by)

    def paint(self, width: int, height: int) -> Text:
        """In a window of this size: everything, or as much as there is room for."""
        rows = max(1, min(len(self.lines), height - AROUND - 1))
        is_cut = rows < len(self.lines)
        self._top = min(self._top, len(self.lines) - rows)
        foot = f"{self._scrolls} · {self.foot}" if is_cut and self._scrolls else self.foot
        inner = min(width - 4, max(map(cell_len, (self.title, foot, *(line.plain for line in self.lines)))))
        shown = [line.copy() for line in self.lines[self._top : self._top + rows]]
        above, below = self._top > 0, self._top + rows < len(self.lines)
        found = Text("\n").join((
            Text(self.title, style=TITLE), Text("▲" if above else "", style=QUIET), *shown,
            Text("▼" if below else "", style=QUIET), Text(foot, style=QUIET),
        ))  # fmt: skip
        lines = found.split("\n", allow_blank=True)
        self._feet, self.regions, x = foot.split(" · "), [], 0
        for place, part in enumerate(self._feet):
            self.regions.append(Region(len(lines) - 1, x, x + cell_len(part), place))
            x += cell_len(part) + 3
        for line in lines:
            line.truncate(inner, overflow="ellipsis")
            line.pad_right(inner - line.cell_len)
        return Text("\n").join(lines)


class Grid:
    """Columns as wide as what stands in them: the first one and those named to the left, numbers to the right."""

    def __init__(self, *heads: str, left: Sequence[int] = (0,)) -> None:
        self._left = left
        self._rows = [[Text(head, style=QUIET) for head in heads]] if any(heads) else []

    def add(self, *cells: str | Text) -> None:
        self._rows.append([Text(cell) if isinstance(cell, str) else cell for cell in cells])

    def lines(self) -> list[Text]:
        widths = [max(cell.cell_len for cell in column) for column in zip(*self._rows, strict=True)]
        found = []
        for row in self._rows:
            line = Text()
            for place, (cell, width) in enumerate(zip(row, widths, strict=True)):
                room = " " * (width - cell.cell_len)
                line.append("  " if place else "")
                line = line.append_text(cell).append(room) if place in self._left else line.append(room).append_text(cell)
            found.append(line)
        return found


def wrapped(text: str, style: str = "", before: str = "") -> list[Text]:
    """Line by line, each begun with a sign if there is one."""
    wrap = textwrap.TextWrapper(WIDEST, initial_indent=before, subsequent_indent=" " * len(before)).wrap
    return [Text(line, style=style) for part in text.split("\n") for line in wrap(part) or [""]]


def lens_sheet(snapshot: Snapshot, words: Words) -> Sheet:
    found = trumps(snapshot, words, 62)
    parts = [*found, *wrapped(words("term-lens-law"), QUIET)] if found else [Text(words("term-no-trumps"))]
    return Sheet(words("term-sheet-lens"), parts, words("term-close"), {"t": "close"}, scrolls=words("term-scrolls"))


def trumps(snapshot: Snapshot, words: Words, width: int) -> list[Text]:
    """All trumps, kind by kind, and where they are; nothing if there are none."""
    view = snapshot.view
    found = lens(view) if view is not None and view.get("contract") else []
    parts: list[Text] = []
    for kind in ("double", "chief", "vice"):
        some = [trump for trump in found if trump.kind == kind]
        if not some:
            continue
        names = {"double": "super", "chief": "big", "vice": "small"} if snapshot.game == "mu2" else {}
        parts.append(Text(words(f"card-trump-{names.get(kind, kind)}"), style="bold"))
        line = Text("  ")
        for trump in some:
            if line.cell_len + 5 > width:
                parts.append(line)
                line = Text("  ")
            line.append_text(chips.chip(trump.card, "mu", is_dim=trump.where == "gone")).append(f"{WHERE[trump.where]} ")
        parts.append(line)
    legend = "   ".join(f"{WHERE[name]} {words(f'term-where-{name}')}" for name in ("mine", "open", "gone"))
    return [*parts, Text(), Text(legend, style=QUIET)] if parts else []


def last_trick_sheet(snapshot: Snapshot, words: Words) -> Sheet:
    trick = None if snapshot.view is None else snapshot.view.get("last_trick")
    if not trick:
        return Sheet(words("term-sheet-last"), [Text(words("term-no-last-trick"))], words("term-close"), {"l": "close"})
    grid = Grid("", "", "", left=(0, 1, 2))
    for place, card in enumerate(trick["cards"]):
        seat = (trick["leader"] + place) % snapshot.players
        notes = [words("term-led")] * (place == 0) + [words("term-winner")] * (seat == trick["winner"])
        mark = "◂ " if seat == trick["winner"] else ""
        note = Text(mark + ", ".join(notes), style="bold" if mark else "")
        grid.add(snapshot.names[seat], chips.chip(card, "mu"), note)
    return Sheet(words("term-sheet-last"), grid.lines(), words("term-close"), {"l": "close"})


def score_sheet(snapshot: Snapshot, words: Words, hands: Sequence[Json]) -> Sheet:
    """Hand by hand; hands are the events that ended them. In a long sheet the names stand above the sum, too."""
    names = [_short(name) for name in snapshot.names]
    grid = Grid(words("term-column-hand"), *names)
    for place, hand in enumerate(hands, 1):
        grid.add(str(place), *map(signed, hand["scores"]))
    if len(hands) > NAMES_AGAIN:
        grid.add("", *(Text(name, style=QUIET) for name in names))
    total = [Text(number(score), style="bold") for score in snapshot.table["scores"]]
    grid.add(Text(words("term-column-total"), style="bold"), *total)
    company = [line for told in Teller(words).company(snapshot) for line in wrapped(told, QUIET)]
    lines = [*grid.lines(), *([Text(), *company] if company else [])]
    return Sheet(
        words("term-sheet-score"), lines, words("term-close"), {"e": "close"},
        scrolls=words("term-scrolls"), opens_at_end=True,
    )  # fmt: skip


def _short(name: str) -> str:
    return name if cell_len(name) <= 9 else name[:8] + "…"


def result_sheet(snapshot: Snapshot, words: Words) -> Sheet:
    """The end of a hand: card points, bonus or loss, total, and why."""
    view = snapshot.view
    assert view is not None
    result = view["result"]
    parts: list[Text] = []
    if snapshot.game != "heuldoch":
        for line in Teller(words).result(result, snapshot):
            parts += wrapped(line.replace(". ", ".\n", 1))
        parts.append(Text())
    parts += _result_grid(snapshot, words, result).lines()
    is_over = snapshot.phase == "over"
    if is_over:
        winners = snapshot.table["winners"]
        names = words.listed([snapshot.names[seat] for seat in winners])
        you = "yes" if winners == [snapshot.you] else "no"
        who = snapshot.names[winners[0]]
        told = words("story-match-over", count=len(winners), you=you, who=who, names=names)
        parts += [
            Text(),
            *wrapped(told, "bold"),
            *_tie(snapshot, words, result),
            *wrapped(words("term-sheet-replay"), QUIET),
        ]
    title = words("term-sheet-match" if is_over else "term-sheet-result")
    if snapshot.you is None:
        return Sheet(title, parts, words("term-close"))
    keys = {"n": "enter", "q": "quit"} | ({"w": "save"} if is_over else {})
    foot = words("term-sheet-over" if is_over else "term-sheet-next")
    return Sheet(title, parts, foot, keys, scrolls=words("term-scrolls"), is_result=True)


def _tie(snapshot: Snapshot, words: Words, result: Json) -> list[Text]:
    """Heul doch!: of those with equal points, who lost more to onions wins."""
    winners = snapshot.table["winners"]
    best = [seat for seat, score in enumerate(result["scores"]) if score == max(result["scores"])]
    if snapshot.game != "heuldoch" or len(best) == 1:
        return []
    lost = ", ".join(f"{snapshot.names[seat]} {number(-result['lost'][seat])}" for seat in best)
    return wrapped(words("term-sheet-tie", shared=yes(len(winners) > 1), lost=lost))


def _result_grid(snapshot: Snapshot, words: Words, result: Json) -> Grid:
    from eklat.games.heuldoch.scoring import worthless

    heads = {"mu": ("points", "bonus"), "mu2": ("points",), "heuldoch": ("onions", "dead", "lost")}[snapshot.game]
    columns = [words(f"term-column-{head}") for head in (*heads, "score", "total")]
    grid = Grid("", *columns)
    for seat, name in enumerate(snapshot.names):
        score, total = result["scores"][seat], snapshot.table["scores"][seat]
        if snapshot.game == "heuldoch":
            dead = ", ".join(map(str, sorted(worthless(result["onions"][seat])))) or "–"
            cells = [str(result["onions"][seat]), dead, number(-result["lost"][seat])]
        elif result["points"] is None:
            cells = ["–", signed(score) if score else "–"][: len(heads)]
        elif snapshot.game == "mu2":
            cells = [str(result["points"][seat])]
        else:
            cells = [
                str(result["points"][seat]),
                signed(score - result["points"][seat]) if score != result["points"][seat] else "–",
            ]
        style = "bold" if seat == snapshot.you else ""
        grid.add(Text(name, style=style), *cells, Text(signed(score), style="bold"), Text(number(total), style="bold"))
    return grid


def log_sheet(words: Words, lines: Sequence[str], game: str) -> Sheet:
    wrapped = [part for line in lines[-200:] for part in textwrap.wrap(line, WIDEST) or [""]]
    body = [chips.coloured(line, game) for line in wrapped]
    return Sheet(
        words("term-sheet-log"), body, words("term-close"), {"v": "close"}, scrolls=words("term-scrolls"), opens_at_end=True
    )
