"""What a net sees at a table of Heul doch! without special cards, and the moves its actions stand for: the numbers of
`eklat.learn.heuldoch`."""

from __future__ import annotations

import numpy as np

from eklat.bots.nets import Flags, counted, flag
from eklat.bots.nets.graph import Floats
from eklat.games.heuldoch.cards import COLOURS, NUMBERS, Card
from eklat.games.heuldoch.moves import Lay, Move, Onion
from eklat.games.heuldoch.piles import tops
from eklat.games.heuldoch.scoring import worthless
from eklat.games.heuldoch.view import View

KINDS = 49
ONION, OWN, LEFT, RIGHT = range(4)


class Sight:
    """See `eklat.bots.nets.Sight`. Seats are counted from the player to move."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.me, n = view, view.seat, view.players
        self.seats = [(self.me + away) % n for away in range(n)]
        self.piles = {self.me: OWN, self.seats[1]: LEFT, self.seats[-1]: RIGHT}

    def legal(self) -> Flags:
        found = np.zeros(4 * KINDS, np.bool_)
        for move in self.view.legal:
            found[list(self.spelled(move))] = True
        return found

    def spelled(self, move: object) -> tuple[int, ...]:
        """The action that makes this move."""
        assert isinstance(move, Lay | Onion)
        assert move.card is not None
        return ((self.piles[move.pile] if isinstance(move, Lay) else ONION) * KINDS + _kind(move.card),)

    def take(self, action: int) -> Move:
        place, kind = divmod(action, KINDS)
        card = Card(f"{COLOURS[kind // 7]}{kind % 7 + 1}")
        return Onion(card) if place == ONION else Lay(card, next(s for s, pile in self.piles.items() if pile == place))

    def rows(self, legal: Flags) -> tuple[Floats, Floats]:
        view, piles = self.view, [self.view.piles[seat] for seat in self.seats]
        hidden = counted((_kind(x.card) for x in piles[0] if x.is_onion and x.card), KINDS)
        shown = counted((_kind(x.card) for pile in piles for x in pile if not x.is_onion and x.card), KINDS)
        on_top = [flag(None if top is None else _kind(top), KINDS) for top in tops(tuple(piles))]
        cards = np.stack([counted(map(_kind, view.hand or ()), KINDS), hidden, shown, *np.array(on_top, np.float32)])
        cards = np.concatenate([cards, legal.reshape(4, KINDS).astype(np.float32)])
        onions = [sum(x.is_onion for x in pile) for pile in piles]
        lying = [[sum(x.number == number for x in pile) for number in NUMBERS] for pile in piles]
        worth = [
            sum(number * row[number - 1] for number in NUMBERS if number not in worthless(count))
            for count, row in zip(onions, lying, strict=True)
        ]
        table = [
            *onions,
            *(count for row in lying for count in row),
            *(view.hand_sizes[seat] for seat in self.seats),
            *(min(points, 127) for points in worth),
            view.draw_size,
        ]
        by_colour = cards.reshape(len(cards), 7, 7).transpose(1, 0, 2).reshape(7, -1)
        return by_colour, np.array(table, np.float32)

    def arrange(self, each: Floats, whole: Floats) -> Floats:
        found: Floats = each[:, :28].reshape(7, 4, 7).transpose(1, 0, 2).ravel()
        return found


def _kind(card: Card) -> int:
    return COLOURS.index(card.colour) * 7 + card.number - 1
