"""Sheet 002 told a second time, with cards as things that are pushed around: what the engine is compared with.

A card knows its name, the place where it was dealt, whether it lies open, and who has ever seen it (None: a spectator).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from known import known

from eklat.games.core import Seat
from eklat.games.heuldoch import Deal, State

SPECIALS = ("catapult", "towel", "carousel", "werewolf")


@dataclass(eq=False)
class Thing:
    """One card of cardboard."""

    name: str
    place: tuple[str | int, ...]
    is_up: bool
    seen_by: set[Seat | None]


@dataclass(eq=False)
class Table:
    """Where the cards lie."""

    everybody: set[Seat | None]
    piles: list[list[Thing]]
    hands: list[list[Thing]]
    draw: list[Thing]
    cards: list[Thing]
    turn: Seat | None
    discards: list[Thing] = field(default_factory=list)
    used: list[Thing] = field(default_factory=list)

    @property
    def players(self) -> int:
        return len(self.piles)


def lay_out(deal: Deal) -> Table:
    """The table after the deal."""
    everybody = {None, *range(len(deal.piles))}
    piles = [[Thing(name, ("pile", s), True, everybody)] for s, name in enumerate(deal.piles)]
    hands = [
        [Thing(name, ("hand", seat, i), False, {seat}) for i, name in enumerate(hand)]
        for seat, hand in enumerate(deal.hands)
    ]
    draw = [Thing(name, ("draw", i), False, set()) for i, name in enumerate(deal.draw)]
    everything = [card for some in (*piles, *hands, draw) for card in some]
    return Table(everybody, piles, hands, draw, everything, deal.first)


def replayed(state: State) -> Table:
    """The table after all moves of this state."""
    game = lay_out(state.deal)
    for _, move in state.log:
        follow(game, str(move))
    return game


def follow(game: Table, text: str) -> None:
    """One turn: play a card, do what it says, draw, and on to the next who has a card."""
    seat = known(game.turn)
    word, *rest = text.split()
    name = rest[0] if word in ("lay", "onion") else word
    card = next(card for card in game.hands[seat] if card.name == name)
    game.hands[seat].remove(card)
    game.used.append(card)
    if word == "onion":
        game.piles[seat].append(card)
    else:
        card.is_up, card.seen_by = True, game.everybody
        (game.piles[int(rest[1])] if word == "lay" else game.discards).append(card)
    if word in SPECIALS:
        EFFECTS[word](game, seat, *rest)
    if game.draw:
        drawn = game.draw.pop(0)
        drawn.seen_by = {seat}
        game.hands[seat].append(drawn)
    order = [(seat + step) % game.players for step in range(1, game.players + 1)]
    game.turn = next((other for other in order if game.hands[other]), None)


def catapult(game: Table, seat: int) -> None:
    shown = {s: int(pile[-1].name[1]) for s, pile in enumerate(game.piles) if pile and is_open_number(pile[-1])}
    for s, number in shown.items():
        if number == max(shown.values()):
            game.discards.append(game.piles[s].pop())


def towel(game: Table, seat: int, other: str) -> None:
    mine, theirs = game.piles[seat], game.piles[int(other)]
    for_them, for_me = mine[-1:], theirs[-1:]
    del mine[-1:], theirs[-1:]
    mine += for_me
    theirs += for_them


def carousel(game: Table, seat: int, direction: str) -> None:
    tops = [pile.pop() if pile else None for pile in game.piles]
    for s, top in enumerate(tops):
        if top is not None:
            game.piles[(s + 1 if direction == "left" else s - 1) % game.players].append(top)


def werewolf(game: Table, seat: int) -> None:
    for pile in game.piles:
        if pile:
            pile[-1].is_up = not pile[-1].is_up
            if pile[-1].is_up:
                pile[-1].seen_by = game.everybody


EFFECTS: dict[str, Callable[..., None]] = {"catapult": catapult, "towel": towel, "carousel": carousel, "werewolf": werewolf}


def is_open_number(card: Thing) -> bool:
    return card.is_up and card.name not in SPECIALS


def fits(name: str, pile: Sequence[Thing]) -> bool:
    """Whether the top is an open number card of the same colour or number."""
    return bool(pile) and is_open_number(pile[-1]) and bool(set(name) & set(pile[-1].name))


def allowed(game: Table) -> set[str]:
    """All moves of the player whose turn it is, as texts."""
    seat = known(game.turn)
    texts: set[str] = set()
    left, right, own = (seat + 1) % game.players, (seat - 1) % game.players, game.piles[seat]
    for name in {card.name for card in game.hands[seat]}:
        texts.add(f"onion {name}")
        if name == "towel":
            texts |= {f"towel {other}" for other in range(game.players) if other != seat}
        elif name == "carousel":
            texts |= {"carousel left", "carousel right"}
        elif name in SPECIALS:
            texts.add(name)
        elif fits(name, game.piles[left]) or fits(name, game.piles[right]):
            texts |= {f"lay {name} {pile}" for pile in (left, right) if fits(name, game.piles[pile])}
        elif not own or not own[-1].is_up or fits(name, own):
            texts.add(f"lay {name} {seat}")
    return texts


def outcome(game: Table) -> tuple[list[int], list[int], list[int], list[Seat]]:
    """Points, lost points, onions, and the winners."""
    points: list[int] = []
    lost: list[int] = []
    onions: list[int] = []
    for pile in game.piles:
        number = sum(not card.is_up for card in pile)
        onions.append(number)
        dead = {7} if number > 7 else set()
        while number > 7:
            number -= 7
        dead.add(number)
        values = [int(card.name[1]) for card in pile if is_open_number(card)]
        lost.append(sum(value for value in values if value in dead))
        points.append(sum(values) - lost[-1])
    most = max(points)
    most_lost = max(lost[seat] for seat in range(game.players) if points[seat] == most)
    winners = [seat for seat in range(game.players) if (points[seat], lost[seat]) == (most, most_lost)]
    return points, lost, onions, winners
