"""How an observation is laid out: named parts, one behind the other in a flat array of small whole numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Small = NDArray[np.int8]
"""What observations are made of."""


class Part(NamedTuple):
    """One thing that is observed."""

    name: str
    shape: tuple[int, ...]
    most: int
    """The largest number it can have."""
    meaning: str
    least: int = 0

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class Layout:
    """All parts in order. Seats are counted from the one who observes: 0 is oneself, 1 the left neighbour."""

    parts: tuple[Part, ...]

    @cached_property
    def size(self) -> int:
        return sum(part.size for part in self.parts)

    @cached_property
    def places(self) -> dict[str, slice]:
        """Where each part lies in the flat array."""
        found, at = {}, 0
        for part in self.parts:
            found[part.name] = slice(at, at + part.size)
            at += part.size
        return found

    def named(self, flat: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """A flat observation, or many of them at once, as its parts."""
        shape = flat.shape[:-1]
        return {part.name: flat[..., self.places[part.name]].reshape(*shape, *part.shape) for part in self.parts}

    def bounds(self) -> tuple[Small, Small]:
        """The least and the most that each place can have."""
        low = np.concatenate([np.full(part.size, part.least, np.int8) for part in self.parts])
        return low, np.concatenate([np.full(part.size, part.most, np.int8) for part in self.parts])
