"""The rules of every game: pure, immutable, standard library only."""

from eklat.games.core import AnyGame
from eklat.games.heuldoch import HEULDOCH
from eklat.games.mu import MU
from eklat.games.mu2 import MU2

GAMES: dict[str, AnyGame] = {game.name: game for game in (MU, MU2, HEULDOCH)}
"""The one table of games. A new game is a package here and a name in this line."""
