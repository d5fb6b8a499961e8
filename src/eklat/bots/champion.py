"""The champion: what a net has learned, and a search that tries the net's favourites in worlds that could be.

The net says which moves are worth a thought and how much it trusts each. Its favourites are played out in the same worlds
by the net's small twin in all seats, which is dearer than club players and knows better how good players go on; and a
trusted move needs fewer points to be chosen than one that the net would hardly make, the fewer the less is left to play. A
net has blind spots, so what an expert would think of after a quick look is tried as well. Worlds count by how likely club
players, and the twin as well, would have done in them what was seen. Once everything is known, the rest of a hand of tricks
is solved exactly. Where too few worlds fit what was seen, the net decides alone. In Heul doch!, where the nets add nothing
to a search, and under rules that no net has learned, it thinks as the expert does, with more playouts, and guesses what the
others hold by what they did.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any, ClassVar

import numpy as np

from eklat.bots import nets
from eklat.bots.club import Mind, mind
from eklat.bots.core import Decision
from eklat.bots.expert import DRAWN, Expert, Search, counted, kept
from eklat.bots.manners import silly
from eklat.bots.nets.crowd import Crowd
from eklat.bots.student import Student, is_learned, percent
from eklat.fast.bridge import bridge
from eklat.fast.policy import Array
from eklat.games.core import View
from eklat.games.mu.moves import Play
from eklat.games.said import Fact, said


class Champion(Expert):
    name = "champion"
    games = nets.SIGHTS
    few: ClassVar[int] = 6
    """Moves that are tried out."""
    trust: ClassVar[dict[str, float]] = {"mu": 0.5, "mu2": 0.5}
    """Points that a move must be better by for each time that the net finds it e times less likely, where a net is good
    enough to be asked."""
    least: ClassVar[float] = 0.003
    """A share below which a move is not tried, and counts no less."""
    fitting: ClassVar[int] = 8
    """So many worlds must count for something, or the net decides."""
    dear: ClassVar[int] = 8
    """A playout by the net's twin takes as long as so many by club players."""
    per_second: ClassVar[int] = 32000
    """Playouts for which there is time, as far as it matters how many worlds are worth weighing."""
    quick: ClassVar[int] = 4
    """One in so many playouts is by club players, and says what else is tried."""
    enough: ClassVar[int] = 500
    """Of these there must be so many, or nothing else is tried, and the net is trusted as much to the end."""
    promising: ClassVar[int] = 3
    """Moves that are tried because they came out best in these."""
    weighed: ClassVar[int] = 256
    """Worlds of which the twin says how likely they are, at least."""

    def __init__(
        self,
        playouts: int | None = 16000,
        seconds: float | None = 0.5,
        threads: int = 1,
        worlds: int = 16 * DRAWN,
        memory: int = 1,
    ) -> None:
        super().__init__(playouts, seconds, threads, worlds, memory)

    def decide(self, view: View, rng: Random) -> Decision:
        self.check(view)
        if not self._has_twin(view):
            return super().decide(view, rng)
        if len(view.legal) == 1:
            return Student().decide(view, rng)
        end = None if self.seconds is None else time.perf_counter() + self.seconds
        game, club, seed = bridge(view.game), mind(view.game), rng.getrandbits(62)
        s, _ = club.seen(view)
        shares = {game.encode_move(s, move): share for move, share in nets.favourites(view, self.few, self.least)}
        shares.setdefault(game.encode_move(s, club.decide(view, rng).move), 0.0)
        bad = {game.encode_move(s, move) for move in silly(view)}
        moves = np.array([code for code in shares if code not in bad] or list(shares), np.int64)
        worlds, strength, counting = self.imagined(view, club, seed)
        if len(worlds) == 1:
            best = {game.encode_move(s, move) for move in club.sure(view, view.sample(Random(seed)))}
            moves = np.array([code for code in moves if code in best] or list(best) or moves, np.int64)
            if best and len(moves) == 1:
                sure = game.decode_move(s, moves[0])
                return Decision(sure, said("expert-sure", move=str(sure)))
        elif counting < self.fitting:
            return Student().decide(view, rng)
        is_wide = self.playouts is None or self.playouts // self.quick >= self.enough
        if is_wide and len(worlds) > 1:
            moves = self._and_promising(view, club, moves, bad, worlds, strength, seed, end)
        if len(moves) == 1:
            return Student().decide(view, rng)
        search = Search(view, self._crowd(view), moves, worlds, strength, seed, end, self._threads())
        trusted = [shares.get(int(code)) or self.least / 2 for code in moves]
        search.liking[:] = self.trust[view.game] * np.log(trusted) * (left(view) if is_wide else 1)
        playouts = self.playouts and self.playouts - self.playouts // self.quick * is_wide
        first, second = search.run(playouts and max(playouts // self.dear, 1))
        values, move = search.values(), game.decode_move(s, moves[first])
        lead = float(values[first] - values[second])
        lead = round(lead, 1) or round(lead, 3)
        facts: dict[str, Fact] = {
            "move": str(move), "other": str(game.decode_move(s, moves[second])), "playouts": int(search.tried.sum()),
        }  # fmt: skip
        if lead > 0:
            return Decision(move, said("champion-best", **facts, lead=lead))
        share = shares.get(int(moves[first]))
        return Decision(
            move, said("champion-trusts", **facts, share=percent(share)) if share else said("expert-even", **facts)
        )

    def _and_promising(
        self, view: View, club: Mind[Any, Any], moves: Array, bad: set[int], worlds: Array, strength: Array, seed: int,
        end: float | None,
    ) -> Array:  # fmt: skip
        """These moves, and those that come out best if club players finish the hand."""
        usual = np.array([code for code in club.candidates(*club.seen(view)) if int(code) not in bad], np.int64)
        if len(usual) < 2:
            return np.unique(np.concatenate([moves, usual]))
        now = time.perf_counter()
        search = Search(
            view, club, usual, worlds, strength, seed, end and now + (end - now) / self.quick, self._threads()
        )  # fmt: skip
        search.run(self.playouts and max(self.playouts // self.quick, 1))
        best = usual[np.argsort(-search.values(), kind="stable")[: self.promising]]
        return np.array(list(dict.fromkeys([*moves.tolist(), *best.tolist()])), np.int64)

    def imagined(self, view: View, club: Mind[Any, Any], seed: int) -> tuple[Array, Array, float]:
        worlds, strength, counting = super().imagined(view, club, seed)
        if len(worlds) == 1 or not self.memory:
            return worlds, strength, counting
        if not self._has_twin(view):
            return club.likelier(view, worlds, seed), strength, counting
        worlds = worlds[: self._weighed()]
        weights = self._crowd(view).odds(worlds)
        return worlds[kept(weights, seed, len(worlds))], strength, min(counting, counted(weights))

    def _number(self, view: View) -> int:
        """No more than the twin weighs, of which club players leave half."""
        return min(super()._number(view), 2 * self._weighed() if self._has_twin(view) else self.worlds)

    def _weighed(self) -> int:
        """One world for every two hands that the twin plays."""
        budgets = (self.playouts, None if self.seconds is None else int(self.seconds * self.per_second))
        return max(min(number for number in budgets if number is not None) // (2 * self.dear), self.weighed)

    def _has_twin(self, view: View) -> bool:
        """Whether the net is good enough to be asked, and knows these rules; then it has a twin."""
        return view.game in self.trust and is_learned(view)

    def _crowd(self, view: View) -> Crowd:
        """The net's twin in all seats."""
        twin = nets.twin(view.game, view.players)
        assert twin is not None
        return Crowd(twin, view)


def left(view: View) -> float:
    """How much of the own cards is still to be played."""
    tricks: int = nets.SIGHTS[view.game].tricks(view.players)
    return (tricks - sum(seat == view.seat and isinstance(move, Play) for seat, move in view.log)) / tricks
