"""A real table, played by the engine: what its people would tell the pad after every hand."""

from random import Random

from eklat.games import GAMES
from eklat.games.core import Match, Move, State
from eklat.games.heuldoch.scoring import Result as HeulDochResult
from eklat.games.heuldoch.state import State as HeulDochState
from eklat.games.mu import scoring as mu
from eklat.games.mu.cards import Card
from eklat.games.mu2 import scoring as mu2
from eklat.pad import Counted, Eklat, Fought, Hand, Pad, Passed, Pile, Played, Redealt

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz"]
CLASS_OF_STEP = ["colour", "1or7", "digit", "none"]


def told(state: State, drawn: int | None, rng: Random) -> Hand:
    """The result of a finished deal as people would tell it."""
    result = state.result
    match result:
        case mu.Eklat():
            if result.culprit is None:
                return Passed(drawn=drawn)
            return Eklat(drawn=drawn, tied=result.tied, culprit=result.culprit, height=result.height)
        case mu.Result():
            contract = result.contract
            return Played(
                drawn=drawn,
                chief=contract.chief,
                vice=contract.vice,
                partner=contract.partner,
                height=contract.height,
                trump=CLASS_OF_STEP[mu.step(contract.chief_trump or "none")],
                points=result.points,
            )
        case mu2.Result():
            if result.contract is None or result.points is None:
                return Redealt()
            crown = result.contract.crown
            if rng.random() < 0.5:
                return Fought(crown, result.contract.height, made=result.outcome == "crown")
            return Fought(crown, result.contract.height, points=result.points[crown])
    assert isinstance(result, HeulDochResult)
    assert isinstance(state, HeulDochState)
    piles = []
    for seat, pile in enumerate(state.piles):
        if rng.random() < 0.3:
            piles.append(Pile(points=result.scores[seat], lost=result.lost[seat]))
            continue
        numbers = [lying.number for lying in pile]
        cards = tuple(numbers.count(number) for number in range(1, 8))
        piles.append(Pile(onions=result.onions[seat], cards=cards))
    return Counted(tuple(piles))


def played(game: str, players: int, options: dict[str, object], hands: int, rng: Random) -> tuple[Match, Pad]:
    """A match of so many hands at most, by random moves, and the pad that was kept beside it."""
    match = Match.of(GAMES[game], players, options)
    pad = Pad.new(game, NAMES[:players], options)
    while not match.is_over and len(match.results) < hands:
        deal = match.deal(rng)
        if not pad.hands:
            pad = Pad.new(game, NAMES[:players], options, first=deal.starter)
        state = match.start(deal)
        while not state.is_over:
            state = state.play(calm(state, rng))
        match = match.add(state)
        drawn = None
        if match.awaits_end_draw:
            card = match.end_card(rng)
            match, drawn = match.draw_for_the_end(card), Card(card).digit
        pad = pad.add(told(state, drawn, rng))
    return match, pad


def calm(state: State, rng: Random) -> Move:
    """A random move; in an auction mostly to pass, so that there are chiefs and not only Eklats."""
    if state.phase == "auction" and rng.random() < 0.6:
        return GAMES[state.game].parse("pass")
    return rng.choice(state.legal)
