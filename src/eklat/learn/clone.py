"""A net that plays as the club player does, learned from written-down hands (`eklat.learn.stories`): company for a training.

python -m eklat.learn.clone --game mu --players 4 --stories FOLDER --out FOLDER [--first NET.npz]
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from eklat.learn.games import GAMES, Learnable
from eklat.learn.hall import NEVER
from eklat.learn.net import Net
from eklat.learn.weights import read, write

RATES = 1e-3, 3e-5
TRIED = 4096
"""Hands kept aside, to see how often the clone does as the club player."""

Rows = tuple[Tensor, Tensor, Tensor, Tensor]
"""What was seen (colours and table), what was allowed, and what a club player would have done."""


@torch.no_grad()
def retold(game: Learnable, told: dict[str, Tensor]) -> Iterator[Rows]:
    """Written-down hands, played again step by step."""
    dealt = told["hand"] if "hand" in told else told["order"]
    deals = game.deals(len(dealt), torch.zeros(len(dealt), game.players, dtype=torch.int32, device=game.device))
    deals = type(deals)(dealt, told["dealer"].int(), deals.who)
    t, is_over = game.open(deals), torch.zeros(len(dealt), dtype=torch.bool, device=game.device)
    for done, wanted in zip(told["done"].T, told["wanted"].T, strict=True):
        is_over = is_over | (done >= game.actions)
        if bool(is_over.all()):
            return
        legal = game.legal(t)
        colours, table = game.see(t, legal)
        counts = ~is_over & (wanted < game.actions) & (legal.int().sum(1) > 1)
        yield colours[counts], table[counts], legal[counts], wanted[counts].long()
        action = torch.where(is_over, legal.int().argmax(1), done.long())
        t, ended, _ = game.step(t, action, deals)
        is_over = is_over | ended


def surprise(
    game: Learnable, net: Net, colours: Tensor, table: Tensor, legal: Tensor, wanted: Tensor
) -> tuple[Tensor, Tensor]:
    """How unexpected the club player's actions are to the net, and how often it expects the right one most."""
    each, whole, _ = net(colours, table)
    logits = game.arrange(each, whole).masked_fill(~legal, NEVER)
    return functional.cross_entropy(logits, wanted), (logits.argmax(1) == wanted).float().mean()


def clone(
    game: Learnable, net: Net, told: dict[str, Any], seconds: float, batch: int, at_once: int, compiled: bool
) -> dict[str, float]:
    """Teach the net for so long. How often it does as the club player in hands that it was not shown."""
    optimizer = torch.optim.Adam(net.parameters(), lr=RATES[0], eps=1e-5)
    step = torch.compile(surprise, dynamic=False) if compiled else surprise
    hands = len(told["dealer"])

    def rows(places: Any) -> Rows:
        some = {name: torch.from_numpy(part[places]).to(game.device) for name, part in told.items()}
        kept = list(retold(game, some))
        return tuple(torch.cat(parts) for parts in zip(*kept, strict=True))

    aside, rng = min(TRIED, hands // 8), np.random.default_rng(0)
    begun, part, steps = time.monotonic(), 0.0, 0
    while part < 1:
        seen = rows(rng.integers(aside, hands, min(at_once, hands)))
        order = torch.randperm(len(seen[0]), device=game.device)
        for i in range(max(len(order) // batch, 1)):
            part = min((time.monotonic() - begun) / seconds, 1.0) if steps else 0.0
            for group in optimizer.param_groups:
                group["lr"] = RATES[0] * (RATES[1] / RATES[0]) ** part
            at = order[i * batch : (i + 1) * batch]
            optimizer.zero_grad(set_to_none=True)
            loss, _ = step(game, net, *(part_of[at] for part_of in seen))
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
            steps += 1
            if steps == 1:
                begun = time.monotonic()  # the first step compiles
            if part >= 1:
                break
    seen = rows(np.arange(aside))
    is_bid = seen[0].new_zeros(len(seen[0]), dtype=torch.bool) | (seen[1][:, 0] > 0)
    with torch.no_grad():
        found = {"agree": surprise(game, net, *seen), "agree_first_phase": surprise(game, net, *(p[is_bid] for p in seen))}
    if not math.isfinite(float(found["agree"][0])):
        raise FloatingPointError("the clone broke: its answers are no numbers")
    return {name: round(float(share), 4) for name, (_, share) in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m eklat.learn.clone", description="Learn to play as the club player.")
    parser.add_argument("--game", default="mu")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--stories", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--first", type=Path)
    parser.add_argument("--seconds", type=float, default=45)
    parser.add_argument("--width", type=int, default=256)
    said = parser.parse_args()
    is_fast = torch.cuda.is_available()
    torch.set_float32_matmul_precision("high")
    game: Learnable = GAMES[said.game](said.players, "cuda" if is_fast else "cpu")
    dtype = torch.bfloat16 if is_fast else torch.float32
    if said.first:
        net = read(said.first, game, dtype)
    else:
        net = Net(game.rows, game.heads, game.scale, said.width, 2, dtype).to(game.device)
    name = f"club-{said.game}-{said.players}"
    with np.load(said.stories / f"{name}.npz") as archive:
        told = {key: archive[key] for key in archive.files}
    batch, at_once = (32768, 32768) if is_fast else (1024, 512)
    found = clone(game, net, told, said.seconds, batch, at_once, is_fast)
    said.out.mkdir(parents=True, exist_ok=True)
    write(said.out / f"{name}.npz", net, {"game": said.game, "players": said.players, "clone": "club", **found})
    print(f"{name}: {found}", flush=True)


if __name__ == "__main__":
    main()
