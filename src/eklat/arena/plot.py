"""A ladder as a picture: margins with their intervals, as SVG."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, floor, log10
from xml.sax.saxutils import escape

from eklat.arena.ladder import Ladder
from eklat.arena.margin import Pairing
from eklat.games import GAMES

WIDTH, LEFT, RIGHT, TOP, ROW, BOTTOM = 800, 270, 150, 84, 34, 62
LONGEST = 17
"""Characters of a bot's name in the margin, twice as many where it stands alone; the whole name is in the mark's title."""
INK, FAINT, GRID, PAPER, AHEAD, BEHIND = "#22252b", "#6a6f78", "#e3e1da", "#fbfaf6", "#1b6e53", "#a8452e"


def plot(ladder: Ladder) -> str:
    """The chart of a ladder with at least one pair."""
    ends = [end for pair in ladder.pairs for end in (pair.ci_low, pair.ci_high, pair.margin) if end is not None]
    ticks = _ticks(min([0.0, *ends]), max([0.0, *ends]))
    height = TOP + ROW * len(ladder.pairs) + BOTTOM
    hosts = {pair.b for pair in ladder.pairs}
    against = f"one bot among {', '.join(hosts)}" if len(hosts) == 1 else "bots against bots"
    head = f"{GAMES[ladder.game].title}, {ladder.players} players: {against}"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
            'role="img" aria-labelledby="title desc" font-family="system-ui, sans-serif" font-size="14">',
            f'<title id="title">{escape(head)}</title>',
            f'<desc id="desc">{escape(" ".join(map(told, ladder.pairs)))}</desc>',
            f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
            _text(24, 34, head, size=18),
            _text(24, 57, f"{ladder.deals} deals in every rotation, seed {ladder.seed}; bars are 95 % intervals", FAINT),
            *_axis(ticks, height),
            *(
                line
                for row, pair in enumerate(ladder.pairs)
                for line in _row(pair, TOP + ROW * (row + 0.5), ticks, len(hosts) == 1)
            ),
            "</svg>\n",
        ]
    )


def told(pair: Pairing) -> str:
    """A pair in a sentence."""
    sure = "" if pair.half is None else f", give or take {pair.half:.2f}"
    return f"{pair.a} against {pair.b}: {pair.margin:+.2f} points a hand{sure}."


def _axis(ticks: Sequence[float], height: int) -> Iterator[str]:
    bottom = height - BOTTOM
    for tick in ticks:
        x, ink = _x(tick, ticks), INK if tick == 0 else GRID
        yield f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{bottom}" stroke="{ink}"/>'
        yield _text(x, bottom + 20, f"{tick:+g}" if tick else "0", FAINT, "middle", 12)
    yield _text((LEFT + WIDTH - RIGHT) / 2, bottom + 44, "points a hand ahead of the others", FAINT, "middle", 12)


def _row(pair: Pairing, y: float, ticks: Sequence[float], has_host: bool) -> Iterator[str]:
    ink, x = AHEAD if pair.margin >= 0 else BEHIND, _x(pair.margin, ticks)
    yield f"<g><title>{escape(told(pair))}</title>"
    name = _short(pair.a, 2 * LONGEST) if has_host else f"{_short(pair.a)} v {_short(pair.b)}"
    yield _text(LEFT - 24, y + 5, name, INK, "end")
    value = f"{pair.margin:+.2f}"
    if pair.half is not None and pair.ci_low is not None and pair.ci_high is not None:
        low, high = _x(pair.ci_low, ticks), _x(pair.ci_high, ticks)
        caps = f"M{low:.1f} {y - 6}v12M{high:.1f} {y - 6}v12M{low:.1f} {y}H{high:.1f}"
        yield f'<path d="{caps}" stroke="{ink}" stroke-width="2" fill="none"/>'
        value += f" ± {pair.half:.2f}"
    yield f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="{ink}"/>'
    yield _text(WIDTH - RIGHT + 16, y + 5, value, ink)
    yield "</g>"


def _text(x: float, y: float, text: str, ink: str = INK, anchor: str = "start", size: int = 14) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{ink}" text-anchor="{anchor}" font-size="{size}">{escape(text)}</text>'


def _short(name: str, longest: int = LONGEST) -> str:
    return name if len(name) <= longest else f"{name[: longest - 1]}…"


def _x(value: float, ticks: Sequence[float]) -> float:
    return LEFT + (value - ticks[0]) / (ticks[-1] - ticks[0]) * (WIDTH - LEFT - RIGHT)


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers that enclose everything: steps of 1, 2 or 5 times a power of ten, six or so of them."""
    rough = max(high - low, 1e-6) / 6
    power = 10.0 ** floor(log10(rough))
    step = next(times * power for times in (1, 2, 5, 10) if times * power >= rough)
    return [round(step * k, 9) for k in range(floor(low / step), max(ceil(high / step), floor(low / step) + 1) + 1)]
