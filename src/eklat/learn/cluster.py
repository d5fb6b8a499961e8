"""A training by workers of Ray: each plays and learns for a while from one net, and all go on from the mean."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import torch

from eklat.learn.hall import Hire
from eklat.learn.train import Learned, Settings, Team, Training

WINDOWS = 4
"""Windows that a worker learns from before it hears of the others."""

Weights = dict[str, torch.Tensor]


class Worker:
    """One of the team, in a process of its own: its own tables, and a memory of how the net moved."""

    def __init__(self, settings: Settings, folder: str, number: int, hire: Hire | None) -> None:
        own = replace(settings, seed=settings.seed + 1000 * (number + 1))
        self.training = Training(own, Path(folder), lambda line: None, hire)
        self.hall = self.training.hall()

    def learn(self, weights: Weights, part: float) -> tuple[Weights, list[Learned]]:
        """Go on from these weights; what became of them."""
        net = self.training.net
        net.load_state_dict(weights)
        learned = [self.training.window(self.hall, part) for _ in range(WINDOWS)]
        return {name: value.cpu() for name, value in net.state_dict().items()}, learned


def team(training: Training, ray: Any, workers: int) -> Team:
    """So many workers of this Ray, which is connected, that train the net together. Each takes an accelerator where the
    training is meant for one."""
    needs = {"num_cpus": 1, "num_gpus": 1} if training.settings.device == "cuda" else {"num_cpus": 1}
    hire: Any = ray.remote(**needs)(Worker)
    crew = [hire.remote(training.settings, str(training.out), number, training.hire) for number in range(workers)]

    def learn(part: float) -> Learned:
        weights = ray.put({name: value.cpu() for name, value in training.net.state_dict().items()})
        answers: list[tuple[Weights, list[Learned]]] = ray.get([worker.learn.remote(weights, part) for worker in crew])
        nets, learned = [net for net, _ in answers], [one for _, some in answers for one in some]
        training.net.load_state_dict({name: torch.stack([net[name] for net in nets]).mean(0) for name in nets[0]})
        watched = [sum(column) / len(learned) for column in zip(*(one.watched for one in learned), strict=True)]
        return Learned(
            watched, sum(one.decisions for one in learned), sum(one.steps for one in learned),
            sum(one.against_simple for one in learned) / len(learned),
            sum(one.against_club for one in learned) / len(learned),
        )  # fmt: skip

    return learn
