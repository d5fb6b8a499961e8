"""The screen without any colour (NO_COLOR): bold, dim, underlined and reversed letters are left."""

from __future__ import annotations

from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

QUIET = {"#a89b90", "#9a8f86", "#5a4c43"}
"""Letters that stand back."""
GROUND = {"#241c17", "#4b1d3b", "#3a2d24", "#1b1511", "#0d0a08", "#f6f0e3"}
"""The grounds of app.tcss; everything else that has a ground of its own is a card or a call."""


@lru_cache(1024)
def bare(style: Style) -> Style:
    ink = None if style.color is None else style.color.get_truecolor().hex
    ground = None if style.bgcolor is None else style.bgcolor.get_truecolor(foreground=False).hex
    is_card = ground is not None and ground not in GROUND
    return Style(
        bold=style.bold,
        dim=style.dim or ink in QUIET or None,
        underline=style.underline,
        italic=style.italic,
        reverse=style.reverse or is_card or None,
    )


class Bare(LineFilter):
    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(text, None if style is None else bare(style), control) for text, style, control in segments]
