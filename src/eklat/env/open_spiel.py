"""OpenSpiel: importing this module registers eklat_mu, eklat_mu2 and eklat_heuldoch.

    import eklat.env.open_spiel, pyspiel
    game = pyspiel.load_game("eklat_mu(players=4,hidden_partner=true)")

The deal is the only chance: who starts, then card by card; after that everything is a decision. So a search that clones the
true state sees the cards to come; one that should not asks for `resample_from_infostate`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from eklat.env.extras import need

need("pyspiel", "openspiel")

import pyspiel  # noqa: E402

from eklat.env.games import encoding, usual_players  # noqa: E402
from eklat.env.kernels.heuldoch import NUMBERED  # noqa: E402
from eklat.env.layout import Layout, Part  # noqa: E402
from eklat.env.table import Table  # noqa: E402
from eklat.env.tables import check_reward  # noqa: E402
from eklat.games import GAMES  # noqa: E402
from eklat.games.core import State as Position  # noqa: E402
from eklat.games.core import View  # noqa: E402
from eklat.games.heuldoch.piles import Lying  # noqa: E402

RECALLED = {
    "mu": ("dealer", "dealt"),
    "mu2": ("dealer", "dealt", "dealt_open", "skat", "discards", "turned"),
    "heuldoch": ("first", "first_cards", "dealt", "drawn", "piles"),
}
"""The fields of a view from which, together with the moves, all others follow."""


def kind(game: str) -> Any:
    """The type of a game, as OpenSpiel lists it."""
    options = {option.name: option.default for option in GAMES[game].rules_type.options()}
    return pyspiel.GameType(
        short_name=f"eklat_{game}",
        long_name=GAMES[game].title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=GAMES[game].players[-1],
        min_num_players=GAMES[game].players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual_players(game), "reward": "difference", **options},
    )


class Game(pyspiel.Game):  # type: ignore[misc]
    """One of the games as OpenSpiel knows it: players, reward ("difference" or "score") and options are parameters."""

    played: ClassVar[str]
    """Which one."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given, game = dict(params or {}), self.played
        self.reward = given.pop("reward", "difference")
        self.players = given.pop("players", usual_players(game))
        self.rules = GAMES[game].rules(given, self.players)
        self.encoding = encoding(game)
        self.pack = self.encoding.pack(self.players, self.rules)
        low, high = self.encoding.bounds(self.players)
        if not check_reward(self.reward):
            low, high = low - high, high - low
        self.blank = Table(game, self.players, self.rules, self.reward)
        self.longest = self.encoding.longest(self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.ACTIONS),
            max_chance_outcomes=len(self.pack),
            num_players=self.players,
            min_utility=float(low),
            max_utility=float(high),
            max_game_length=self.longest,
        )
        super().__init__(KINDS[game], info, params or {})

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class State(pyspiel.State):  # type: ignore[misc]
    """A hand, from the shuffled pack on."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.own = Kept(game)
        self.starter: int | None = None
        self.cards = b""
        """What has been dealt, by kind."""
        self.left = bytes(game.pack)
        """How many cards of each kind have not."""
        self.table: Table | None = None
        """Where the hand is played, once all cards are dealt."""

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self.table.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.turn is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game = self.own.game
        if self.starter is None:
            return [(seat, 1 / game.players) for seat in range(game.players)]
        is_first = len(self.cards) < game.players and game.played == "heuldoch"
        kinds = self.left[:NUMBERED] if is_first else self.left  # no pile begins with a special card
        total = sum(kinds)
        return [(kind, number / total) for kind, number in enumerate(kinds) if number]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        legal: list[int] = self.table.tables.masks[0].nonzero()[0].tolist()
        return legal

    def _apply_action(self, action: int) -> None:
        if self.table is not None:
            self.table.step(action)
        elif self.starter is None:
            self.starter = action
        else:
            self.cards += bytes([action])
            self.left = bytes(number - (kind == action) for kind, number in enumerate(self.left))
            if not any(self.left):
                self._deal()

    def _deal(self) -> None:
        game = self.own.game
        self.table = game.blank.copy()
        self.table.deal(game.encoding.deal(self.cards, game.players, game.rules, self.starter or 0))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seat {action} starts" if self.starter is None else f"deal {action}"
        return str(self.own.game.encoding.ACTIONS[action])

    def returns(self) -> list[float]:
        return self.table.rewards() if self.table is not None else [0.0] * self.own.game.players

    def __str__(self) -> str:
        if self.table is None:
            return f"seat {self.starter} starts, {len(self.cards)} cards are dealt"
        told = "; ".join([*(made.notation for made in self.table.made), "+".join(map(str, self.table.pending))])
        return f"{self.starter} {self.cards.hex()}: {told}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that this player cannot tell from this one; hidden cards are drawn evenly from what fits."""
        if self.table is None:
            clone: State = self.clone()
            return clone
        rng = Random(int(sampler() * 2**53))
        pending = self.table.pending if self.table.turn == player else []
        return self.own.game_from(self.table.view(player).sample(rng), pending)


class Kept:
    """The game of a state: shared by all of its clones."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __deepcopy__(self, _: Any) -> Kept:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _kept, (str(self.game),)

    def game_from(self, position: Position, pending: list[int]) -> State:
        """The state with this deal and these moves."""
        state = self.game.new_initial_state()
        for action in (position.deal.starter, *self.game.encoding.dealt(position.deal)):
            state.apply_action(action)
        assert state.table is not None
        for move in position.moves:
            for action in state.table.actions(move):
                state.apply_action(action)
        for action in pending:
            state.apply_action(action)
        return state


@cache
def _kept(game: str) -> Kept:
    return Kept(pyspiel.load_game(game))


class Observer:
    """What a player observes: the parts of the layout and, with perfect recall, every action it knows of, in order."""

    def __init__(self, game: Game, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers of Eklat have no parameters, and were given {params}")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("observers of Eklat show what one player knows: public and that player's private information")
        self.game, self.recalls = game, kind.perfect_recall
        parts = game.blank.layout.parts
        log = Part("log", (game.longest,), 1, "the actions so far, as (number + 1) / (actions + 1); 1 where it was hidden")
        self.layout = Layout((*parts, log) if self.recalls else parts)
        self.tensor: NDArray[np.float32] = np.zeros(self.layout.size, np.float32)
        self.dict = self.layout.named(self.tensor)

    def set_from(self, state: State, player: int) -> None:
        self.tensor.fill(0)
        if state.table is None:
            return
        seen = state.table.observation(player)
        self.tensor[: len(seen)] = seen
        if self.recalls:
            known = list(self._known(state, player))
            self.dict["log"][: len(known)] = known

    def _known(self, state: State, player: int) -> list[float]:
        table, whole = state.table, len(self.game.encoding.ACTIONS) + 1
        assert table is not None
        found: list[float] = []
        for seat, actions, text in table.made:
            is_hidden = seat != player and table.encoding.heard(text) != text
            found += [1.0 if is_hidden else (action + 1) / whole for action in actions]
        return found + [(action + 1) / whole for action in (table.pending if table.turn == player else [])]

    def string_from(self, state: State, player: int) -> str:
        if state.table is None:
            return f"{player}: the cards are being dealt"
        if self.recalls:
            return recalled(state.table, player)
        return f"{player}: {state.table.observation(player).tobytes().hex()}"


def recalled(table: Table, player: int) -> str:
    """All that a player has seen and done, in order: equal exactly where the player cannot tell two hands apart."""
    view = table.view(player)
    facts = [_written(getattr(view, name)) for name in RECALLED[view.game]]
    pending = table.pending if table.turn == player else []
    return "|".join((str(player), *facts, *table.heard(player), *map(str, pending), str(table.turn)))


def _written(value: Any) -> str:
    if isinstance(value, Lying):
        return f"{value.card}"
    return " ".join(map(_written, value)) if isinstance(value, tuple) else str(value)


def agreeing(view: View, game: Game, rng: Random) -> State:
    """A state of this game that agrees with a view: how a bot of OpenSpiel takes a seat at one of our tables."""
    return Kept(game).game_from(view.sample(rng), [])


class Mu(Game):
    played = "mu"


class MuForTwo(Game):
    played = "mu2"


class HeulDoch(Game):
    played = "heuldoch"


KINDS = {made.played: kind(made.played) for made in (Mu, MuForTwo, HeulDoch)}
for _made in (Mu, MuForTwo, HeulDoch):
    pyspiel.register_game(KINDS[_made.played], _made)
