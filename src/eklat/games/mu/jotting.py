"""A hand of real cards, written down by somebody who did not see them: what the moves tell about who held what.

Every card is laid or played in the end. Until then the cards that nobody has seen are dealt in some way that fits all that
happened (`stand-ins`): a seat that did not follow a suit gets none of it. Where there is no other way, they are known, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from random import Random

from eklat.games import core
from eklat.games import said as told
from eklat.games.chance import Share, share_out
from eklat.games.core import Move, Seat
from eklat.games.errors import BadDeal, IllegalMove
from eklat.games.lazy import changed, lazy
from eklat.games.mu.auction import Auction, opening
from eklat.games.mu.cards import ALL_COLOURS, Card, Cards, hand, pack
from eklat.games.mu.deal import HAND_SIZE, Deal
from eklat.games.mu.moves import Bid, Play
from eklat.games.mu.options import Rules
from eklat.games.mu.play import Tricks, now_void
from eklat.games.mu.state import State
from eklat.games.mu.trick import Voids
from eklat.games.said import Said, Who, said


@dataclass(frozen=True)
class Jotting(core.Jotting):
    state: State
    sure: tuple[Cards, ...]
    """The cards in each hand that are known; what else is there are stand-ins."""

    def play(self, move: Move) -> Jotting:
        state, seat = self.state, self.state.turn
        if seat is None or not isinstance(move, Bid | Play):
            return Jotting(state.play(move), self.sure)
        needed = _from_hand(move, state.laid[seat])
        found, lacks = _left(needed, self.sure[seat]), self._lacks_after(move, seat)
        if problem := self._problem(seat, found):
            code = "follow-suit" if problem.message == "mu-no-revoke" else "not-held"
            raise IllegalMove(move, seat, code, problem)
        known = self._finding(seat, found, lacks)
        if known is None:
            raise IllegalMove(move, seat, "follow-suit", said("mu-no-other-way"))
        sure = (*known.sure[:seat], hand(_left(known.sure[seat], needed)), *known.sure[seat + 1 :])
        return Jotting(known.state.play(move), sure)

    @lazy
    def known(self) -> tuple[Cards, ...]:
        return tuple(
            hand(_left(dealt, open_to_doubt))
            for dealt, open_to_doubt in zip(self.state.deal.hands, self._doubtful, strict=True)
        )

    @lazy
    def missing(self) -> tuple[int, ...]:
        return tuple(map(len, self._doubtful))

    @lazy
    def possible(self) -> Cards:
        state, seat = self.state, self.state.turn
        if seat is None:
            return ()
        own = [*_left(state.hands[seat], self._doubtful[seat]), *(state.laid[seat] if isinstance(state, Tricks) else ())]
        strange = {card for other, cards in enumerate(self._doubtful) for card in cards if self._may_go(card, other, seat)}
        cards = {*own, *strange, *self._doubtful[seat]}
        if isinstance(state, Tricks) and state.trick:
            suit = state.trumps.suit
            led = suit[state.trick[0]]
            if any(suit[card] == led for card in own):
                cards = {card for card in cards if suit[card] == led}
        return hand(cards) if isinstance(state, Auction | Tricks) else ()

    @lazy
    def forced(self) -> Move | None:
        state, seat = self.state, self.state.turn
        if seat is None or not isinstance(state, Tricks) or self._doubtful[seat]:
            return None
        plays = [move for move in state.legal if isinstance(move, Play)]
        return Play(plays[0].card) if len({move.card for move in plays}) == 1 else None

    def sample(self, rng: Random) -> Deal:
        deal, stand_ins = self.state.deal, self._stand_ins
        shares = [Share(len(cards), lacks) for cards, lacks in zip(stand_ins, self._lacks, strict=True)]
        drawn = share_out([card for cards in stand_ins for card in cards], shares, self._suit, rng)
        hands = [(*_left(own, out), *more) for own, out, more in zip(deal.hands, stand_ins, drawn, strict=True)]
        return Deal(tuple(hands), deal.dealer)

    # Stand-ins ----------------------------------------------------------------------------------------------------------

    @lazy
    def _stand_ins(self) -> list[Cards]:
        return [tuple(_left(cards, sure)) for cards, sure in zip(self.state.hands, self.sure, strict=True)]

    @lazy
    def _doubtful(self) -> list[Cards]:
        """The stand-ins that somebody else might hold as well."""
        seats = range(self.state.players)
        return [
            tuple(card for card in cards if any(self._may_go(card, seat, other) for other in seats if other != seat))
            for seat, cards in enumerate(self._stand_ins)
        ]

    def _may_go(self, card: Card, giver: Seat, taker: Seat) -> bool:
        """Whether the taker could have this stand-in, and others pass cards on until the giver has another one for it."""
        suit, lacks = self._suit, self._lacks
        if suit(card) in lacks[taker]:
            return False
        reached, new = {taker}, [taker]
        while new and giver not in reached:
            seat = new.pop()
            given = {suit(other) for other in self._stand_ins[seat] if other != card}
            for other, lacking in enumerate(lacks):
                if other not in reached and given - lacking:
                    reached.add(other)
                    new.append(other)
        return giver in reached

    @property
    def _suit(self) -> Callable[[Card], str]:
        return self.state.trumps.suit.__getitem__ if isinstance(self.state, Tricks) else lambda card: card.colour

    @property
    def _lacks(self) -> Voids:
        return self.state.voids if isinstance(self.state, Tricks) else (frozenset(),) * self.state.players

    def _lacks_after(self, move: Move, seat: Seat) -> Voids:
        """What everybody lacks once this card is played: also the suit led, if neither it nor a known card follows."""
        state, suit = self.state, self._suit
        if not isinstance(state, Tricks) or not isinstance(move, Play) or not state.trick:
            return self._lacks
        led = suit(state.trick[0])
        if led in map(suit, (move.card, *self.sure[seat], *state.laid[seat])):
            return self._lacks
        return now_void(self._lacks, seat, led)

    def _problem(self, seat: Seat, found: Cards) -> Said | None:
        """Why these cards cannot have been among the unseen ones of this seat."""
        suit, unseen = self._suit, [card for cards in self._stand_ins for card in cards]
        for card in found:
            if suit(card) in self._lacks[seat]:
                return said("mu-no-revoke", card=told.Cards(card), suit=told.Trump(suit(card)))
        if gone := _left(found, unseen):
            owners = (who for who, cards in enumerate(self.known) if gone[0] in cards)
            return said("mu-no-gone", card=told.Cards(gone[0]), who=Who(*owners))
        if len(found) > len(self._stand_ins[seat]):
            return said("mu-no-room", card=told.Cards(found[0]))
        return None

    def _finding(self, seat: Seat, found: Cards, lacks: Voids) -> Jotting | None:
        """The same moment with these cards found at this seat, and nobody with what they lack; None if that cannot be."""
        stand_ins = [tuple(_left(cards, found)) if who == seat else cards for who, cards in enumerate(self._stand_ins)]
        sure = tuple(hand(cards + found) if who == seat else cards for who, cards in enumerate(self.sure))
        fits = len(stand_ins[seat]) + len(found) == len(self._stand_ins[seat])
        if fits and not any(self._suit(card) in lacks[seat] for card in stand_ins[seat]):
            return Jotting(self.state, sure)
        unseen = _left([card for cards in self._stand_ins for card in cards], found)
        room = [len(cards) - len(found) * (who == seat) for who, cards in enumerate(self._stand_ins)]
        shared = _shared(unseen, room, lacks, self._suit)
        if shared is None:
            return None
        hands = tuple(hand([*cards, *more]) for cards, more in zip(sure, shared, strict=True))
        before, contract = self.state.hands, self.state.contract
        dealt = tuple((*_left(cards, before[who]), *hands[who]) for who, cards in enumerate(self.state.deal.hands))
        if contract is not None and contract.partner_card is not None:
            holders = (who for who, cards in enumerate(hands) if contract.partner_card in cards)
            contract = replace(contract, holder=next(holders, contract.holder))
        deal = Deal(dealt, self.state.deal.dealer)
        return Jotting(changed(self.state, deal=deal, hands=hands, contract=contract), sure)


def jotting(rules: Rules, players: int, dealer: Seat, known: Sequence[Iterable[str]] = ()) -> Jotting:
    """The moment before the first word. `known` are cards of each seat that somebody remembers."""
    cards = pack(rules.colours if players == 3 else ALL_COLOURS)
    sure = tuple(hand(own) for own in known or ((),) * players)
    unseen = iter(_left(cards, [card for own in sure for card in own]))
    hands = tuple((*own, *islice(unseen, max(0, HAND_SIZE[players] - len(own)))) for own in sure)
    deal = Deal(hands, dealer)
    if deal.players != players:
        raise BadDeal("deal-counts", said("game-no-deal-for", dealt=deal.players, players=players))
    return Jotting(opening(deal, rules), sure)


def _shared(
    cards: Iterable[Card], room: Sequence[int], lacks: Voids, suit: Callable[[Card], str]
) -> list[list[Card]] | None:
    """The cards in hands with so much room, none where its suit is lacking; None if there is no way to do it."""
    hands: list[list[Card]] = [[] for _ in room]

    def place(card: Card, tried: set[Seat]) -> bool:
        for seat, own in enumerate(hands):
            if seat in tried or suit(card) in lacks[seat]:
                continue
            tried.add(seat)
            if len(own) < room[seat]:
                own.append(card)
                return True
            for at, other in enumerate(own):
                if place(other, tried):
                    own[at] = card
                    return True
        return False

    return hands if all(place(card, set()) for card in cards) else None


def _from_hand(move: Bid | Play, laid: Cards) -> Cards:
    """The cards that this move takes out of the hand."""
    if isinstance(move, Bid):
        return move.cards
    is_open = move.source == "open" or (move.source is None and move.card in laid)
    return () if is_open else (move.card,)


def _left(cards: Iterable[Card], taken: Iterable[Card]) -> Cards:
    """What is left of cards when others are taken from them, in their order; what is not among them does not matter."""
    gone = Counter(taken)
    left = []
    for card in cards:
        if gone[card]:
            gone[card] -= 1
        else:
            left.append(card)
    return tuple(left)
