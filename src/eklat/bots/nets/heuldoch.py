"""What a net sees at a table of Heul doch!, and the moves its actions stand for: the numbers of `eklat.learn.heuldoch`, and
of `eklat.learn.heuldoch_specials` where special cards are played."""

from __future__ import annotations

import numpy as np

from eklat.bots.nets import Flags, counted, flag
from eklat.bots.nets.graph import Floats
from eklat.games.heuldoch.cards import COLOURS, NUMBERS, SPECIALS, Card
from eklat.games.heuldoch.moves import DIRECTIONS, Carousel, Catapult, Lay, Move, Onion, Towel, Werewolf
from eklat.games.heuldoch.piles import Lying
from eklat.games.heuldoch.scoring import worthless
from eklat.games.heuldoch.view import View

KINDS, ALL = 49, 53
"""Kinds of number cards, and with the special ones."""
ONION, OWN, LEFT, RIGHT = range(4)


class Sight:
    """See `eklat.bots.nets.Sight`. Seats are counted from the player to move."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.me, n = view, view.seat, view.players
        self.seats = [(self.me + away) % n for away in range(n)]
        self.piles = {self.me: OWN, self.seats[1]: LEFT, self.seats[-1]: RIGHT}
        self.acts = n if view.rules.specials else 0
        """How many things can be done with specials of one kind, at most."""

    def legal(self) -> Flags:
        found = np.zeros(4 * KINDS + self.acts * len(SPECIALS), np.bool_)
        for move in self.view.legal:
            found[list(self.spelled(move))] = True
        return found

    def spelled(self, move: object) -> tuple[int, ...]:
        """The action that makes this move."""
        assert isinstance(move, Move)
        assert move.card is not None
        act, kind = self._act(move), _kind(move.card)
        return (act * KINDS + kind if kind < KINDS else 4 * KINDS + act * len(SPECIALS) + kind - KINDS,)

    def _act(self, move: Move) -> int:
        match move:
            case Lay(pile=pile):
                return self.piles[pile]
            case Towel(seat=seat):
                return self.seats.index(seat)
            case Carousel(direction=direction):
                return 1 + DIRECTIONS.index(direction)
        return 0 if isinstance(move, Onion) else 1

    def take(self, action: int) -> Move:
        if action < 4 * KINDS:
            place, kind = divmod(action, KINDS)
            card = Card(f"{COLOURS[kind // 7]}{kind % 7 + 1}")
            return Onion(card) if place == ONION else Lay(card, next(s for s, pile in self.piles.items() if pile == place))
        act, which = divmod(action - 4 * KINDS, len(SPECIALS))
        if act == ONION:
            return Onion(Card(SPECIALS[which]))
        return (Catapult(), Towel(self.seats[act]), Carousel("left" if act == 1 else "right"), Werewolf())[which]

    def rows(self, legal: Flags) -> tuple[Floats, Floats]:
        view, piles = self.view, [self.view.piles[seat] for seat in self.seats]
        lying = [x for pile in piles for x in pile]
        held = counted(map(_kind, view.hand or ()), ALL)
        hidden = counted((_kind(x.card) for x in lying if x.is_onion and x.card), ALL)
        shown = counted((_kind(x.card) for x in (*lying, *view.discards) if not x.is_onion and x.card), ALL)
        tops, under = ([pile[-place] if len(pile) >= place else None for pile in piles] for place in (1, 2))
        cards = [*(row[:KINDS] for row in (held, hidden, shown)), *_named(tops, is_onion=False)]
        cards += list(legal[: 4 * KINDS].reshape(4, KINDS).astype(np.float32))
        onions = [sum(x.is_onion for x in pile) for pile in piles]
        numbers = [[sum(x.number == number for x in pile) for number in NUMBERS] for pile in piles]
        worth = [
            sum(number * row[number - 1] for number in NUMBERS if number not in worthless(count))
            for count, row in zip(onions, numbers, strict=True)
        ]
        table = [
            *onions,
            *(count for row in numbers for count in row),
            *(view.hand_sizes[seat] for seat in self.seats),
            *(min(points, 127) for points in worth),
            view.draw_size,
        ]
        if self.acts:
            cards += [*_named(tops, is_onion=True), *_named(under, is_onion=False), *_named(under, is_onion=True)]
            table += [*held[KINDS:], *hidden[KINDS:], *shown[KINDS:]]
            for some in (tops, under):
                table += [x is not None for x in some]
                table += [x is not None and x.is_onion for x in some]
                table += [x is not None and x.card is not None and x.card.is_special for x in some]
        by_colour = np.stack(cards).reshape(len(cards), 7, 7).transpose(1, 0, 2).reshape(7, -1)
        return by_colour, np.array(table, np.float32)

    def arrange(self, each: Floats, whole: Floats) -> Floats:
        found: Floats = each[:, :28].reshape(7, 4, 7).transpose(1, 0, 2).ravel()
        return np.concatenate([found, whole[1 : 1 + self.acts * len(SPECIALS)]]) if self.acts else found


def _named(cards: list[Lying | None], is_onion: bool) -> list[Floats]:
    """The number cards that lie like this, as far as they are known, each as a row."""
    known = [x.card if x is not None and x.is_onion == is_onion else None for x in cards]
    return [np.array(flag(None if x is None or x.is_special else _kind(x), KINDS), np.float32) for x in known]


def _kind(card: Card) -> int:
    return KINDS + SPECIALS.index(card) if card.is_special else COLOURS.index(card.colour) * 7 + card.number - 1
