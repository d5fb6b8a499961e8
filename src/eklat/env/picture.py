"""A table as a picture: felt, a place for every seat with its cards, and what lies in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, pi, sin
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from eklat.env.extras import need
from eklat.games.core import State

WIDTH, HEIGHT = 1120, 760
CARD_WIDTH, CARD_HEIGHT, STEP = 34, 48, 20
FELT, PAPER, INK, BACK, GLOW = (28, 84, 62), (250, 246, 235), (36, 32, 28), (120, 52, 60), (245, 205, 90)
INKS = {
    "R": (190, 40, 40),
    "Y": (200, 150, 10),
    "G": (30, 130, 60),
    "B": (40, 80, 180),
    "K": (30, 30, 30),
    "A": (190, 40, 40),
    "C": (200, 150, 10),
    "D": (30, 130, 60),
    "E": (130, 60, 160),
    "F": (220, 110, 20),
}


class Row(NamedTuple):
    """Cards that lie together; None is one that lies face down."""

    label: str
    cards: Sequence[str | None]


class Scene(NamedTuple):
    """What there is to see."""

    title: str
    rows: Sequence[Sequence[Row]]
    """Per seat, from top to bottom."""
    middle: Sequence[tuple[int, str]]
    """Cards in the middle, and whose they are."""


def painted(state: State, names: Sequence[str]) -> NDArray[np.uint8]:
    """The position with all cards open, as an array of height, width and three colours."""
    need("PIL", "env")
    from PIL import Image, ImageDraw

    from eklat.env.games import encoding

    scene: Scene = encoding(state.game).scene(state)
    image = Image.new("RGB", (WIDTH, HEIGHT), (20, 44, 36))
    draw = ImageDraw.Draw(image)
    draw.ellipse((20, 30, WIDTH - 20, HEIGHT - 20), FELT, (60, 40, 24), 8)
    draw.text((16, 8), f"{state.phase}   {scene.title}", PAPER, _font(18))
    for seat, rows in enumerate(scene.rows):
        x, y = _place(seat, len(scene.rows), 0.68)
        _seat(draw, x, y, names[seat], rows, seat == state.turn)
    for seat, card in scene.middle:
        x, y = _place(seat, len(scene.rows), 0.2)
        _card(draw, x - CARD_WIDTH // 2, y - CARD_HEIGHT // 2, card)
    return np.asarray(image, np.uint8).copy()


@cache
def _font(size: int) -> Any:
    from PIL import ImageFont

    return ImageFont.load_default(size)


def _place(seat: int, players: int, distance: float) -> tuple[int, int]:
    """Where a seat is: the first one below, the others to its left, clockwise."""
    angle = pi / 2 + 2 * pi * seat / players
    return round(WIDTH / 2 * (1 + distance * cos(angle))), round(HEIGHT / 2 + 10 + HEIGHT / 2 * distance * sin(angle))


def _seat(draw: Any, x: int, y: int, name: str, rows: Sequence[Row], is_asked: bool) -> None:
    top = y - (26 + len(rows) * (CARD_HEIGHT + 6)) // 2
    draw.text((x, top + 10), name, GLOW if is_asked else PAPER, _font(17), anchor="mm")
    top += 26
    for label, cards in (row for row in rows if row.cards):
        step = min(STEP, 240 // max(1, len(cards)))
        left = x - (CARD_WIDTH + step * (len(cards) - 1)) // 2
        draw.text((left - 6, top + CARD_HEIGHT // 2), label, PAPER, _font(13), anchor="rm")
        for number, card in enumerate(cards):
            _card(draw, left + number * step, top, card)
        top += CARD_HEIGHT + 6


def _card(draw: Any, x: int, y: int, card: str | None) -> None:
    box = (x, y, x + CARD_WIDTH, y + CARD_HEIGHT)
    if card is None:
        draw.rounded_rectangle(box, 5, BACK, PAPER, 2)
        return
    draw.rounded_rectangle(box, 5, PAPER, INK, 1)
    is_special = len(card) > 2
    ink = INK if is_special else INKS.get(card[0], INK)
    draw.text((x + 4, y + 3), card[:2] if is_special else card[1:], ink, _font(15 if is_special else 18))
    if not is_special:
        draw.ellipse((x + 4, y + 27, x + 16, y + 39), ink)
        draw.text((x + 19, y + 25), card[0], ink, _font(12))
