"""Help texts: a flag takes no value, and none is shown for it."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup, TyperOption


class _Flags:
    def get_params(self, ctx: Any) -> Any:
        params = super().get_params(ctx)  # type: ignore[misc]
        for param in params:
            if isinstance(param, TyperOption) and param.is_flag:
                param.metavar = ""
        return params


class Command(_Flags, TyperCommand):
    """One command."""


class Group(_Flags, TyperGroup):
    """All of them."""
