"""How a training went, drawn: one small picture per thing that was watched."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

WIDTH, HEIGHT, GAP = 320, 140, 28


def curves(title: str, lines: Mapping[str, Sequence[tuple[float, float]]]) -> str:
    """An SVG of these lines over the minutes, one beneath the other."""
    parts, top = [f'<text x="8" y="16" font-weight="bold">{title}</text>'], 24
    for name, points in lines.items():
        if points:
            parts.append(_panel(name, points, top))
            top += HEIGHT + GAP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH + 60} {top + 8}" '
        'font-family="sans-serif" font-size="11">'
        f'<rect width="100%" height="100%" fill="#fffdf7"/>{"".join(parts)}</svg>\n'
    )


def _panel(name: str, points: Sequence[tuple[float, float]], top: int) -> str:
    last, low, high = points[-1][0] or 1.0, min(y for _, y in points), max(y for _, y in points)
    span = (high - low) or 1.0
    path = " ".join(f"{44 + x / last * WIDTH:.1f},{top + 14 + (high - y) / span * (HEIGHT - 24):.1f}" for x, y in points)
    return (
        f'<text x="44" y="{top + 8}">{name}</text>'
        f'<text x="4" y="{top + 20}">{high:.3g}</text><text x="4" y="{top + HEIGHT - 8}">{low:.3g}</text>'
        f'<text x="{WIDTH}" y="{top + HEIGHT + 6}">{last:.1f} min</text>'
        f'<polyline points="{path}" fill="none" stroke="#8a2b2b" stroke-width="1.5"/>'
    )
