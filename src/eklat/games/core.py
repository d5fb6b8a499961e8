"""What every game offers, in a handful of nouns.

A `Game` deals (`Deal`), a deal is played from `State` to `State` by `Move`s until it has a `Result`; a `View` is what one
seat may know of a state; a `Match` adds up results. All of them are frozen values. Chance enters only where a `Random`
is passed in: dealing, drawing a card for the end of a match, and imagining hidden cards (`View.sample`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Generic, NamedTuple, Self, TypeVar, cast, overload

from eklat.games import wire
from eklat.games.errors import BadDeal, BadOption, IllegalMove
from eklat.games.lazy import lazy
from eklat.games.notation import shown
from eklat.games.options import Rules
from eklat.games.said import Said, Who, said

if TYPE_CHECKING:
    from random import Random

Seat = int
"""Seats count from 0 clockwise; the left neighbour of seat s is (s + 1) % players."""

Log = tuple[tuple[Seat, "Move"], ...]
"""Who did what, in order."""


class Move:
    """Something a player does. `str` gives its notation, and the game's `parse` reads it back."""

    __slots__ = ()

    is_silent: ClassVar[bool] = False
    """It tells the others nothing: they see neither what it was nor that it could have been something else."""
    is_open: ClassVar[bool] = False
    """Everybody sees the whole of it, and is told the same about it."""


class Refusal(NamedTuple):
    """Why a move is not allowed: a stable code, and what there is to say about it."""

    code: str
    said: Said


class LegalMoves(Sequence[Move], ABC):
    """The moves open to the player whose turn it is, worked out as far as you ask.

    `move in legal`, `len(legal)`, `legal[i]` and `random.choice(legal)` cost next to nothing, also where there are thousands
    of possible bids. Iteration makes every one of them; `singles()` are the few to begin with. It knows only what that
    player knows. `in` also accepts a longer way to write a listed move, such as `play R6 hand` where R6 is in the hand
    anyway; `state.notation` gives the short one.
    """

    @abstractmethod
    def refusal(self, move: Move) -> Refusal | None:
        """What is wrong with this move, or None if nothing is."""

    def singles(self) -> Sequence[Move]:
        """The moves that use one card at most. Only in an auction and where cards are discarded there are others, too."""
        return self

    @lazy
    def listing(self) -> dict[str, Any]:
        """All moves as sorted notation; where they are too many, the single cards and a limit."""
        return {"legal": sorted(str(move) for move in self.singles())}

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and self.refusal(move) is None


@dataclass(frozen=True)
class Listed(LegalMoves):
    """Legal moves that are few enough to be written down."""

    moves: tuple[Move, ...]

    def __len__(self) -> int:
        return len(self.moves)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        return self.moves[index]


class Offered(Listed):
    """Legal moves with words for each of them: for games that have no board of their own to show them at."""

    @abstractmethod
    def offer(self, move: Move) -> Said:
        """A move as somebody reads it on a button."""

    @lazy
    def listing(self) -> dict[str, Any]:
        moves = sorted(self, key=str)
        return {"legal": list(map(str, moves)), "offers": [self.offer(move).to_json() for move in moves]}


class Counted(LegalMoves):
    """Legal moves that are too many to write down: they are counted, and the n-th is made when asked for."""

    @abstractmethod
    def _nth(self, place: int) -> Move: ...

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        places = range(len(self))[index]
        return self._nth(places) if isinstance(places, int) else [self._nth(place) for place in places]


@dataclass(frozen=True)
class NoMoves(Listed):
    """What a seat has that is not to move."""

    moves: tuple[Move, ...] = ()
    is_over: bool = False

    def refusal(self, move: Move) -> Refusal | None:
        if self.is_over:
            return Refusal("deal-over", said("game-no-deal-over"))
        return Refusal("not-your-turn", said("game-no-turn"))


NOT_YET = NoMoves()
NOTHING_MORE = NoMoves(is_over=True)


class Deal(ABC):
    """The cards as they lie before the first move: complete and explicit, and always a possible deal."""

    @property
    @abstractmethod
    def players(self) -> int: ...

    @property
    @abstractmethod
    def starter(self) -> Seat:
        """Who makes the first move: the dealer in Mü."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """The entry of a record that describes this deal."""


@dataclass(frozen=True)
class Result(ABC):
    """How a deal ended, with the reasons."""

    outcome: str
    """How it ended, in a word: `made`, `failed`, `eklat` …"""
    scores: tuple[int, ...]
    """What each seat gets for it."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]: ...

    @abstractmethod
    def explain(self) -> tuple[Said, ...]:
        """How it came to this, with every number that led to it."""


@dataclass(frozen=True)
class View(ABC):
    """What one seat (or a spectator: seat None) may know, with perfect recall. It holds no reference to the state."""

    game: ClassVar[str]
    """The name of the game in `GAMES`."""
    form: ClassVar[str] = "View"
    """What its form in JSON is called."""
    own: ClassVar[tuple[str, ...] | None] = None
    """Fields in which viewers may differ, beside seat and legal moves; None if that can be any of them."""
    seat: Seat | None
    """Who knows this; None for a spectator."""
    players: int
    """How many play."""
    rules: Rules
    """Options that differ from the default."""
    phase: str
    """The chapter of the rules."""
    turn: Seat | None
    """Who is to move; None when the deal is over."""
    legal: Annotated[LegalMoves, wire.Listing]
    """What one may do; none for whoever is not to move."""
    log: Log
    """Who did what, in order; what was done in secret has a question mark for others."""
    result: Result | None
    """How it ended; None while it is played."""

    @abstractmethod
    def sample(self, rng: Random) -> State:
        """A full state that agrees with everything this view knows; the hidden cards are drawn evenly."""

    @classmethod
    def made(cls, **facts: Any) -> Self:
        """A view of all its facts, which need no checks; those with a default may be missing."""
        view = object.__new__(cls)
        view.__dict__.update(_defaults(cls), **facts)
        return view

    def for_seat(self, seat: Seat, legal: LegalMoves | None, own: tuple[Any, ...]) -> Self:
        """What a seat knows, made of what a spectator knows: its `own` facts in place of theirs, all else shared.

        `legal` is what the seat may do if it is its turn, else None.
        """
        view = object.__new__(type(self))
        facts = view.__dict__
        facts.update(self.__dict__, seat=seat)
        facts.update(zip(self.own or (), own, strict=True))
        if legal is not None:
            facts["legal"] = legal
            facts.pop("question", None)  # others hear less of it
        return view

    @lazy
    def question(self) -> Said | None:
        """What is asked now, and of whom: the same for everybody but the one who is asked; None when the deal is over."""
        return None if self.turn is None else self._asked(self.turn)

    def _asked(self, turn: Seat) -> Said:
        return said("game-ask", who=Who(turn))

    @lazy
    def chapter(self) -> Said | None:
        """The heading under which a move made now belongs, the same for everybody; None in games without chapters."""
        return None

    @lazy
    def ending(self) -> tuple[Said, ...] | None:
        """How the deal ended, once it is over."""
        return None if self.result is None else self.result.explain()

    def to_json(self) -> dict[str, Any]:
        """The view as plain data, ready for a wire."""
        data: dict[str, Any] = plain(self)
        spoken = {name: plain(getattr(self, name)) for name in SPOKEN}
        return {"game": self.game, **data, **spoken, **self.legal.listing}


@cache
def _defaults(kind: type[View]) -> dict[str, Any]:
    return {field.name: field.default for field in fields(kind) if field.default is not MISSING}


SPOKEN = ("question", "chapter", "ending")
"""What a view says beside what it shows."""


@dataclass(frozen=True)
class State(ABC):
    """One position of one deal. `play` returns the next one and leaves this one as it is."""

    game: ClassVar[str]
    """The name of the game in `GAMES`."""
    deal: Deal
    rules: Rules
    log: Log

    @property
    def players(self) -> int:
        return self.deal.players

    @property
    @abstractmethod
    def phase(self) -> str:
        """Which chapter of the rules we are in."""

    @property
    @abstractmethod
    def turn(self) -> Seat | None:
        """Whose turn it is; None when the deal is over."""

    @property
    @abstractmethod
    def legal(self) -> LegalMoves:
        """What the player whose turn it is may do."""

    @property
    def result(self) -> Result | None:
        """The outcome, once the deal is over."""
        return None

    @property
    def is_over(self) -> bool:
        return self.turn is None

    @property
    def moves(self) -> tuple[Move, ...]:
        return tuple(move for _, move in self.log)

    def play(self, move: Move, seat: Seat | None = None) -> State:
        """The state after this move. Raises `IllegalMove`; if you say which seat moves, that is checked too."""
        refusal = self.legal.refusal(move)
        if seat is not None and seat != self.turn and not self.is_over:
            refusal = Refusal("not-your-turn", said("game-no-turn-of", who=Who(cast("Seat", self.turn))))
        if refusal is not None:
            if not isinstance(move, Move):
                raise TypeError(f"{move!r} is not a move: make one with the game's parse, as in parse('pass')")
            raise IllegalMove(move, self.turn if seat is None else seat, *refusal)
        return self._after(move)

    @abstractmethod
    def _after(self, move: Move) -> State:
        """The state after a move that is known to be legal."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """What this seat may know; None is a spectator."""

    def own(self, seat: Seat) -> tuple[Any, ...] | None:
        """What a seat sees in the fields that its view calls `own`, where that is found out without a view; else None."""
        return None

    @lazy
    def owns(self) -> tuple[tuple[Any, ...], ...] | None:
        """The same for every seat."""
        found = [self.own(seat) for seat in range(self.players)]
        return None if None in found else cast("tuple[tuple[Any, ...], ...]", tuple(found))

    def check_seat(self, seat: Seat | None) -> None:
        if seat is not None and not 0 <= seat < self.players:
            raise IndexError(f"there is no seat {seat}: seats go from 0 to {self.players - 1}")

    @abstractmethod
    def summary(self) -> dict[str, Any]:
        """What is settled so far, as plain data; keys that do not apply are None."""

    def notation(self, move: Move) -> str:
        """The shortest text that means this move here."""
        return str(move)


@dataclass(frozen=True)
class Jotting(ABC):
    """A hand of real cards, written down move by move by somebody who does not see them."""

    state: State
    """A position that fits all that happened. Who holds what nobody has seen is made up."""

    @abstractmethod
    def play(self, move: Move) -> Jotting:
        """The jotting with one more move. Raises `IllegalMove`, also if it shows that an earlier move was not allowed."""

    @property
    @abstractmethod
    def known(self) -> tuple[tuple[str, ...], ...]:
        """The cards that each seat was dealt, as far as they are known."""

    @property
    @abstractmethod
    def unknown(self) -> int:
        """Of how many cards nobody can say who was dealt them."""

    @property
    @abstractmethod
    def possible(self) -> tuple[str, ...]:
        """The cards that whoever's turn it is may use now, as far as one can know."""

    @property
    @abstractmethod
    def forced(self) -> Move | None:
        """The next move, where there can be no other."""


D = TypeVar("D", bound=Deal)
R = TypeVar("R", bound=Rules)
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Game(ABC, Generic[D, R, S, V]):
    """One game: how it is dealt, started, written and won over several deals."""

    name: str
    title: str
    players: range
    rules_type: type[R]
    view_type: type[V]
    starter_key = "dealer"
    """What records call the seat that makes the first move."""

    def rules(self, options: Mapping[str, object] | None = None, players: int | None = None) -> R:
        """The rules of a table, from the options that differ from the default."""
        rules = self.rules_type.read(options or {})
        return rules if players is None else self.checked(rules, players)

    def checked(self, rules: R | None, players: int) -> R:
        """These rules (or the default), if so many people can play by them."""
        if type(players) is not int:
            raise BadOption("players", said("game-no-players-number", given=shown(players)))
        if players not in self.players:
            raise BadOption("players", self._too_few_or_many(players))
        chosen = self.rules_type() if rules is None else rules
        if not isinstance(chosen, self.rules_type):
            raise TypeError(f"rules are made by the game, as in rules({{'option': value}}), and are not {chosen!r}")
        chosen.check_players(players)
        return chosen

    def _too_few_or_many(self, players: int) -> Said:
        first, last = self.players[0], self.players[-1]
        if first == last:
            return said("game-no-players-but", game=self._called, only=first, given=players)
        return said("game-no-players", game=self._called, first=first, last=last, given=players)

    def options(self) -> list[dict[str, object]]:
        """The catalogue of options as plain data."""
        return [option.to_json() for option in self.rules_type.options()]

    @abstractmethod
    def deal(self, rng: Random, players: int, rules: R | None = None, starter: Seat = 0) -> D:
        """Shuffle and deal."""

    @abstractmethod
    def read_deal(self, entry: Mapping[str, Any]) -> D:
        """A deal from the entry of a record."""

    @abstractmethod
    def start(self, deal: D, rules: R | None = None) -> S:
        """The position before the first move."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """The move with this notation. Raises `BadNotation`."""

    def read_move(self, text: str) -> Move:
        """The move with this notation as a log shows it: also one that was made in secret. Raises `BadNotation`."""
        return self.parse(text)

    def read_view(self, data: object) -> V:
        """The view that was written as this JSON. A client gets the same view as a bot at the table. Raises `BadView`."""
        from eklat.games.reading import Reader

        return Reader(self, data).read()

    @abstractmethod
    def story(self, state: S, names: Sequence[str], language: str = "en") -> str:
        """A whole deal as text, up to this state, all cards open."""

    @abstractmethod
    def picture(self, view: V, names: Sequence[str], state: S | None = None, language: str = "en") -> str:
        """A position as text, as a view knows it; with `state` all cards are open."""

    def called(self, language: str) -> str:
        """What the game is called in a language: the message `<game>-title`, or its title."""
        from eklat.locales import has, say

        return say(language, f"{self.name}-title") if has(language, f"{self.name}-title") else self.title

    @property
    def _called(self) -> Said | str:
        """The same as a fact."""
        from eklat.locales import LANGUAGES, has

        is_said = all(has(language, f"{self.name}-title") for language in LANGUAGES)
        return said(f"{self.name}-title") if is_said else self.title

    def jotting(self, rules: R, players: int, starter: Seat, known: Sequence[Sequence[str]] = ()) -> Jotting:
        """A hand to be written down without knowing the cards, or knowing some of each seat's. Raises `BadOption` where
        the moves of a game do not tell who held what."""
        raise BadOption("jotting", said("game-no-jotting", game=self._called))

    # What there is to say ------------------------------------------------------------------------------------------------

    def tell(self, before: V | None, after: V) -> tuple[Said, ...]:
        """What has just happened, as one viewer may know it: the last move and what followed from it; at first, the deal."""
        if before is None or not after.log:
            return ()
        seat, move = after.log[-1]
        return (said("game-told-move", who=Who(seat), move=str(move)),)

    def advise(self, view: V, move: Move) -> Said:
        """A move as somebody beside the player would advise it."""
        return said("game-advise", move=str(move))

    # Over several deals ------------------------------------------------------------------------------------------------

    def first_starter(self, rules: R) -> Seat | None:
        """Who must start the first deal of a match; None where it is drawn by lot."""
        return None

    def next_starter(self, starter: Seat, players: int, result: Result) -> Seat:
        return (starter + 1) % players

    def draws_for_the_end(self, rules: R) -> bool:
        """Whether a card is drawn after every deal to see if the match is over."""
        return False

    def end_card(self, rng: Random, deal: D) -> str:
        """Draw a card for the end of the match."""
        raise BadOption("end-draw", said("game-no-end-draw", game=self._called))

    def read_end_draw(self, text: str, deal: D) -> str:
        """The card that was drawn for the end, checked: it comes from the cards of the last deal."""
        raise BadOption("end-draw", said("game-no-end-draw", game=self._called))

    @abstractmethod
    def ends_match(self, rules: R, scores: Sequence[int], end_draw: str | None) -> bool: ...

    def winners(self, scores: Sequence[int], last: Result) -> tuple[Seat, ...]:
        """Most points win; equals share the win (M8)."""
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


AnyGame = Game[Any, Any, Any, Any]


@dataclass(frozen=True)
class Match:
    """Deals until somebody has won: running totals, who starts next, the end, the winners."""

    game: AnyGame
    players: int
    rules: Rules
    scores: tuple[int, ...]
    starter: Seat | None = None
    """Who must start the next deal; None before a first one that anybody may."""
    results: tuple[Result, ...] = ()
    draws_from: Deal | None = None
    """House rule "random end": the deal whose cards one must be drawn from before the next deal."""
    winners: tuple[Seat, ...] = ()

    @classmethod
    def of(cls, game: AnyGame, players: int, options: Mapping[str, object] | None = None) -> Match:
        rules = game.rules(options, players)
        return cls(game, players, rules, (0,) * players, game.first_starter(rules))

    @property
    def is_over(self) -> bool:
        return bool(self.winners)

    @property
    def awaits_end_draw(self) -> bool:
        return self.draws_from is not None

    def deal(self, rng: Random) -> Deal:
        """The next deal, by the player whose turn it is to deal (a random one at first)."""
        starter = rng.randrange(self.players) if self.starter is None else self.starter
        deal: Deal = self.game.deal(rng, self.players, self.rules, starter)
        return deal

    def start(self, deal: Deal) -> State:
        """Begin a deal, if it may be played now."""
        self._check(deal)
        state: State = self.game.start(deal, self.rules)
        return state

    def _check(self, deal: Deal) -> None:
        if self.is_over:
            raise BadDeal("match-over", said("game-no-match-over", who=Who(*self.winners)))
        if self.awaits_end_draw:
            raise BadDeal("end-draw", said("game-no-deal-yet"))
        if deal.players != self.players:
            raise BadDeal("deal-counts", said("game-no-deal-for", dealt=deal.players, players=self.players))
        if self.starter is not None and deal.starter != self.starter:
            raise BadDeal("dealer", said("game-no-dealer", who=Who(deal.starter), right=Who(self.starter)))

    def add(self, state: State) -> Match:
        """The match with the result of this finished deal."""
        self._check(state.deal)
        if state.rules != self.rules:
            raise BadDeal("rules", said("game-no-other-rules"))
        if state.result is None:
            raise BadDeal("unfinished", said("game-no-result-yet"))
        result = state.result
        scores = tuple(a + b for a, b in zip(self.scores, result.scores, strict=True))
        starter = self.game.next_starter(state.deal.starter, self.players, result)
        match = replace(self, scores=scores, starter=starter, results=(*self.results, result))
        if self.game.draws_for_the_end(self.rules):
            return replace(match, draws_from=state.deal)
        return match._judged(None)

    def end_card(self, rng: Random) -> str:
        """Draw the card of the house rule "random end" from the pack in play."""
        if self.draws_from is None:
            raise BadOption("end-draw", said("game-no-end-draw-now"))
        return self.game.end_card(rng, self.draws_from)

    def draw_for_the_end(self, card: str) -> Match:
        """The match after the card of the house rule "random end" was drawn."""
        if self.draws_from is None:
            raise BadOption("end-draw", said("game-no-end-card", given=shown(card)))
        drawn = self.game.read_end_draw(card, self.draws_from)
        return replace(self, draws_from=None)._judged(drawn)

    def _judged(self, end_draw: str | None) -> Match:
        if not self.game.ends_match(self.rules, self.scores, end_draw):
            return self
        return replace(self, winners=self.game.winners(self.scores, self.results[-1]))


_PLAIN = (str, int, float, dict, list)
"""What JSON knows; lists and dicts are made of it."""


def plain(value: Any) -> Any:
    """Any of our values as what JSON knows: moves and cards become their notation."""
    kind: Any = type(value)
    return _form(kind)(value)


@cache
def _form(kind: type) -> Callable[[Any], Any]:
    """How values of a kind become plain."""
    if kind is type(None) or issubclass(kind, _PLAIN):
        return lambda value: value
    if kind is tuple:
        return lambda value: [plain(item) for item in value]
    if issubclass(kind, Move):
        return str
    if issubclass(kind, LegalMoves):
        return lambda value: value.listing
    if issubclass(kind, Rules):
        return lambda value: value.changed()
    if hasattr(kind, "to_json") and not issubclass(kind, View):
        return lambda value: value.to_json()
    if hasattr(kind, "_asdict"):
        return lambda value: {key: plain(item) for key, item in value._asdict().items()}
    if is_dataclass(kind):
        names = [field.name for field in fields(kind)]
        return lambda value: {name: plain(getattr(value, name)) for name in names}
    return lambda value: [plain(item) for item in sorted(value)]
