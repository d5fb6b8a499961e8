"""Nets for the wheel: matrices as bytes, each column with a step of its own, and the scale of the table's row worked in.

    python -m eklat.learn.ship FOLDER NET.npz ...

writes `mu-4.npz` and so on, and into `nets.json` their hashes and run cards, without the curves. Small twins, whose names
end in `-small.npz`, bring their card along; it says which net they answer as. Nets that are not named stay as they are.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from eklat.learn.games import GAMES

VERSION = 7
"""Of the nets as a whole: another one when any of them changes."""
MANY = 1024
"""Numbers from which on an array is kept as bytes."""


SMALL = "-small"


def pack(path: Path, whole: bool = False) -> tuple[dict[str, NDArray[Any]], int]:
    """The arrays of a net as they ship, or with `whole` as plain numbers; and its blocks."""
    with np.load(path) as archive:
        arrays = {name: archive[name].astype(np.float32) for name in archive.files if name != "about"}
        about = json.loads(archive["about"].tobytes())
    game = GAMES[about["game"]](about["players"])
    arrays["table_in"] *= np.array(game.scale, np.float32)[:, None]
    packed: dict[str, NDArray[Any]] = {"trust": np.array(about["trust"], np.float32)} if about.get("trust") else {}
    for name, value in arrays.items():
        if whole:
            packed[name] = value
        elif value.size < MANY:
            packed[name] = value.astype(np.float16)
        else:
            step = np.maximum(np.abs(value).max(axis=0), 1e-8) / 127
            packed[name], packed[f"{name}_step"] = np.rint(value / step).astype(np.int8), step.astype(np.float32)
    return packed, about["blocks"]


def ship(folder: Path, paths: list[Path]) -> None:
    """Pack these nets into the folder."""
    listed = folder / "nets.json"
    nets = json.loads(listed.read_text("utf-8"))["nets"] if listed.exists() else {}
    for path in sorted(paths, key=lambda path: (path.stem.endswith(SMALL), path)):
        is_small = path.stem.endswith(SMALL)
        card = _about(path) if is_small else json.loads(path.with_suffix(".json").read_text("utf-8"))
        name = f"{card['game']}-{card['players']}"
        if is_small:
            card["of"], name = nets[name]["sha256"], f"{name}{SMALL}"
        with (folder / f"{name}.npz").open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **pack(path)[0])
        card.pop("curve", None)
        told = card.get("settings", {})
        for role in {"first", "against", "guests"} & told.keys():
            told[role] = _named(told[role])
        nets[name] = {"sha256": hashlib.sha256((folder / f"{name}.npz").read_bytes()).hexdigest(), "card": card}
    nets = dict(sorted(nets.items()))
    listed.write_text(json.dumps({"version": VERSION, "nets": nets}, indent=1) + "\n", "utf-8")


def _named(told: str | list[str]) -> str | list[str]:
    """Nets without their folder, where it is this machine's: where they lay is nobody's business."""
    if isinstance(told, list):
        return [str(_named(path)) for path in told]
    return Path(told).name if Path(told).is_absolute() else told


def _about(path: Path) -> dict[str, Any]:
    with np.load(path) as archive:
        about: dict[str, Any] = json.loads(archive["about"].tobytes())
    return about


if __name__ == "__main__":
    ship(Path(sys.argv[1]), [Path(name) for name in sys.argv[2:]])
