"""A small twin: it learns to answer as the large net answers, in the positions that the large net comes to."""

from __future__ import annotations

import math
import time
from typing import Any

import torch
from torch import Tensor

from eklat.learn.games import Learnable
from eklat.learn.hall import Hall, likely
from eklat.learn.net import Net

RATES = 3e-3, 1e-4


def difference(
    game: Learnable, large: Net, small: Net, colours: Tensor, table: Tensor, legal: Tensor, advice: Tensor
) -> tuple[Tensor, Tensor]:
    """How far the small net's answers are from the large one's, and how often their favourites agree."""
    with torch.no_grad():
        wanted, wanted_value = likely(game, large, colours, table, legal, advice)
    given, value = likely(game, small, colours, table, legal, advice)
    apart = (wanted.exp() * (wanted - given) * legal).sum(1).mean()
    agree = (wanted.argmax(1) == given.argmax(1)).float().mean()
    return apart + 0.5 * (value - wanted_value).square().mean(), torch.stack([apart.detach(), agree])


def distil(game: Learnable, hall: Hall, small: Net, seconds: float, batch: int, compiled: bool) -> dict[str, Any]:
    """Teach the small net for so long. How far it got."""
    optimizer = torch.optim.Adam(small.parameters(), lr=RATES[0], eps=1e-5)
    step = torch.compile(difference, dynamic=False) if compiled else difference
    begun, part, windows, watched = time.monotonic(), 0.0, 0, torch.zeros(2)
    while part < 1:
        part = min((time.monotonic() - begun) / seconds, 1.0) if seconds else 1.0
        for group in optimizer.param_groups:
            group["lr"] = RATES[0] * (RATES[1] / RATES[0]) ** part
        hall.deal()
        seen = hall.play()
        rows = (seen["legal"].int().sum(2) > 1).flatten().nonzero().squeeze(1)
        rows = rows[torch.randperm(len(rows), device=rows.device)]
        for i in range(max(len(rows) // batch, 1)):
            at = rows[i * batch : (i + 1) * batch]
            parts = [seen[name].flatten(0, 1)[at] for name in ("colours", "table", "legal", "advice")]
            optimizer.zero_grad(set_to_none=True)
            value, watched = step(game, hall.net, small, *parts)
            value.backward()
            torch.nn.utils.clip_grad_norm_(small.parameters(), 1.0)
            optimizer.step()
        windows += 1
        if windows == 1:
            begun = time.monotonic()  # the first window compiles
    apart, agree = watched.tolist()
    if not math.isfinite(apart):
        raise FloatingPointError("the small twin broke: its answers are no numbers")
    return {"windows": windows, "apart": round(apart, 4), "agree": round(agree, 4)}
