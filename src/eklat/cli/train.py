"""The command `eklat train`: a bot that learns by playing against itself."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from eklat.cli.common import decimal, number, options_of, players_of, say, stop
from eklat.games import GAMES
from eklat.games.errors import GameError

NET = "A net as a training leaves it"
Pair = tuple[float, float]


def train(
    out: Annotated[Path, typer.Option(help="The folder for nets, checkpoints, curves and the run card.")],
    game: Annotated[str, typer.Option(help="The game to learn.")] = "mu",
    players: Annotated[int, number("How many play.")] = 4,
    option: Annotated[
        list[str] | None, typer.Option(metavar="N=V", help="An option to learn it with, name and value: specials=true.")
    ] = None,
    minutes: Annotated[
        float, number("How long to learn; 0 only makes the small twin of --first.", least=0, read=decimal)
    ] = 9.0,
    seed: Annotated[int, number("Another seed finds another way to play.")] = 0,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from the checkpoint in that folder.")] = False,
    device: Annotated[str | None, typer.Option(help="cuda or cpu; by default cuda where there is one.")] = None,
    first: Annotated[Path | None, typer.Option(metavar="FILE", help=f"{NET}, to begin with instead of chance.")] = None,
    guests: Annotated[
        list[Path] | None, typer.Option(metavar="FILE", help=f"{NET}, that plays along; may be given several times.")
    ] = None,
    club: Annotated[
        float | None, number("To which share of the tables club players come: 0.5 is half.", least=0, read=decimal)
    ] = None,
    simple: Annotated[
        float | None, number("On which share of the seats players by simple rules sit.", least=0, read=decimal)
    ] = None,
    trust: Annotated[
        float | None,
        number("How much a club player's advice counts with the net: 3 is much.", least=0, read=decimal),
    ] = None,
    against: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A net that never changes, to find the best answer to.")
    ] = None,
    only: Annotated[
        str | None, typer.Option(help="The half of a hand in which the answer is looked for: auction or play.")
    ] = None,
    tables: Annotated[int | None, number("Tables that play at once.", least=1)] = None,
    width: Annotated[int | None, number("How wide the net is.", least=1)] = None,
    small: Annotated[int | None, number("How wide its small twin is; 0 for none.", least=0)] = None,
    distil_minutes: Annotated[float | None, number("How long the twin is taught.", least=0, read=decimal)] = None,
    rate: Annotated[Pair | None, typer.Option(metavar="N N", help="How fast it learns, at first and at last.")] = None,
    entropy: Annotated[Pair | None, typer.Option(metavar="N N", help="How much it tries out, at first and at last.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Compile nothing.")] = False,
    ray: Annotated[str | None, typer.Option(help="Learn by workers of Ray: local, auto, or HOST:PORT.")] = None,
    workers: Annotated[int, number("How many workers of Ray.", least=1)] = 2,
) -> None:
    """Learn a game by self-play. On a CPU the net is small, and so is what it learns."""
    try:
        import eklat.learn.train as learning
    except ModuleNotFoundError:
        stop("training needs PyTorch, which is not here: pip install 'eklat[learn]'")
    from eklat.arena.work import processors
    from eklat.bots.company import Company
    from eklat.bots.nets import learned

    if option:
        players = players_of(game, players)
        try:
            game = learned(game, GAMES[game].rules(options_of(option), players))
        except GameError as error:
            stop(str(error))
    nets = {"first": first, "against": against}
    told: dict[str, Any] = {
        "game": game, "players": players, "minutes": minutes, "seed": seed, "tables": tables, "width": width, "small": small,
        "distil_minutes": distil_minutes, "rate": rate, "entropy": entropy, "compiled": False if plain else None,
        "club": club, "simple": simple, "trust": trust, "only": only, "guests": tuple(map(str, guests)) if guests else None,
        **{name: path and str(path) for name, path in nets.items()},
    }  # fmt: skip
    given = {name: value for name, value in told.items() if value is not None}
    try:
        training = learning.Training(
            learning.settings_for(device, **given), out, say, partial(Company, threads=processors())
        )
        if ray is None:
            training.run(resume)
            return
        from eklat.arena.cluster import connected
        from eklat.learn.cluster import team

        with connected(ray, workers) as found:
            training.run(resume, team(training, found, workers))
    except (ValueError, FloatingPointError, OSError) as error:
        stop(str(error))
