"""Learning from a window of play: how much better each action was than expected, and a step towards the better ones."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from eklat.learn.games import Learnable
from eklat.learn.hall import likely
from eklat.learn.net import Net

LAMBDA, CLIP, VALUE, CLIP_GRADIENT = 0.95, 0.2, 0.5, 1.0


def advantages(seen: dict[str, Tensor], players: int, reward: float) -> tuple[Tensor, Tensor]:
    """Of each decision: its advantage, and whether it is known how it went on. Each seat is followed by itself,
    from one decision that counts to the next."""
    window, tables = seen["value"].shape
    ahead = reward * (seen["scores"] * players - seen["scores"].sum(2, keepdim=True)) / (players - 1)
    next_value = torch.zeros(tables, players, device=ahead.device)
    next_gain, known = torch.zeros_like(next_value), torch.zeros_like(next_value, dtype=torch.bool)
    seats = torch.arange(players, device=ahead.device)
    gains, is_known = torch.zeros_like(seen["value"]), torch.zeros_like(seen["counts"])
    for i in range(window - 1, -1, -1):
        done = seen["done"][i][:, None]
        next_value, next_gain = torch.where(done, ahead[i], next_value), torch.where(done, 0.0, next_gain)
        known = known | done
        value, seat = seen["value"][i], seen["seat"][i][:, None]
        gain = next_value.gather(1, seat) - value[:, None] + LAMBDA * next_gain.gather(1, seat)
        was_known = known.gather(1, seat)
        gains[i], is_known[i] = gain.squeeze(1), was_known.squeeze(1)
        me = (seats == seat) & seen["counts"][i][:, None]
        next_value = torch.where(me, value[:, None], next_value)
        next_gain = torch.where(me, torch.where(was_known, gain, 0.0), next_gain)
        known = known | me
    return gains, is_known


def loss(
    game: Learnable, net: Net, colours: Tensor, table: Tensor, legal: Tensor, advice: Tensor, action: Tensor, old: Tensor,
    gain: Tensor, target: Tensor, entropy_weight: Tensor,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """What a step should make smaller, and what is worth watching: policy, value, entropy, and how far the policy moved."""
    logp, value = likely(game, net, colours, table, legal, advice)
    moved = logp.gather(1, action[:, None]).squeeze(1) - old
    ratio = moved.exp()
    policy = -torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
    wrong = (value - target).square().mean()
    entropy = -(logp.exp() * logp * legal).sum(1).mean()
    whole_loss = policy + VALUE * wrong - entropy_weight * entropy
    return whole_loss, torch.stack([policy, wrong, entropy, (ratio - 1 - moved).mean()]).detach()


class Learner:
    """A net and what moves it."""

    def __init__(self, game: Learnable, net: Net, batch: int, compiled: bool) -> None:
        self.game, self.net, self.batch = game, net, batch
        self.optimizer = torch.optim.Adam(net.parameters(), lr=5e-4, eps=1e-5, fused=game.device.type == "cuda")
        self.entropy = torch.zeros((), device=game.device)
        self.loss: Callable[..., Any] = torch.compile(loss, dynamic=False) if compiled else loss

    def learn(self, seen: dict[str, Tensor], rate: float, entropy: float) -> tuple[list[float], int]:
        """One pass over a window. What was watched, and how many decisions it was learned from. Raises where it breaks."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        self.entropy.fill_(entropy)
        gains, known = advantages(seen, self.game.players, self.game.reward)
        rows = (seen["counts"] & known).flatten().nonzero().squeeze(1)
        used = gains.flatten()[rows]
        targets = (gains + seen["value"]).flatten()
        gains = ((gains - used.mean()) / (used.std() + 1e-6)).flatten()
        flat = {name: seen[name].flatten(0, 1) for name in ("colours", "table", "legal", "advice", "action", "logp")}
        rows = rows[torch.randperm(len(rows), device=rows.device)]
        batches = max(len(rows) // self.batch, 1)
        watched = torch.zeros(4, device=rows.device)
        for i in range(batches):
            at = rows[i * self.batch : (i + 1) * self.batch]
            self.optimizer.zero_grad(set_to_none=True)
            value, seen_now = self.loss(
                self.game, self.net, *(part[at] for part in flat.values()), gains[at], targets[at], self.entropy
            )
            value.backward()
            torch.nn.utils.clip_grad_norm_(self.net.parameters(), CLIP_GRADIENT)
            self.optimizer.step()
            watched += seen_now
        result = (watched / batches).tolist()
        if not all(math.isfinite(number) for number in result):
            raise FloatingPointError(f"the training broke: policy, value, entropy and movement are {result}")
        return result, min(batches * self.batch, len(rows))
