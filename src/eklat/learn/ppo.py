"""Learning from a window of play: how much better each action was than expected, and a step towards the better ones."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any

import torch
from torch import Tensor

from eklat.learn.games import Learnable
from eklat.learn.hall import likely
from eklat.learn.net import Net
from eklat.learn.recording import recorded

LAMBDA, CLIP, VALUE, CLIP_GRADIENT = 0.95, 0.2, 0.5, 1.0


def advantages(seen: dict[str, Tensor], players: int, reward: float) -> tuple[Tensor, Tensor]:
    """Of each decision: its advantage, and whether it is known how it went on. Each seat is followed by itself."""
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
        me = seats == seat
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
    """A net and what moves it. On an accelerator a step is recorded, for the tensors of one hall."""

    def __init__(self, game: Learnable, net: Net, batch: int, compiled: bool) -> None:
        self.game, self.net, self.batch = game, net, batch
        self.is_recorded = compiled and game.device.type == "cuda"
        first: Any = torch.tensor(5e-4, device=game.device) if self.is_recorded else 5e-4
        self.optimizer = torch.optim.Adam(
            net.parameters(), lr=first, eps=1e-5, fused=game.device.type == "cuda", capturable=self.is_recorded
        )
        self.entropy = torch.zeros((), device=game.device)
        self.loss: Callable[..., Any] = torch.compile(loss, dynamic=False) if compiled else loss
        self.at = torch.zeros(batch, dtype=torch.int64, device=game.device)
        """The decisions of a step."""
        self.watched = torch.zeros(4, device=game.device)
        self.seen: dict[str, Tensor] = {}

    def remember(self, kept: dict[str, Any]) -> None:
        """How the net has moved so far, on whatever device that was."""
        made = [{name: group[name] for name in ("lr", "fused", "capturable")} for group in self.optimizer.param_groups]
        self.optimizer.load_state_dict(kept)
        for group, own in zip(self.optimizer.param_groups, made, strict=True):
            group.update(own)

    def _come_to(self, seen: dict[str, Tensor]) -> None:
        """What happens in this hall always lies in the same tensors."""
        self.seen = seen
        self.flat = [seen[name].flatten(0, 1) for name in ("colours", "table", "legal", "advice", "action", "logp")]
        self.gains, self.targets = (torch.zeros_like(self.flat[-1]) for _ in range(2))
        self._look = recorded(self._find) if self.is_recorded else self._find
        self._again: Callable[[], None] | None = None

    @torch.no_grad()
    def _find(self) -> None:
        self.found = advantages(self.seen, self.game.players, self.game.reward)

    def _step(self, at: Tensor) -> None:
        """Learn from these decisions."""
        self.optimizer.zero_grad(set_to_none=True)
        rows = [part[at] for part in (*self.flat, self.gains, self.targets)]
        value, watched = self.loss(self.game, self.net, *rows, self.entropy)
        value.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), CLIP_GRADIENT)
        self.optimizer.step()
        self.watched += watched

    def _recorded_step(self, at: Tensor) -> None:
        """The same; the very first time, some more steps are made while it is recorded."""
        self.at.copy_(at)
        if self._again is None:
            self._again = recorded(partial(self._step, self.at))
            self.watched.zero_()
        self._again()

    def learn(self, seen: dict[str, Tensor], rate: float, entropy: float) -> tuple[list[float], int]:
        """One pass over a window. What was watched, and how many decisions it was learned from. Raises where it breaks."""
        if seen is not self.seen:
            self._come_to(seen)
        for group in self.optimizer.param_groups:
            group["lr"] = group["lr"].fill_(rate) if self.is_recorded else rate
        self.entropy.fill_(entropy)
        self._look()
        gains, known = self.found
        rows = (seen["counts"] & known).flatten().nonzero().squeeze(1)
        used = gains.flatten()[rows]
        self.targets.copy_((gains + seen["value"]).flatten())
        self.gains.copy_(torch.where(seen["acts"], (gains - used.mean()) / (used.std() + 1e-6), 0.0).flatten())
        rows = rows[torch.randperm(len(rows), device=rows.device)]
        steps = rows.split(self.batch)[: max(len(rows) // self.batch, 1)]
        self.watched.zero_()
        for at in steps:
            if self.is_recorded and len(at) == self.batch:
                self._recorded_step(at)
            else:
                self._step(at)
        result = (self.watched / len(steps)).tolist()
        if not all(math.isfinite(number) for number in result):
            raise FloatingPointError(f"the training broke: policy, value, entropy and movement are {result}")
        return result, sum(map(len, steps))
