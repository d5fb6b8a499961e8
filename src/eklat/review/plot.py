"""How well a value function is calibrated, as a picture."""

from __future__ import annotations

import numpy as np

from eklat.review.games import Floats

BINS = 12


def calibration(said: Floats, came: Floats, title: str) -> str:
    """Positions in bins by what the function said, and what came of them on average, with its 95 % interval, as SVG."""
    order = np.argsort(said, kind="stable")
    points = []
    for some in np.array_split(order, BINS):
        half = 1.96 * float(came[some].std()) / len(some) ** 0.5
        points.append((float(said[some].mean()), float(came[some].mean()), half))
    ends = [x for x, _, _ in points] + [y + d for _, y, h in points for d in (-h, h)]
    low, high, size, edge = min(ends) - 2, max(ends) + 2, 360, 46

    def at(value: float) -> float:
        return float(round(edge + (size - edge - 10) * (value - low) / (high - low), 1))

    def up(value: float) -> float:
        return round(size - at(value), 1)

    marks = [tick for tick in range(-200, 201, 20) if low < tick < high]
    parts = [f'<line x1="{at(low)}" y1="{up(low)}" x2="{at(high)}" y2="{up(high)}" stroke="#888" stroke-dasharray="4 4"/>']
    parts += [f'<text x="{at(tick)}" y="{size - 26}" text-anchor="middle">{tick}</text>' for tick in marks]
    parts += [f'<text x="38" y="{up(tick) + 4}" text-anchor="end">{tick}</text>' for tick in marks]
    for x, y, half in points:
        parts.append(
            f'<line x1="{at(x)}" x2="{at(x)}" y1="{up(y - half)}" y2="{up(y + half)}" stroke="#1b5e9e" stroke-width="2"/>'
        )
        parts.append(f'<circle cx="{at(x)}" cy="{up(y)}" r="4" fill="#1b5e9e"/>')
    parts.append(f'<text x="{size / 2}" y="{size - 6}" text-anchor="middle">{title}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" role="img" font-family="sans-serif"'
        f' font-size="12" style="background:#fff"><title>{title}</title>{"".join(parts)}</svg>\n'
    )
