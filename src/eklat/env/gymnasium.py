"""Gymnasium: one seat against bots. Importing this module registers eklat/Mu1-v0, eklat/MuForTwo1-v0, eklat/HeulDoch1-v0.

import eklat.env.gymnasium, gymnasium
env = gymnasium.make("eklat/Mu1-v0", players=4, opponents="club")
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from eklat.bots import Bot, bot
from eklat.env.extras import need

need("gymnasium", "env")

import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402

from eklat.env.sitting import Sitting, check_mode  # noqa: E402
from eklat.env.spaces import check_form, observation_space, shown  # noqa: E402

NAMES = {"mu": "eklat/Mu1-v0", "mu2": "eklat/MuForTwo1-v0", "heuldoch": "eklat/HeulDoch1-v0"}
ILLEGAL = ("replace", "raise")


class Seat(gymnasium.Env[Any, Any]):
    """Seat 0 at a table of bots. An episode is one hand; its reward comes at the end.

    `opponents` is the name of a bot for all other seats, or a list with one for each. Programs for one player often know no
    masks: an illegal action is replaced by a legal one at random, and `info["refused"]` says why; with `illegal="raise"` it
    is an error. `action_masks()` is what sb3-contrib asks for.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": ["human", "ansi", "rgb_array"],
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = "mu",
        players: int | None = None,
        *,
        opponents: str | Sequence[str] = "random",
        reward: str = "difference",
        observation: str = "flat",
        illegal: str = "replace",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        check_form(observation)
        check_mode(render_mode, self.metadata["render_modes"])
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self._sitting = Sitting(game, players, options, reward)
        self._table, self._form, self._illegal = self._sitting.table, observation, illegal
        others = self._sitting.players - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise ValueError(f"{others} opponents are needed here, not {len(names)}")
        self.opponents: list[Bot] = [bot(name) for name in names]
        for opponent in self.opponents:
            opponent.check_game(game)
        self._rng = Random()
        self.render_mode = render_mode
        self.observation_space = observation_space(self._table, observation)
        self.action_space = spaces.Discrete(len(self._table.encoding.ACTIONS))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal hands until there is something to decide. The same seed gives the same cards and the same bots."""
        if seed is not None and (type(seed) is not int or seed < 0):
            raise gymnasium.error.Error(f"the seed must be a whole number of at least 0, not {seed!r}")
        super().reset(seed=seed)
        self._rng = self._rng if seed is None else Random(seed)
        self._sitting.reset(seed)
        self._go_on()
        while self._table.turn is None:
            self._sitting.reset()
            self._go_on()
        return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        refused = {}
        try:
            self._sitting.check(action)
        except ValueError as error:
            if self._illegal == "raise" or self._sitting.is_over:
                raise
            refused = {"refused": str(error)}
            action = self._rng.choice(np.flatnonzero(self.action_masks()))
        self._sitting.step(int(action))
        self._go_on()
        is_over = self._table.turn is None
        reward = self._table.rewards()[0] if is_over else 0.0
        if is_over:
            self._sitting.go_on()
        if self.render_mode == "human":
            self.render()
        seen, info = self._seen()
        return seen, reward, is_over, False, {**info, **refused}

    def _go_on(self) -> None:
        """The others act until it is one's own turn."""
        table = self._table
        while (turn := table.turn) is not None and turn != 0:
            move = self.opponents[turn - 1].choose(table.view(turn), self._rng)
            for action in table.actions(move):
                table.step(action)

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        mask = None if self._table.turn is None else self._table.mask()
        info = {"notation": self._table.heard(0)}
        return shown(self._table, 0, self._form, mask), info if mask is None else {**info, "action_mask": mask}

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now."""
        mask: NDArray[np.bool_] = self._table.tables.masks[0].copy()
        return mask

    def render(self) -> Any:
        """The table with all cards open: printed, as text, or as a picture."""
        return self._sitting.render(self.render_mode)


for _game, _name in NAMES.items():
    if _name not in gymnasium.registry:
        gymnasium.register(_name, "eklat.env.gymnasium:Seat", kwargs={"game": _game})
