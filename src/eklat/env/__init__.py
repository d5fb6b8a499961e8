"""Doors for research: the games in the interfaces that learning programs use.

    eklat.env.pettingzoo    every seat in turn (AEC), registered as eklat/Mu-v0, eklat/MuForTwo-v0, eklat/HeulDoch-v0
    eklat.env.gymnasium     one seat against bots, registered as eklat/Mu1-v0 and so on
    eklat.env.open_spiel    eklat_mu, eklat_mu2, eklat_heuldoch
    VectorEnv               thousands of tables at once, without Python per table

All of them have the same actions and the same observations (`eklat.env.games`). `VectorEnv` needs nothing but Eklat.
"""

from eklat.env.layout import Layout, Part
from eklat.env.vector import VectorEnv

__all__ = ["Layout", "Part", "VectorEnv"]
