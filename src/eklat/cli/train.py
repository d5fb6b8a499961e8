"""The command `eklat train`: a bot that learns by playing against itself."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from eklat.cli.common import number, say, stop


def train(
    out: Annotated[Path, typer.Option(help="The folder for nets, checkpoints, curves and the run card.")],
    game: Annotated[str, typer.Option(help="The game to learn.")] = "mu",
    players: Annotated[int, number("How many play.")] = 4,
    minutes: Annotated[float, typer.Option(min=0.01, help="How long to learn.")] = 9.0,
    seed: Annotated[int, number("Another seed finds another way to play.")] = 0,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from the checkpoint in that folder.")] = False,
    device: Annotated[str | None, typer.Option(help="cuda or cpu; by default cuda where there is one.")] = None,
) -> None:
    """Learn a game by self-play. On a CPU the net is small, and so is what it learns."""
    try:
        import eklat.learn.train as learning
    except ModuleNotFoundError:
        stop("training needs PyTorch, which is not here: pip install 'eklat[learn]'")
    given: dict[str, Any] = {"game": game, "players": players, "minutes": minutes, "seed": seed}
    try:
        learning.Training(learning.settings_for(device, **given), out, say).run(resume)
    except (ValueError, FloatingPointError) as error:
        stop(str(error))
