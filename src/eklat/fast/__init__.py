"""Simulate, sample and solve every game at compiled speed.

    simulate(game, players, n)   whole hands at random
    playouts(position, n)        a state or a view played out at random, by first move
    worlds(view, n)              full states that agree with a view, drawn evenly
    solve(state)                 what the cards are worth if everybody sees them all

The kernels are a second copy of the rules in `eklat.games`, held equal to them by tests.
"""

from eklat.fast.playouts import Playouts, playouts
from eklat.fast.simulate import Simulation, simulate
from eklat.fast.solve import Solution, solve
from eklat.fast.worlds import Worlds, worlds

__all__ = ["Playouts", "Simulation", "Solution", "Worlds", "playouts", "simulate", "solve", "worlds"]
