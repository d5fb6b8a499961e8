"""The games that can be learned, and what learning asks of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import torch
from torch import Tensor

from eklat.learn.heuldoch import HeulDoch
from eklat.learn.heuldoch_specials import HeulDochSpecials
from eklat.learn.mu2 import MuForTwo
from eklat.learn.mu_sight import LearnMu


class Learnable(Protocol):
    """A game as tensors. Tables and deals are named tuples of tensors whose first dimension is the table; tables have `turn`
    and `who` (who plays each seat: 0 the learner, 1 a guest, 2 and more simple players of growing boldness)."""

    name: str
    reward: float
    """What a point is worth to a net."""
    numbers: Sequence[int]
    """With how many it is played."""
    halves: Sequence[str]
    """The auction, with all that is named after it, and the play, where there is an auction."""
    players: int
    actions: int
    colours: int
    most_steps: int
    rows: tuple[int, int]
    heads: tuple[int, int]
    scale: list[float]
    device: torch.device

    def deals(self, number: int, who: Tensor) -> Any: ...
    def open(self, deals: Any) -> Any: ...
    def legal(self, t: Any) -> Tensor: ...
    def step(self, t: Any, action: Tensor, fresh: Any) -> tuple[Any, Tensor, Tensor]: ...
    def plays(self, t: Any) -> Tensor: ...
    def see(self, t: Any, legal: Tensor) -> tuple[Tensor, Tensor]: ...
    def arrange(self, colours: Tensor, table: Tensor) -> Tensor: ...
    def house(self, t: Any, legal: Tensor) -> Tensor: ...
    def of_seat(self, rows: Tensor, seat: Tensor) -> Tensor: ...


GAMES: dict[str, Any] = {game.name: game for game in (LearnMu, MuForTwo, HeulDoch, HeulDochSpecials)}
