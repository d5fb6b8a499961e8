"""A view of Heul doch! from its form in JSON."""

from __future__ import annotations

from eklat.games import reading
from eklat.games.core import LegalMoves
from eklat.games.heuldoch.piles import tops
from eklat.games.heuldoch.placing import Placings
from eklat.games.heuldoch.view import View


class Reader(reading.Reader[View]):
    def legal(self, view: View) -> LegalMoves:
        assert view.turn is not None
        return Placings.of(view.turn, view.hand or (), tops(view.piles))
