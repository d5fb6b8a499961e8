"""Simulate, sample and solve every game at compiled speed.

    simulate(game, players, n)   whole hands, at random or as a policy plays
    playouts(position, n)        a state or a view played out, by first move
    worlds(view, n)              full states that agree with a view, drawn evenly
    solve(state)                 what the cards are worth if everybody sees them all

The kernels are a second copy of the rules in `eklat.games`, held equal to them by tests.
"""

from eklat.fast.playouts import Playouts, playouts
from eklat.fast.policy import Policy
from eklat.fast.simulate import Simulation, chance, simulate
from eklat.fast.solve import Solution, solve
from eklat.fast.worlds import Worlds, worlds

__all__ = ["Playouts", "Policy", "Simulation", "Solution", "Worlds", "chance", "playouts", "simulate", "solve", "worlds"]
