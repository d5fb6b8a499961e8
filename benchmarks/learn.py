"""How fast games are played and learned as tensors, and whether compiled tables do what plain ones do.

    python benchmarks/learn.py --game mu heuldoch-specials --players 4

Needs nothing of the house but `eklat.learn`; the figures that count are those of an accelerator.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import torch

from eklat.learn.games import GAMES, Learnable
from eklat.learn.hall import Hall
from eklat.learn.train import Settings, Training


def wait(device: torch.device) -> None:
    if device.type == "cuda":
        torch.cuda.synchronize()


def some_action(game: Learnable, t: Any, noise: torch.Tensor) -> torch.Tensor:
    """An even choice among the legal actions; a stop where it can be, two times in three."""
    legal = game.legal(t)
    return (legal * (0.01 + noise)).argmax(1)


def same(game: Learnable, tables: int, steps: int) -> int:
    """Compiled tables against plain ones, field by field; the number of steps that were compared."""
    deals = game.deals(tables, torch.zeros(tables, game.players, dtype=torch.int32, device=game.device))

    def both(t: Any, noise: torch.Tensor, fresh: Any) -> Any:
        legal = game.legal(t)
        action = some_action(game, t, noise)
        return legal, game.see(t, legal), game.house(t, legal), game.step(t, action, fresh)

    compiled, t = torch.compile(both, dynamic=False), game.open(deals)
    for step in range(steps):
        noise, fresh = torch.rand(tables, game.actions, device=game.device), game.deals(tables, deals.who)
        plain, fast = both(t, noise, fresh), compiled(t, noise, fresh)
        for ours, theirs in zip(flat(plain), flat(fast), strict=True):
            close = torch.allclose(ours.float(), theirs.float(), atol=1e-3)
            assert close, f"compiled and plain tables differ at step {step}: {ours.dtype} {tuple(ours.shape)}"
        t = plain[3][0]
    return tables * steps


def flat(parts: Any) -> list[torch.Tensor]:
    return [parts] if isinstance(parts, torch.Tensor) else [tensor for part in parts for tensor in flat(part)]


def environment(game: Learnable, tables: int, window: int, is_graph: bool) -> float:
    """Steps a second of tables alone, at random."""
    deals = game.deals(tables, torch.zeros(tables, game.players, dtype=torch.int32, device=game.device))

    def step(t: Any, noise: torch.Tensor, fresh: Any) -> Any:
        return game.step(t, some_action(game, t, noise), fresh)[0]

    one = torch.compile(step, dynamic=False) if is_graph else step
    start = game.open(deals)
    t = type(start)(*[part.clone() for part in start])
    noise = torch.rand(tables, game.actions, device=game.device)

    def play() -> None:
        now = t
        for _ in range(window):
            noise.uniform_()
            now = one(now, noise, deals)
        for old, new in zip(t, now, strict=True):
            old.copy_(new)

    run: Callable[[], object] = play
    play()
    if is_graph and game.device.type == "cuda":
        side = torch.cuda.Stream()
        with torch.cuda.stream(side):
            play()
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            play()
        run = graph.replay
    wait(game.device)
    rates = []
    for _ in range(5):
        begun = time.perf_counter()
        run()
        wait(game.device)
        rates.append(tables * window / (time.perf_counter() - begun))
    return sorted(rates)[2]


def learning(settings: Settings, rounds: int) -> dict[str, float]:
    """Steps and decisions a second with the learning in it, and its parts."""
    with TemporaryDirectory() as folder:
        training = Training(settings, Path(folder), lambda line: None)
        begun = time.perf_counter()
        hall = Hall(training.game, training.net, training.guest, settings.tables, settings.window, settings.compiled)
        for _ in range(2):
            hall.deal()
            training.learner.learn(hall.play(), 1e-4, 0.02)
        wait(hall.device)
        ready = time.perf_counter() - begun
        spent, used = {"deal": 0.0, "play": 0.0, "learn": 0.0}, 0
        for _ in range(rounds):
            for name in spent:
                begun = time.perf_counter()
                if name == "deal":
                    hall.deal()
                elif name == "play":
                    hall.play()
                else:
                    used += training.learner.learn(hall.seen, 1e-4, 0.02)[1]
                wait(hall.device)
                spent[name] += time.perf_counter() - begun
    seconds = sum(spent.values())
    steps = rounds * settings.tables * settings.window
    return {
        "ready_s": ready, "steps_per_second": steps / seconds, "decisions_per_second": used / seconds,
        **{f"{name}_s": value / rounds for name, value in spent.items()},
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", nargs="+", default=["mu"], choices=list(GAMES))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--parts", default="same,environment,learning")
    said = parser.parse_args()
    for name in said.game:
        players = min(max(said.players, GAMES[name].numbers[0]), GAMES[name].numbers[-1])
        measure(GAMES[name](players, said.device), said.parts.split(","))


def measure(game: Learnable, parts: list[str]) -> None:
    """All of it for one game."""
    given: dict[str, Any] = {"game": game.name, "players": game.players}
    is_cuda = game.device.type == "cuda"
    found, tables = {**given, "device": game.device.type}, 65536 if is_cuda else 256
    settings = Settings(**given) if is_cuda else Settings.modest(**given)
    todo: dict[str, Callable[[], object]] = {
        "same": lambda: same(game, 4096 if is_cuda else 64, 160),
        "environment": lambda: {
            "plain": environment(game, tables, 16, False), "compiled": environment(game, tables, 64 if is_cuda else 4, True)
        },
        "learning": lambda: learning(settings, 10 if is_cuda else 1),
    }  # fmt: skip
    for name in parts:
        try:
            found[name] = todo[name]()
        except Exception as error:
            found[name] = f"{type(error).__name__}: {error}"[:1500]
        print(json.dumps({name: found[name]}), flush=True)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
