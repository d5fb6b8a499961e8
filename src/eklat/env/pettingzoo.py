"""PettingZoo: every seat in turn (AEC). Importing this module registers eklat/Mu-v0, eklat/MuForTwo-v0, eklat/HeulDoch-v0.

import eklat.env.pettingzoo, pettingzoo
env = pettingzoo.make("aec", "eklat/Mu-v0", players=4, hidden_partner=True)
"""

from __future__ import annotations

from typing import Any, ClassVar

from eklat.env.extras import need

need("pettingzoo", "env")

import pettingzoo  # noqa: E402
from gymnasium import spaces  # noqa: E402

from eklat.env.sitting import Sitting, check_mode  # noqa: E402
from eklat.env.spaces import check_form, observation_space, shown  # noqa: E402

NAMES = {"mu": "eklat/Mu-v0", "mu2": "eklat/MuForTwo-v0", "heuldoch": "eklat/HeulDoch-v0"}


class Hands(pettingzoo.AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A table of one of the games. An episode is one hand, or with `match=True` a whole match.

    `observation` says what agents get: `masked` is a dict with the flat array and the mask, `flat` the array alone (the mask
    is in the info anyway), `named` a dict with the parts by name and the mask. Every other keyword is an option of the game.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["human", "ansi", "rgb_array"],
        "name": "eklat_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = "mu",
        players: int | None = None,
        *,
        reward: str = "difference",
        match: bool = False,
        observation: str = "masked",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        check_form(observation)
        check_mode(render_mode, self.metadata["render_modes"])
        self._sitting = Sitting(game, players, options, reward, match)
        self.metadata = {**type(self).metadata, "name": f"eklat_{game}_v0"}  # type: ignore[misc]
        self.render_mode, self._form, table = render_mode, observation, self._sitting.table
        self._table = table
        self.possible_agents = self._sitting.names()
        self.agents: list[str] = []
        self._spaces = {agent: observation_space(table, observation) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(len(table.encoding.ACTIONS)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. The same seed gives the same cards; `options` are not used."""
        self._sitting.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"notation": ""} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        """Whoever is to act gets what is legal."""
        seat = self._table.turn
        assert seat is not None
        agent = self.agent_selection = self.possible_agents[seat]
        self._mask = self._table.mask()
        self.infos[agent] = {"notation": self.infos[agent]["notation"], "action_mask": self._mask}

    def observe(self, agent: str) -> Any:
        seat = self.possible_agents.index(agent)
        return shown(self._table, seat, self._form, self._mask if seat == self._table.turn else None)

    def step(self, action: Any) -> None:
        if not self.agents:
            raise ValueError("there is nothing to play: call reset to deal")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        sitting, table = self._sitting, self._table
        moves = len(table.made)
        is_over = sitting.step(action)
        self._cumulative_rewards[agent] = 0.0
        if len(table.made) > moves:
            self._tell(agent, table.made[-1].notation)
        if is_over:
            self._count_up()
        elif self._has_rewards:
            self.rewards, self._has_rewards = dict.fromkeys(self.agents, 0.0), False
        if sitting.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._ask()
        if self.render_mode == "human":
            self.render()

    _has_rewards = False

    def _tell(self, agent: str, notation: str) -> None:
        """Everybody hears of a move what they may know of it."""
        heard = self._table.encoding.heard(notation)
        self.infos = {other: {"notation": notation if other == agent else heard} for other in self.possible_agents}

    def _count_up(self) -> None:
        self.rewards, self._has_rewards = dict(zip(self.agents, self._table.rewards(), strict=True)), True
        self._accumulate_rewards()
        self._sitting.go_on()

    def render(self) -> Any:
        """The table with all cards open: printed, as text, or as a picture."""
        return self._sitting.render(self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""


def env(game: str = "mu", **settings: Any) -> Hands:
    """A table of this game: see `Hands`."""
    return Hands(game, **settings)


for _game, _name in NAMES.items():
    if _name not in pettingzoo.aec_registry:
        pettingzoo.register("aec", _name, env, kwargs={"game": _game})
