"""A deal that plays itself, to watch: the table after every move, and a line that says what just happened."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from random import Random

from rich.console import Console, Group
from rich.live import Live
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from eklat.bots.novice import Novice
from eklat.games.core import AnyGame, Match, Move, Seat, State, View
from eklat.games.heuldoch.moves import Carousel, Catapult, Lay, Onion, Towel, Werewolf
from eklat.games.heuldoch.piles import Lying
from eklat.games.heuldoch.view import View as HeulDochView
from eklat.games.mu.cards import Card as MuCard
from eklat.games.mu.cards import fanned
from eklat.games.mu.contract import Contract, goal
from eklat.games.mu.moves import NO_TRUMP, Bid, CallPartner, ChoosePartner, NameTrump, Pass, Play
from eklat.games.mu.play import Tricks as MuTricks
from eklat.games.mu.text import roles
from eklat.games.mu.trumps import spoken
from eklat.games.mu.view import View as MuView
from eklat.games.mu2.columns import place
from eklat.games.mu2.moves import Discard, Reveal
from eklat.games.mu2.play import Tricks as Mu2Tricks
from eklat.games.mu2.view import View as Mu2View
from eklat.games.text import counted

PLAYER = Novice()
NAMES = ("Anna", "Bela", "Cleo", "Dirk", "Edda", "Finn")
MU_INKS = {
    "R": "white on #b3261e",
    "Y": "black on #f2c230",
    "G": "white on #1f7a3d",
    "B": "white on #1f5fbf",
    "K": "white on #33363b",
}
HEULDOCH_INKS = {
    "A": "white on #c43d00",
    "B": "white on #0068a8",
    "C": "black on #f0e442",
    "D": "white on #00795a",
    "E": "black on #e08fbb",
    "F": "black on #e69f00",
    "G": "black on #78c5f0",
}
"""Seven that colour-blind people can tell apart (H1); the letter is on every card."""
SPECIAL_INK = "white on #4a3b6b"
ROOMY = 100
"""Columns of a terminal that is wide enough for everything."""
INTRO = {
    "mu": "Mü: lay cards to bid. Who lays the most is chief, names the top trump and picks a partner,"
    " but must win more points for every card laid.",
    "mu2": "Mü for two: crown against shield, with open cards in columns and secrets below them.",
    "heuldoch": "Heul doch!: high numbers on your own pile count for you, but what fits a neighbour's pile is theirs.",
}


def watch(
    game: AnyGame,
    players: int,
    rng: Random,
    speed: float = 1.0,
    console: Console | None = None,
    options: Mapping[str, object] | None = None,
) -> State:
    """Show one deal from beginning to end. Without a terminal it is printed at once, as text."""
    screen = console or Console()
    match, names = Match.of(game, players, options), NAMES[:players]
    end = _worth_watching(match, rng)
    if not screen.is_terminal or game.name not in INTRO:
        screen.out(game.story(end, names))
        return end
    state: State = game.start(end.deal, end.rules)
    width = min(ROOMY, screen.width)
    with Live(console=screen, auto_refresh=False, vertical_overflow="visible") as live:
        live.update(_table(game, state.view(None), names, INTRO[game.name], width), refresh=True)
        time.sleep(4 / speed)
        for seat, move in end.log:
            before, state = state, state.play(move)
            line = _told(before.view(None), seat, move, names)
            # A full trick stays on the table for a moment.
            full = _is_trick_over(before, state)
            if full:
                line += _told_trick(state.view(None), names)
            live.update(_table(game, state.view(None), names, line, width, full), refresh=True)
            time.sleep(_pause(before, state, move) / speed)
        live.update(_table(game, state.view(None), names, "", width), refresh=True)
    assert state.result is not None
    for sentence in (one.say("en", names) for one in state.result.explain()):
        screen.print(f"  {sentence}", style="bold", highlight=False)
    scores = sorted(zip(state.result.scores, names, strict=True), reverse=True)
    screen.print("  Scores: " + ", ".join(f"{name} {score}" for score, name in scores), highlight=False)
    return state


def _worth_watching(match: Match, rng: Random) -> State:
    """A whole deal; one that ends in the auction is dealt again a few times."""
    for _ in range(20):
        state = match.start(match.deal(rng))
        while not state.is_over:
            state = state.play(PLAYER.choose(state.view(state.turn), rng))
        if any(not isinstance(move, Bid | Pass) for move in state.moves):
            break
    return state


def _is_trick_over(before: State, after: State) -> bool:
    return isinstance(before, MuTricks | Mu2Tricks) and before.phase == "play" and not getattr(after, "trick", ())


def _pause(before: State, after: State, move: Move) -> float:
    if _is_trick_over(before, after):
        return 1.1
    return 1.2 if before.phase != "play" and not isinstance(move, Pass) else 0.45


# The snapshot -------------------------------------------------------------------------------------------------------------


def _table(game: AnyGame, view: View, names: Sequence[str], line: str, width: int, full_trick: bool = False) -> Panel:
    """The table as a spectator sees it, with a caption."""
    if isinstance(view, HeulDochView):
        body = _piles(view, names, width < ROOMY)
    else:
        assert isinstance(view, MuView | Mu2View)
        body = _seats(view, names, full_trick, width < ROOMY)
    return Panel(
        Group(body, Text(), Text(line, style="italic")),
        title=f" {game.title} ",
        title_align="left",
        subtitle=_goal(view),
        subtitle_align="left",
        width=width,
        padding=(1, 2),
    )


def _goal(view: View) -> str | None:
    """What is at stake, once it is settled."""
    if isinstance(view, HeulDochView):
        return f" {counted(view.draw_size, 'card')} to draw "
    assert isinstance(view, MuView | Mu2View)
    contract = view.contract
    if contract is None:
        return None
    chief, vice = (
        (contract.chief_trump, contract.vice_trump) if isinstance(contract, Contract) else (contract.big, contract.small)
    )
    named = list(dict.fromkeys(spoken(trump) for trump in (chief, vice) if trump is not None))
    trumps = f"{' over '.join(named)}  ·  " if named else ""
    return f" {trumps}goal {contract.goal} "


def _chip(card: str) -> Text:
    ink = MU_INKS if isinstance(card, MuCard) else HEULDOCH_INKS
    return Text(f" {card} ", style=ink.get(card[0], SPECIAL_INK))


def _chips(cards: Sequence[str]) -> Text:
    return Text(" ").join(map(_chip, cards))


def _seats(view: MuView | Mu2View, names: Sequence[str], full_trick: bool, is_narrow: bool) -> Table:
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    roomy = (("", 1), ("", 20), ("on the table", 30), ("in hand", 15), ("trick", 5), ("points", 6))
    narrow = (("", 1), ("", 12), ("on the table", 24), ("hand", 2), ("trick", 4), ("points", 2))
    for heading, width in narrow if is_narrow else roomy:
        table.add_column(heading, min_width=width)
    leader, cards = view.leader or 0, view.trick
    if full_trick and view.last_trick is not None:
        leader, cards = view.last_trick.leader, view.last_trick.cards
    played = {(leader + i) % view.players: card for i, card in enumerate(cards)}
    for seat in range(view.players):
        table.add_row(
            Text("▸" if seat == view.turn else " ", style="bold yellow"),
            Text.assemble((names[seat], "bold"), ("  " + _role(view, seat), "dim")),
            _open_cards(view, seat),
            Text(str(view.hand_sizes[seat]) if is_narrow else "▮" * view.hand_sizes[seat], style="grey50"),
            _chip(played[seat]) if seat in played else Text(),
            Text(str(view.points[seat]) if view.points else "", style="bold"),
        )
    return table


def _open_cards(view: MuView | Mu2View, seat: Seat) -> Text:
    if isinstance(view, MuView):
        return _chips(fanned(view.laid[seat]))
    big, small = (view.contract.big, view.contract.small) if view.contract else (None, None)
    shown = fanned(view.open[seat])
    shown.sort(key=lambda card: place(card, big, small))
    return _chips(shown)


def _role(view: MuView | Mu2View, seat: Seat) -> str:
    if isinstance(view, MuView):
        return ", ".join(map(str, roles(seat, view.dealer, view.contract)))
    if view.contract is None:
        return "dealer" if seat == view.dealer else ""
    return "crown" if seat == view.contract.crown else "shield"


def _piles(view: HeulDochView, names: Sequence[str], is_narrow: bool) -> Table:
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    for heading, width in (("", 1), ("", 8), ("pile", 10), ("its last cards, the top on the right", 36)):
        table.add_column(heading, min_width=width)
    for seat in range(view.players):
        pile = view.piles[seat]
        tail = pile[-(5 if is_narrow else 7) :]
        cards = Text(" ").join(map(_lying, tail))
        table.add_row(
            Text("▸" if seat == view.turn else " ", style="bold yellow"),
            Text(names[seat], style="bold"),
            Text(counted(len(pile), "card"), style="dim"),
            cards,
        )
    return table


def _lying(lying: Lying) -> Text:
    return Text(" ◍ ", style="grey70 on grey30") if lying.is_onion or lying.card is None else _chip(lying.card)


# The caption -------------------------------------------------------------------------------------------------------------


def _told(view: View, seat: Seat, move: Move, names: Sequence[str]) -> str:  # noqa: PLR0912 - one case per move
    """What happened, for somebody who does not know the game."""
    name = names[seat]
    match move:
        case Pass():
            return f"{name} passes."
        case Bid(cards):
            return _told_bid(view, seat, name, len(cards))
        case NameTrump(trump):
            if trump == NO_TRUMP:
                return f"{name} plays without a trump: harder, and worth more."
            return f"{name} names {spoken(trump)} as trump."
        case ChoosePartner(other):
            return f"{name} takes {names[other]} as partner. Together they must reach the goal."
        case CallPartner(card):
            return f"{name} calls {card}: whoever holds it is the secret partner."
        case Discard():
            return f"{name} takes the skat and puts four cards away."
        case Reveal(column):
            return f"{name} turns up the card in the column {column}."
        case Play(card):
            return f"{name} plays {card}."
        case Lay(card, pile):
            return f"{name} keeps {card}." if pile == seat else f"{card} fits {names[pile]}'s pile: a present from {name}."
        case Onion():
            return f"{name} weeps: an onion. Their number will make one number worthless."
        case Catapult():
            return f"{name} fires the catapult: the highest open tops fly off."
        case Towel(other):
            return f"{name} spreads a beach towel: tops swapped with {names[other]}."
        case Carousel(direction):
            return f"{name} starts the carousel: all tops move {direction}."
        case Werewolf():
            return f"{name} lets the werewolf out: all tops turn over."
    return f"{name}: {move}"


def _told_trick(view: View, names: Sequence[str]) -> str:
    assert isinstance(view, MuView | Mu2View)
    trick = view.last_trick
    return "" if trick is None else f" {names[trick.winner]} takes the trick, worth {counted(trick.points, 'point')}."


def _told_bid(view: View, seat: Seat, name: str, number: int) -> str:
    assert isinstance(view, MuView | Mu2View)
    if isinstance(view, Mu2View):
        return f"{name} lays {counted(number, 'card')}."
    height = len(view.laid[seat]) + number
    needed = goal(view.players, height)
    return f"{name} lays {counted(number, 'card')}, {height} in all. As chief that would mean a goal of {needed} points."
