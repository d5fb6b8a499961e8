"""A training from the first random action to a net on disk: self-play with guests, checkpoints, a small twin, a run card."""

from __future__ import annotations

import json
import platform
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import torch

import eklat
from eklat.learn.curves import curves
from eklat.learn.distil import distil
from eklat.learn.games import GAMES, Learnable
from eklat.learn.hall import CLUB, Hall, Hire
from eklat.learn.net import Net
from eklat.learn.ppo import Learner
from eklat.learn.source import sha256, source
from eklat.learn.weights import read, write

DOUBT = 0.25
"""What is left of a net's opinions when it begins to hear advice."""
SNAPSHOTS, SNAPSHOT_EVERY, KEPT = 12, 30.0, 4
"""Own snapshots to play against, seconds between two, and how many of them a checkpoint keeps."""


@dataclass(frozen=True)
class Settings:
    """What a training is told. The rates fall geometrically from the first number to the second."""

    game: str = "mu"
    players: int = 4
    minutes: float = 9.0
    """How long it learns; with 0 only the small twin of the first net is made."""
    seed: int = 0
    device: str = "cuda"
    tables: int = 32768
    window: int = 64
    batch: int = 32768
    width: int = 256
    blocks: int = 2
    small: int = 64
    """The width of the small twin; 0 for none."""
    distil_minutes: float = 0.75
    rate: tuple[float, float] = (5e-4, 2e-5)
    entropy: tuple[float, float] = (0.022, 0.003)
    compiled: bool = True
    checkpoint_every: float = 75.0
    first: str = ""
    """A net to begin with instead of chance; what learns is as large as that one."""
    guests: tuple[str, ...] = ()
    """Nets of other trainings that sit at the tables from time to time, as own snapshots do."""
    club: float = 0.0
    """The share of tables to which club players come."""
    simple: float = 0.1
    """The share of seats on which players by simple rules sit."""
    trust: float | None = None
    """How much more the net likes an action because a club player advises it; that of the first net if nothing is said."""
    against: str = ""
    """A net that never changes and plays all other seats: what comes out is the best answer to it."""
    only: str = ""
    """The half of a hand in which the answer is looked for; in the other half that net acts for the learner as well."""

    @classmethod
    def modest(cls, **given: Any) -> Settings:
        """Settings for a machine without accelerator."""
        modest: dict[str, Any] = {
            "device": "cpu", "tables": 256, "window": 32, "batch": 1024, "width": 64, "blocks": 1, "small": 16,
            "distil_minutes": 0.25, "compiled": False, "rate": (1e-3, 1e-4),
        }  # fmt: skip
        return cls(**{**modest, **given})


def settings_for(device: str | None, **given: Any) -> Settings:
    """Settings for this device: `cuda`, `cpu`, or what there is."""
    if device not in {None, "cuda", "cpu"}:
        raise ValueError(f"the device must be cuda or cpu, not {device}")
    has = torch.cuda.is_available()
    if device == "cuda" and not has:
        raise ValueError("PyTorch finds no accelerator here; train with the device cpu")
    return Settings(**given) if has and device != "cpu" else Settings.modest(**given)


@dataclass(frozen=True)
class Learned:
    """What came of a window: what was watched, decisions it was learned from, steps played, points over simple players and
    over club players."""

    watched: list[float]
    decisions: int
    steps: int
    against_simple: float
    against_club: float


Team = Callable[[float], Learned]
"""Who plays and learns, when this part of the training is over."""


class Training:
    """One training; `run` is all of it. Club players are brought along (`eklat.bots.company`), as this room has none."""

    def __init__(
        self, settings: Settings, out: Path, tell: Callable[[str], object] = print,
        hire: Hire | None = None,
    ) -> None:  # fmt: skip
        if settings.game not in GAMES:
            raise ValueError(f"there is no game {settings.game!r} to learn; there are {', '.join(GAMES)}")
        numbers = GAMES[settings.game].numbers
        if settings.players not in numbers:
            raise ValueError(
                f"{settings.game} is learned with {numbers[0]} to {numbers[-1]} players, not {settings.players}"
            )
        if settings.only not in ("", *(halves := GAMES[settings.game].halves)):
            known = f"it has the halves {' and '.join(halves)}" if halves else "its hands have no halves"
            raise ValueError(f"{settings.game} cannot be answered only in {settings.only!r}: {known}")
        if not settings.minutes and not settings.first:
            raise ValueError(
                "in no time nothing is learned: say how many minutes, or which net gets a twin with --first NET.npz"
            )
        if not 0 <= settings.club <= 1 or not 0 <= settings.simple < 1:
            raise ValueError("a share of tables or seats is a number from 0 to 1, such as 0.5")
        if settings.only and not settings.against:
            raise ValueError("a half of a hand is answered where there is a net to answer: say --against NET.npz")
        self.out, self.tell, self.hire, self.source = out, tell, hire, source()
        out.mkdir(parents=True, exist_ok=True)
        self.start = time.monotonic()
        torch.manual_seed(settings.seed)
        random.seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        torch._dynamo.config.suppress_errors = True  # a piece that cannot be compiled is run as it is
        if settings.device == "cpu":
            torch.set_num_threads(1)  # so little work is done faster by one
        self.game: Learnable = GAMES[settings.game](settings.players, settings.device)
        self.name = f"{settings.game}-{settings.players}-s{settings.seed}"
        first = read(Path(settings.first), self.game) if settings.first else None
        nets = {"first": [settings.first], "against": [settings.against], "guests": settings.guests}
        self.nets = {name: [sha256(Path(path)) for path in paths] for name, paths in nets.items() if any(paths)}
        """The hashes of all nets that were named."""
        self.settings = settings = replace(settings, width=first.width, blocks=first.blocks) if first else settings
        self.shape = settings.width, settings.blocks
        self.net, self.guest = self._net(*self.shape), self._net(*self.shape)
        self.guest.load_state_dict(self.net.state_dict())
        self.net.trust = settings.trust or 0.0
        if first:
            self.net.load_state_dict(first.state_dict())
            self.net.trust = first.trust if settings.trust is None else settings.trust
            if self.net.trust and not first.trust:
                self.net.doubt(DOUBT)
            self.guest.load_state_dict(self.net.state_dict())
        self.strangers = [self._read(path).state_dict() for path in settings.guests]
        answered = self._read(settings.against) if settings.against else None
        self.against = answered.state_dict() if answered else None
        self.guest.trust = answered.trust if answered else self.net.trust
        if (settings.club or self.net.trust or self.guest.trust) and hire is None:
            raise ValueError("club players come with the command eklat train")
        self.learner = Learner(self.game, self.net, settings.batch, settings.compiled)
        self.snapshots: list[dict[str, torch.Tensor]] = []
        self.curve: list[dict[str, float]] = []
        self.decisions = self.played = 0
        self.spent = self.kept = 0.0
        self.results: dict[str, Any] = {}

    def _net(self, width: int, blocks: int = 1) -> Net:
        dtype = torch.bfloat16 if self.game.device.type == "cuda" else torch.float32
        return Net(self.game.rows, self.game.heads, self.game.scale, width, blocks, dtype).to(self.game.device)

    def _read(self, path: str) -> Net:
        """Somebody who sits at tables of this net, and must have its shape."""
        net = read(Path(path), self.game)
        if (net.width, net.blocks) != self.shape:
            has, needs = (f"width {width} and {blocks} blocks" for width, blocks in ((net.width, net.blocks), self.shape))
            raise ValueError(f"{path} has {has}, the net that learns {needs}: begin with one of its shape by --first {path}")
        return net

    def resume(self) -> None:
        """Go on from the checkpoint, if there is one."""
        path = self.out / f"{self.name}-checkpoint.pt"
        if not path.exists():
            return
        kept = torch.load(path, map_location=self.game.device, weights_only=True)
        self.net.load_state_dict(kept["net"])
        self.learner.remember(kept["optimizer"])
        self.net.trust, self.snapshots = kept.get("trust", 0.0), kept["snapshots"]
        self.curve, self.decisions, self.played, self.spent = (kept[k] for k in ("curve", "decisions", "played", "spent"))
        self.tell(f"{self.name}: goes on after {self.spent / 60:.1f} minutes and {self.decisions / 1e6:.0f} M decisions")

    def checkpoint(self) -> None:
        """Keep everything a resumed training needs, and the net as it is."""
        kept = {
            "net": self.net.state_dict(), "optimizer": self.learner.optimizer.state_dict(),
            "snapshots": self.snapshots[-KEPT:], "curve": self.curve, "decisions": self.decisions, "played": self.played,
            "spent": self.spent, "trust": self.net.trust,
        }  # fmt: skip
        partial = self.out / f"{self.name}-checkpoint.part"
        torch.save(kept, partial)
        partial.replace(self.out / f"{self.name}-checkpoint.pt")
        write(self.out / f"{self.name}.npz", self.net, self._about())
        self._card()

    def run(self, resume: bool = False, team: Team | None = None) -> dict[str, Any]:
        """Train, alone or by a team, make the small twin, measure, and write everything. The run card."""
        s = self.settings
        if resume:
            self.resume()
        hall = self.hall()
        if s.minutes:
            self._learn(hall, team or (lambda part: self.window(hall, part)))
        self.checkpoint()
        if s.small:
            small = self._net(s.small)
            small.trust = self.net.trust
            self.results["distilled"] = distil(self.game, hall, small, s.distil_minutes * 60, s.batch, s.compiled)
            about = {**self._about(), "twin": "small", "distilled": self.results["distilled"]}
            write(self.out / f"{self.name}-small.npz", small, about)
        self.results["contests"] = contests(hall)
        card = self._card()
        self.tell(f"{self.name}: {json.dumps(self.results)}")
        return card

    def hall(self) -> Hall:
        """The tables it learns at."""
        s, is_lone = self.settings, self.against is not None
        seated = s.tables, s.window, s.compiled, is_lone, s.club
        return Hall(self.game, self.net, self.guest, *seated, self.hire, s.only, s.simple)

    def window(self, hall: Hall, part: float) -> Learned:
        """Play a window of steps and learn from it, when this part of the training is over."""
        s, now = self.settings, time.monotonic()
        if now - self.kept > SNAPSHOT_EVERY or not self.snapshots:
            self.kept = now
            self.snapshots.append({name: value.to(torch.bfloat16) for name, value in self.net.state_dict().items()})
            self.snapshots = self.snapshots[-SNAPSHOTS:]
        self.guest.load_state_dict(self.against or random.choice([*self.snapshots, *self.strangers]))
        hall.deal()
        rate, entropy = (first * (last / first) ** part for first, last in (s.rate, s.entropy))
        watched, used = self.learner.learn(hall.play(), rate, entropy)
        return Learned(watched, used, s.tables * s.window, ahead_of(hall, range(2, CLUB)), ahead_of(hall, [CLUB]))

    def _learn(self, hall: Hall, team: Team) -> None:
        s, begun = self.settings, time.monotonic()
        seconds = max(s.minutes * 60 - self.spent - (begun - self.start), 1.0)
        before, saved, told = self.spent, begun, 0.0
        while (now := time.monotonic()) - begun < seconds:
            learned = team((before + now - begun) / (before + seconds))
            took = time.monotonic() - now
            self.decisions, self.played = self.decisions + learned.decisions, self.played + learned.steps
            self.spent = before + time.monotonic() - begun
            if self.spent - told > 5 or len(self.curve) < 2:
                told = self.spent
                self._note(learned, took)
            if time.monotonic() - saved > s.checkpoint_every:
                saved = time.monotonic()
                self.checkpoint()

    def _note(self, learned: Learned, took: float) -> None:
        policy, value, entropy, movement = learned.watched
        point = {
            "minutes": self.spent / 60, "decisions": float(self.decisions), "steps_per_second": learned.steps / took,
            "policy": policy, "value": value, "entropy": entropy, "movement": movement,
            "against_simple": learned.against_simple,
        }  # fmt: skip
        if self.settings.club:
            point["against_club"] = learned.against_club
        self.curve.append({key: round(value, 5) for key, value in point.items()})
        self.tell(f"{self.name} " + " ".join(f"{key} {value:.4g}" for key, value in point.items()))

    def _about(self) -> dict[str, Any]:
        return {"game": self.settings.game, "players": self.settings.players, "seed": self.settings.seed,
                "decisions": self.decisions, "minutes": round(self.spent / 60, 2), "trust": self.net.trust,
                "version": eklat.__version__, "source": self.source, "nets": self.nets}  # fmt: skip

    def _card(self) -> dict[str, Any]:
        on_cuda = self.game.device.type == "cuda"
        card = {
            **self._about(), "settings": asdict(self.settings), "steps_played": self.played,
            "device": torch.cuda.get_device_name() if on_cuda else platform.processor() or platform.machine(),
            "torch": torch.__version__, "results": self.results, "curve": self.curve,
        }  # fmt: skip
        (self.out / f"{self.name}.json").write_text(json.dumps(card, indent=1) + "\n")
        watched = (
            "against_simple",
            *(["against_club"] if self.settings.club else []),
            "entropy",
            "value",
            "movement",
            "steps_per_second",
        )
        lines = {name: [(point["minutes"], point[name]) for point in self.curve] for name in watched}
        (self.out / f"{self.name}.svg").write_text(curves(f"{self.name}, {self.decisions / 1e6:.0f} M decisions", lines))
        return card


def ahead_of(hall: Hall, kinds: Sequence[int]) -> float:
    """How far learners came out ahead in the hands of this window in which such players sat."""
    done, scores, who, players = hall.seen["done"], hall.seen["scores"], hall.seen["who"], hall.game.players
    ahead = (scores * players - scores.sum(2, keepdim=True)) / (players - 1)
    there = ((who >= kinds[0]) & (who <= kinds[-1])).any(2, keepdim=True)
    against = (who == 0) & done[:, :, None] & there
    return float(ahead[against].mean()) if bool(against.any()) else 0.0


def contests(hall: Hall) -> dict[str, list[float]]:
    """Alone among simple players and the other way round, and against the guest that sits in the hall; without any whims
    where the guest is to be answered, and against club players where they come."""
    some, club = slice(max(hall.open_to_guests, 1)), slice(hall.alone, None)
    pairs: list[tuple[str, int, int, slice]] = [
        ("alone_among_simple", 0, 2, slice(None)), ("simple_among_us", 2, 0, slice(None)),
        ("alone_among_guests", 0, 1, some), ("guest_among_us", 1, 0, some),
    ]  # fmt: skip
    if hall.is_lone:
        hall.heat.zero_()
    found = {name: hall.contest(lone, others, tables) for name, lone, others, tables in pairs}
    if hall.alone < hall.tables:
        hall.heat.zero_()
        found |= {"alone_among_club": hall.contest(0, CLUB, club), "club_among_us": hall.contest(CLUB, 0, club)}
    return {name: [round(number, 2) for number in figures] for name, figures in found.items()}
