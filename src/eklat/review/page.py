"""A review as one page that needs nothing else: no script, no other file, no network."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from eklat.arena.luck import SCALE
from eklat.review.results import Hand, Review
from eklat.review.words import Line, Words

COLOURS = ("#b3261e", "#1b5e9e", "#2e7d32", "#8a5a00", "#6a1b9a", "#37474f")
DASHES = ("", "6 3", "2 3", "8 3 2 3", "1 2", "12 4")
MARKS = {"slip": "?!", "mistake": "?", "blunder": "??"}
STYLE = """
:root{color-scheme:light dark;--line:#8886}
body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}
table{border-collapse:collapse;display:block;overflow-x:auto}
th,td{border-bottom:1px solid var(--line);padding:.25rem .6rem;text-align:right}
th:first-child,td:first-child{text-align:left}
h1{font-size:1.5rem}h2{font-size:1.2rem;margin-top:2rem}
li{margin:.5rem 0}svg{max-width:100%;height:auto}svg text{fill:currentColor;font-size:12px}
.told{display:block;opacity:.8}
"""


def page(review: Review, language: str = "en") -> str:
    """The whole page."""
    words = Words(review, language)
    body = "\n".join(_body(review, words))
    title = escape(words.head())
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n'
        f"<body>\n<h1>{title}</h1>\n{body}\n</body>\n</html>\n"
    )


def _body(review: Review, words: Words) -> Iterator[str]:
    yield from (f"<p>{escape(note)}</p>" for note in words.notes())
    if not review.hands:
        return
    yield f"<p>{escape(words.say('how'))}</p>"
    yield _table(words.columns(), words.rows())
    yield f"<h2>{escape(words.say('kinds'))}</h2>\n<ul>"
    yield from (f"<li>{escape(one.name)}: {escape(', '.join(words.kinds(one)))}</li>" for one in review.standings)
    yield "</ul>"
    worst = list(words.worst())
    yield f"<h2>{escape(words.say('worst' if worst else 'none'))}</h2>\n<ol>"
    for first, *rest in worst:
        yield f"<li>{escape(first)}{''.join(f'<span class=told>{escape(text)}</span>' for text in rest)}</li>"
    yield "</ol>"
    if (disputed := words.disputed()) is not None:
        yield f"<p>{escape(disputed)}</p>"
    for hand in review.hands:
        if hand.curve:
            yield f"<h2>{escape(words.say('curve'))} ({words.hand(hand)})</h2>"
            yield _curve(hand, words)
        for fall in hand.waterfalls:
            yield f"<h2>{escape(words.fall_head(hand, fall))}</h2>"
            yield _fall(words.fall(hand, fall), words)
            yield from (f"<p>{escape(note)}</p>" for note in words.fall_notes(hand, fall))


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    lines = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table>"


def _curve(hand: Hand, words: Words) -> str:
    """A line per seat, told apart by colour and by dashes, with the marks of its losses."""
    width, height, left = 860, 300, 40
    low = min(min(row) for row in hand.curve) / SCALE - 2
    high = max(max(row) for row in hand.curve) / SCALE + 2
    step = (width - left - 110) / max(1, len(hand.curve) - 1)

    def y(value: float) -> float:
        return round(10 + (height - 20) * (high - value) / (high - low), 1)

    parts = [f'<line x1="{left}" x2="{width - 110}" y1="{y(0)}" y2="{y(0)}" stroke="currentColor" opacity=".4"/>']
    parts += [f'<text x="0" y="{y(value) + 4}">{words.figure(value, "+", 0)}</text>' for value in (low + 2, 0.0, high - 2)]
    for seat, name in enumerate(hand.names):
        points = " ".join(f"{round(left + step * i, 1)},{y(row[seat] / SCALE)}" for i, row in enumerate(hand.curve))
        colour, dash = COLOURS[seat], DASHES[seat]
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>'
        )
        parts.append(f'<text x="{width - 104}" y="{24 + 18 * seat}">{escape(name[:14])}</text>')
        parts.append(
            f'<line x1="{width - 104}" x2="{width - 8}" y1="{28 + 18 * seat}" y2="{28 + 18 * seat}" stroke="{colour}"'
            f' stroke-width="2" stroke-dasharray="{dash}"/>'
        )
    for one in hand.decisions:
        if one.is_named:
            x, at = left + step * (one.action + 1), y(hand.curve[one.action + 1][one.seat] / SCALE)
            parts.append(f'<text x="{round(x, 1)}" y="{at}" text-anchor="middle">{MARKS[one.verdict]}</text>')
    return f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(words.say("curve"))}">{"".join(parts)}</svg>'


def _fall(lines: Sequence[Line], words: Words) -> str:
    """Bars that begin where the one before ended."""
    width, row, left, right = 860, 24, 300, 70
    levels = [0.0, *(line.total for line in lines)]
    low, high = min(levels), max(*levels, min(levels) + 1)

    def x(value: float) -> float:
        return round(left + (width - left - right) * (value - low) / (high - low), 1)

    parts = list[str]()
    for i, line in enumerate(lines):
        start = 0.0 if i == len(lines) - 1 else line.total - line.points
        a, b = sorted((x(start), x(line.total)))
        colour = COLOURS[5] if i in (0, len(lines) - 1) else COLOURS[2] if line.points >= 0 else COLOURS[0]
        parts.append(f'<text x="0" y="{row * i + 16}">{escape(line.text)}</text>')
        parts.append(
            f'<rect x="{a}" y="{row * i + 4}" width="{max(1, round(b - a, 1))}" height="{row - 8}" fill="{colour}"/>'
        )
        parts.append(f'<text x="{width - 4}" y="{row * i + 16}" text-anchor="end">{words.figure(line.points, "+")}</text>')
    return f'<svg viewBox="0 0 {width} {row * len(lines)}" role="img">{"".join(parts)}</svg>'
