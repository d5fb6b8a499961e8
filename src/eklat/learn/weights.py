"""What was learned, as an archive of arrays that numpy reads alone: half precision, and a card that says what it is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import torch

from eklat.learn.games import Learnable
from eklat.learn.net import Net

FORMAT = 1


def write(path: Path, net: Net, card: dict[str, Any]) -> None:
    """Write a net. The file is whole or not there."""
    arrays = {name.replace(".", "_"): value.detach().float().cpu().numpy().astype(np.float16)
              for name, value in net.named_parameters()}  # fmt: skip
    about = {**card, "format": FORMAT, "width": net.width, "blocks": net.blocks, "trust": net.trust}
    partial = path.with_suffix(".part")
    with partial.open("wb") as file:
        np.savez_compressed(file, about=np.frombuffer(json.dumps(about).encode(), np.uint8), **arrays)
    partial.replace(path)


def read(path: Path, game: Learnable, dtype: torch.dtype = torch.float32) -> Net:
    """The net that was written there, or that ships (`eklat.learn.ship`), on the game's device."""
    with np.load(path) as archive:
        arrays = {name: archive[name] for name in archive.files}
    about = json.loads(arrays.pop("about").tobytes()) if "about" in arrays else _shipped(path, arrays, game)
    if (about["game"], about["players"]) != (game.name, game.players):
        raise ValueError(
            f"{path} learned {about['game']} with {about['players']} players, not {game.name} with {game.players}"
        )
    net = Net(game.rows, game.heads, game.scale, about["width"], about["blocks"], dtype)
    net.trust = about.get("trust", 0.0)
    with torch.no_grad():
        for name, value in net.named_parameters():
            value.copy_(torch.from_numpy(arrays[name.replace(".", "_")].astype(np.float32)))
    return net.to(game.device)


def _shipped(path: Path, arrays: dict[str, Any], game: Learnable) -> dict[str, Any]:
    """Undo what `ship` does to the arrays of a net; what is known of it."""
    for name in [name for name in arrays if name.endswith("_step")]:
        arrays[name.removesuffix("_step")] = arrays[name.removesuffix("_step")].astype(np.float32) * arrays.pop(name)
    learned, _, players = path.stem.rpartition("-")
    if "bias_in" not in arrays or not players.isdigit():
        raise ValueError(f"{path} is no net: neither as a training leaves it nor as one ships")
    if (learned, players) == (game.name, str(game.players)):
        scale = np.array(game.scale, np.float32)[:, None]
        arrays["table_in"] = np.divide(arrays["table_in"], scale, out=np.zeros_like(arrays["table_in"]), where=scale != 0)
    return {
        "game": learned, "players": int(players), "width": len(arrays["bias_in"]), "trust": float(arrays.pop("trust", 0)),
        "blocks": sum(name.startswith("own_") for name in arrays),
    }  # fmt: skip
