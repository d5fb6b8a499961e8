"""A deal that plays itself, to watch: the table after every move, and a line that says what just happened."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from random import Random

from rich.console import Console, Group
from rich.live import Live
from rich.panel import Panel
from rich.text import Text

from eklat.bots import BOTS
from eklat.client import Snapshot
from eklat.games.core import AnyGame, Match, State, View
from eklat.games.said import Said, Scores, said
from eklat.terminal.boards import Show
from eklat.terminal.games import desk
from eklat.terminal.words import Words

PLAYERS = ("novice", "random")
"""Who plays: the first of them that knows the game."""
NAMES = ("Anna", "Bela", "Cleo", "Dirk", "Edda", "Finn")
ROOMY = 100
"""Columns of a terminal that is wide enough for everything."""
TRICK_PAUSE = 1.1


def watch(
    game: AnyGame,
    players: int,
    rng: Random,
    speed: float = 1.0,
    console: Console | None = None,
    options: Mapping[str, object] | None = None,
    language: str = "en",
) -> State:
    """Show one deal from beginning to end. Without a terminal it is printed at once, as text."""
    screen, names = console or Console(), NAMES[:players]
    end = _worth_watching(Match.of(game, players, options), rng)
    if not screen.is_terminal:
        screen.out(game.story(end, names, language))
        return end
    film = Film(game, names, Words(language), min(ROOMY, screen.width))
    with Live(console=screen, auto_refresh=False, vertical_overflow="visible") as live:
        state: State = game.start(end.deal, end.rules)
        view = state.view(None)
        live.update(film.still(view, (film.intro,)), refresh=True)
        time.sleep(4 / speed)
        for _, move in end.log:
            state = state.play(move)
            before, view = view, state.view(None)
            full_trick = bool(getattr(before, "trick", ())) and not getattr(view, "trick", ())
            told = [film.say(one) for one in game.tell(before, view)]
            live.update(film.still(view, told, full_trick), refresh=True)
            time.sleep(_pause(told, full_trick) / speed)
        live.update(film.still(view, ()), refresh=True)
    assert end.result is not None
    for ending in (*end.result.explain(), said("term-line-scores", scores=Scores(end.result.scores))):
        screen.print(f"  {film.say(ending)}", style="bold", highlight=False)
    return state


def _pause(told: Sequence[str], full_trick: bool) -> float:
    """Seconds to read what was told; a full trick stays for a moment."""
    return max(TRICK_PAUSE if full_trick else 0.0, 0.25 + 0.05 * len(" ".join(told).split()))


def _worth_watching(match: Match, rng: Random) -> State:
    """A whole deal; one that ends where it began, as in an auction that leads to nothing, is dealt again a few times."""
    player = next(BOTS[name] for name in PLAYERS if match.game.name in BOTS[name].games)()
    for _ in range(20):
        state = match.start(match.deal(rng))
        phases = {state.phase}
        while not state.is_over:
            phases.add(state.phase)
            state = state.play(player.choose(state.view(state.turn), rng))
        if phases != {"auction"}:
            break
    return state


class Film:
    """Stills of a deal, as a spectator sees it, each with a caption."""

    def __init__(self, game: AnyGame, names: Sequence[str], words: Words, width: int) -> None:
        self.desk = desk(game.name)
        self.words = words
        self.width = width
        self._title = words.title(game.name)
        self.intro = self.desk.remark(words, "intro")
        """What kind of game it is."""
        self._names = names
        self._table = {"settings": {"game": game.name}, "seats": [{"shown": name} for name in names], "phase": "playing"}

    def say(self, what: Said) -> str:
        return what.say(self.words.language, self._names)

    def still(self, view: View, told: Sequence[str], full_trick: bool = False) -> Panel:
        snapshot, width = Snapshot(0, None, self._table | {"turn": view.turn}, view.to_json()), self.width - 6
        lines = self.desk.board(snapshot, self.words, Show(width, full_trick=full_trick)).lines
        bar = self.desk.bar(snapshot, self.words, width)
        caption = Text(" ".join(told), style="italic")
        return Panel(
            Group(bar, Text(), *lines, Text(), caption),
            title=f" {self._title} ", title_align="left", width=self.width, padding=(0, 2),
        )  # fmt: skip
