"""What one program of players has counted, and what several have together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Self

from benchmarks.load.run import Run
from eklat.client import Json


@dataclass(frozen=True)
class Tally:
    seconds: float
    cpu: float
    """Of the program itself."""
    moves: int
    hands: int
    latencies: list[float]
    lags: list[float]
    acknowledged: int
    checked: int
    lost: list[str]
    doubled: list[str]
    gaps: int
    stuck: int
    resent: int
    errors: dict[str, int]

    @classmethod
    def of(cls, run: Run, moves: int, seconds: float, cpu: float) -> Self:
        """After looking back; `moves` are those made in these seconds."""
        seen = run.seen
        acknowledged = sum(len(p.acknowledged) + len(p.fulfilled) for p in run.players)
        return cls(
            seconds, cpu, moves, seen.hands, [*seen.latencies], [*seen.lags], acknowledged, run.checked, run.lost,
            run.doubled, seen.gaps, run.stuck, seen.resent, {**seen.errors},
        )  # fmt: skip

    @classmethod
    def together(cls, all_: Sequence[Tally]) -> Self:
        """Seconds are those of the slowest, everything else is added up."""
        errors: Counter[str] = Counter()
        for one in all_:
            errors.update(one.errors)
        return cls(
            seconds=max(one.seconds for one in all_),
            cpu=sum(one.cpu for one in all_),
            moves=sum(one.moves for one in all_),
            hands=sum(one.hands for one in all_),
            latencies=[value for one in all_ for value in one.latencies],
            lags=[value for one in all_ for value in one.lags],
            acknowledged=sum(one.acknowledged for one in all_),
            checked=sum(one.checked for one in all_),
            lost=[line for one in all_ for line in one.lost],
            doubled=[line for one in all_ for line in one.doubled],
            gaps=sum(one.gaps for one in all_),
            stuck=sum(one.stuck for one in all_),
            resent=sum(one.resent for one in all_),
            errors={**errors},
        )

    def to_json(self) -> Json:
        return asdict(self)
