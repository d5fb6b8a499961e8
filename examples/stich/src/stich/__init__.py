"""Stich: everybody follows suit, the highest digit takes the trick, every card point counts. No trumps, no auction.

An example of a game for Eklat in a package of its own: rules and words, nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, cast

from eklat.games import core, notation
from eklat.games.core import Seat
from eklat.games.mu import deal as dealing
from eklat.games.mu.deal import Deal
from eklat.games.mu.moves import Play, parse_card_move
from eklat.games.mu.text import tricks_table
from eklat.games.said import Cards, Said, Who, said
from eklat.games.text import Words, clockwise, grid
from stich.play import PLAIN, Result, Rules, State, View, opening

__all__ = ["GAME", "Result", "Rules", "State", "Stich", "View"]


class Stich(core.Game[Deal, Rules, State, View]):
    name = "stich"
    title = "Stich"
    players = range(4, 7)
    rules_type = Rules
    view_type = View

    def deal(self, rng: Random, players: int, rules: Rules | None = None, starter: Seat = 0) -> Deal:
        self.checked(rules, players)
        return dealing.shuffled(rng, players, "", starter)

    def read_deal(self, entry: Mapping[str, Any]) -> Deal:
        return dealing.read(entry)

    def start(self, deal: Deal, rules: Rules | None = None) -> State:
        return opening(deal, self.checked(rules, deal.players))

    def parse(self, text: str) -> core.Move:
        move = parse_card_move(notation.words(text))
        if not isinstance(move, Play) or move.source is not None:
            raise notation.unknown(text, "play CARD")
        return move

    def tell(self, before: View | None, after: View) -> tuple[Said, ...]:
        if before is None:
            return (said("stich-told-deal", who=Who(after.dealer)),)
        seat, move = after.log[-1]
        card = cast("Play", move).card
        played = said("stich-told-play", who=Who(seat), card=Cards(card))
        trick = (*before.trick, card)
        if len(trick) < after.players:
            return (played,)
        points = sum(card.points for card in trick)
        taken = said("stich-told-trick", who=Who(after.leader), card=Cards(trick[PLAIN.best(trick)]), points=points)
        return played, taken

    def advise(self, view: View, move: core.Move) -> Said:
        return said("stich-advise-play", card=Cards(cast("Play", move).card))

    def story(self, state: State, names: Sequence[str], language: str = "en") -> str:
        order = clockwise(state.deal.dealer, state.players)
        dealt = grid([(names[seat], " ".join(state.deal.hands[seat])) for seat in order])
        tricks = tricks_table(state.log, Words(language, names), order, PLAIN, order[1])
        ending = "\n".join(one.say(language, names) for one in (state.result.explain() if state.result else ()))
        return "\n\n".join(part for part in (dealt, tricks, ending) if part)

    def picture(self, view: View, names: Sequence[str], state: State | None = None, language: str = "en") -> str:
        in_hand = [" ".join(hand) for hand in state.hands] if state else [str(size) for size in view.hand_sizes]
        if state is None and view.seat is not None:
            in_hand[view.seat] = " ".join(view.hand or ())
        return grid(list(zip(names, map(str, view.points), in_hand, strict=True)))

    def ends_match(self, rules: Rules, scores: Sequence[int], end_draw: str | None) -> bool:
        return max(scores) >= rules.target


GAME = Stich()
