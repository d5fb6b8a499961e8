"""Observations as PettingZoo and Gymnasium want them: their spaces, and the forms they come in."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from eklat.env.layout import Part
from eklat.env.table import Table

FORMS = ("masked", "flat", "named")


def check_form(form: str) -> None:
    """Refuse a form that there is not."""
    if form not in FORMS:
        raise ValueError(f"observation must be one of {', '.join(FORMS)}, not {form!r}")


def observation_space(table: Table, form: str) -> spaces.Space[Any]:
    """The space of observations in this form."""
    low, high = table.layout.bounds()
    flat = spaces.Box(low, high, dtype=np.int8)
    if form == "flat":
        return flat
    mask = spaces.Box(0, 1, (len(table.encoding.ACTIONS),), np.int8)
    named = spaces.Dict({part.name: _box(part) for part in table.layout.parts}) if form == "named" else flat
    return spaces.Dict({"observation": named, "action_mask": mask})


def _box(part: Part) -> spaces.Box:
    return spaces.Box(part.least, part.most, part.shape, np.int8)


def shown(table: Table, seat: int, form: str, mask: NDArray[np.int8] | None) -> Any:
    """What a seat knows, in this form. Whoever is not asked has a mask of ones: nothing is forbidden to them."""
    flat = table.observation(seat)
    if form == "flat":
        return flat
    if mask is None:
        mask = np.ones(len(table.encoding.ACTIONS), np.int8)
    return {"observation": table.layout.named(flat) if form == "named" else flat, "action_mask": mask}
