"""OpenSpiel's own search bots at our tables: a hand of each game among themselves, and in the arena against ours.

    pip install "eklat[openspiel]"
    python examples/openspiel_bots.py --simulations 30 --deals 4

In OpenSpiel they play the games eklat_mu, eklat_mu2 and eklat_heuldoch; in the arena ISMCTS is a bot as any other and sees a
view.
"""

import argparse
from random import Random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from eklat.arena import ladder
from eklat.bots import Bot, Decision
from eklat.env.open_spiel import agreeing
from eklat.games.core import View


def searching(kind: str, game: pyspiel.Game, simulations: int, seed: int) -> pyspiel.Bot:
    """One of OpenSpiel's search bots, with random rollouts. MCTS sees all cards, ISMCTS only its own."""
    chance = np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(1, chance)
    if kind == "mcts":
        return mcts.MCTSBot(game, 20.0, simulations, rollouts, random_state=chance)
    return ismcts.ISMCTSBot(game, rollouts, 20.0, simulations, random_state=chance)


def hand(name: str, simulations: int, seed: int) -> list[float]:
    """A hand in OpenSpiel: ISMCTS in seat 0, MCTS in seat 1, chance in the others. What everybody got."""
    game, rng = pyspiel.load_game(name), Random(seed)
    bots = {seat: searching(kind, game, simulations, seed) for seat, kind in enumerate(("ismcts", "mcts"))}
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            cards, odds = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(cards, odds)[0]
        elif state.current_player() in bots:
            action = bots[state.current_player()].step(state)
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(action)
    returns: list[float] = state.returns()
    return returns


class Ismcts(Bot):
    """OpenSpiel's ISMCTS in a seat at our table."""

    name = "ismcts"
    games = ("mu", "mu2", "heuldoch")
    cost = 5.0

    def __init__(self, simulations: int = 30) -> None:
        self.simulations = simulations

    def decide(self, view: View, rng: Random) -> Decision:
        self.check(view)
        game = pyspiel.load_game(f"eklat_{view.game}", {"players": view.players, **view.rules.changed()})
        state = agreeing(view, game, rng)
        bot, moves = searching("ismcts", game, self.simulations, rng.getrandbits(31)), len(view.log)
        table = state.table
        assert table is not None
        while len(table.made) == moves:  # a bid takes several actions
            state.apply_action(bot.step(state))
        return Decision(table.state.log[-1][1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--simulations", type=int, default=30)
    parser.add_argument("--deals", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for name in ("eklat_mu(players=4)", "eklat_mu2", "eklat_heuldoch(players=4)"):
        print(name, [round(got, 1) for got in hand(name, chosen.simulations, chosen.seed)], flush=True)
    for game, players in (("mu", 4), ("mu2", 2), ("heuldoch", 3)):
        bots = [f"{__file__}:Ismcts:simulations={chosen.simulations}", "club", "random"]
        for pair in ladder(game, players, bots, deals=chosen.deals, seed=chosen.seed, workers=1).pairs:
            print(f"{game}, {players} players: {pair.a} over {pair.b} {pair.margin:+.1f} points a hand", flush=True)


if __name__ == "__main__":
    main()
