"""The net: every colour is read by the same encoder, and the colours hear of each other through their mean. What the table
as a whole decides is read from their maximum and mean. So exchanging two colours exchanges its answers and nothing else."""

from __future__ import annotations

import math

import torch
from torch import Tensor, nn
from torch.nn import functional

STOP_BIAS = 2.5
"""A beginner who lays everything learns nothing; so it begins by stopping."""


class Net(nn.Module):
    """Rows of colours and a row of the table in; logits for each colour and for the table, and the value, out."""

    def __init__(
        self, rows: tuple[int, int], heads: tuple[int, int], scale: list[float], width: int = 256, blocks: int = 2,
        dtype: torch.dtype = torch.float32,
    ) -> None:  # fmt: skip
        super().__init__()
        self.width, self.blocks, self.dtype, self.heads = width, blocks, dtype, heads
        self.trust = 0.0
        """How much more it likes an action because a club player advises it."""
        colour, table = rows

        def matrix(inner: int, outer: int, gain: float = 1.0) -> nn.Parameter:
            return nn.Parameter(torch.randn(inner, outer) * gain / math.sqrt(inner))

        def zeros(size: int) -> nn.Parameter:
            return nn.Parameter(torch.zeros(size))

        self.colour_in, self.table_in, self.bias_in = matrix(colour, width, 2.0), matrix(table, width, 1.5), zeros(width)
        self.own = nn.ParameterList([matrix(width, width) for _ in range(blocks)])
        self.all = nn.ParameterList([matrix(width, width) for _ in range(blocks)])
        self.bias = nn.ParameterList([zeros(width) for _ in range(blocks)])
        self.back = nn.ParameterList([matrix(width, width, 0.5) for _ in range(blocks)])
        self.colour_out, self.colour_bias = matrix(width, heads[0], 0.1), zeros(heads[0])
        self.table_mid, self.mid_bias = matrix(2 * width, width, 1.4), zeros(width)
        self.table_out, self.table_bias = matrix(width, heads[1] + 1, 0.1), zeros(heads[1] + 1)
        with torch.no_grad():
            self.table_bias[0] = STOP_BIAS
        self.register_buffer("scale", torch.tensor(scale), persistent=False)

    @torch.no_grad()
    def doubt(self, part: float) -> None:
        """Be so much less sure of what to do, and as sure of how it stands."""
        self.colour_out *= part
        self.colour_bias *= part
        self.table_out[:, :-1] *= part
        self.table_bias[:-1] *= part

    def forward(self, colours: Tensor, table: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        kind = self.dtype

        def times(x: Tensor, matrix: Tensor) -> Tensor:
            return x @ matrix.to(kind)

        head = times(table.to(kind) * self.scale.to(kind), self.table_in)
        x = functional.relu(times(colours.to(kind), self.colour_in) + (head + self.bias_in.to(kind))[:, None, :])
        for own, everyone, bias, back in zip(self.own, self.all, self.bias, self.back, strict=True):
            heard = times(x.mean(1), everyone) + bias.to(kind)
            x = x + times(functional.relu(times(x, own) + heard[:, None, :]), back)
        most = x[:, 0]
        for colour in range(1, x.shape[1]):  # amax gives gradients that are no numbers where it is compiled
            most = torch.maximum(most, x[:, colour])
        pooled = functional.relu(times(torch.cat([most, x.mean(1)], 1), self.table_mid) + self.mid_bias.to(kind))
        whole = (times(pooled, self.table_out) + self.table_bias.to(kind)).float()
        each = (times(x, self.colour_out) + self.colour_bias.to(kind)).float()
        return each, whole[:, :-1], whole[:, -1]
