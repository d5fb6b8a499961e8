"""The score pad in a terminal: the same engine, the same files and the same words as in the browser.

Everything is written to the file at once, and in such a way that the file is never half written.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from eklat.games.core import Seat
from eklat.games.heuldoch.cards import NUMBERS
from eklat.games.mu import options as mu_options
from eklat.locales import LANGUAGES, say
from eklat.pad import BadPad, Counted, Eklat, Fought, Hand, Pad, Passed, Pile, Played, Redealt, filled, parse, to_csv
from eklat.pad.files import to_text
from eklat.pad.mu import card_points
from eklat.pad.pad import SHEETS, Row
from eklat.pad.words import about, caption, ending, figure, listed, signed

T = TypeVar("T")
ROLES = {"chief": "♛", "vice": "♝", "partner": "♟", "crown": "♛"}


def load(file: Path) -> Pad:
    """The pad in this file. Raises `BadPad` or `OSError`."""
    with file.open("rb") as stream:
        return parse(stream.read(2**20 + 1))


def save(pad: Pad, file: Path) -> None:
    """Write the whole file and put it in the place of the old one in a single step."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            stream.write(to_text(pad))
            stream.flush()
            os.fsync(stream.fileno())
        if file.exists():
            Path(name).chmod(file.stat().st_mode & 0o777)
        else:
            umask = os.umask(0)
            os.umask(umask)
            Path(name).chmod(0o666 & ~umask)
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def plain(pad: Pad, language: str) -> dict[str, Any]:
    """The sheet as plain data, for scripts."""
    rows = [
        {
            "dealer": row.dealer,
            "scores": list(row.result.scores),
            "totals": list(row.totals),
            "text": caption(pad, row, language),
        }
        for row in pad.rows
    ]
    standing = {"totals": list(pad.totals), "next": pad.dealer, "over": pad.is_over, "winners": list(pad.winners)}
    return {**pad.to_json(), **standing, "rows": rows}


# The sheet ----------------------------------------------------------------------------------------------------------------


def show(pad: Pad, language: str, console: Console) -> None:
    """The sheet like the rule book's: what every hand brought, the totals below it, and what happened."""
    console.print(Text.assemble((say(language, "pad-title"), "bold"), f"  {about(pad, language)}"))
    if pad.rows:
        console.print(_table(pad, language))
        if any(_marks(row) for row in pad.rows):
            words = ["crown"] if pad.game.name == "mu2" else ["chief", "vice", "partner"]
            legend = "  ".join(f"{ROLES[word]} {say(language, f'pad-{word}')}" for word in words)
            console.print(Text(legend, style="dim"))
    console.print(Text(ending(pad, language) if pad.is_over else next_line(pad, language), style="bold"))


def next_line(pad: Pad, language: str) -> str:
    message = "pad-next-begins" if pad.sheet.has_rounds else "pad-next"
    return say(language, message, hand=len(pad.hands) + 1, dealer=pad.names[pad.dealer])


def _table(pad: Pad, language: str) -> Table:
    table = Table(header_style="bold", pad_edge=False, show_lines=True)
    table.add_column("", justify="right", style="dim")
    best = max(pad.totals)
    for name, total in zip(pad.names, pad.totals, strict=True):
        table.add_column(escape(name), justify="right", style="on grey23" if total == best else "", overflow="fold")
    table.add_column("", ratio=1, style="dim")
    for row in pad.rows:
        marks = _marks(row)
        cells = [_cell(score, total, marks.get(seat, "")) for seat, (score, total) in enumerate(
            zip(row.result.scores, row.totals, strict=True))]  # fmt: skip
        table.add_row(str(row.number), *cells, Text(caption(pad, row, language)))
    totals = [Text(figure(total), style="bold reverse" if total == best else "bold") for total in pad.totals]
    table.add_row(Text("Σ", style="bold"), *totals, Text(_aim(pad, language)))
    return table


def _aim(pad: Pad, language: str) -> str:
    if pad.sheet.has_rounds:
        return f"{len(pad.hands)} {say(language, 'pad-of', rounds=pad.rounds)}"
    return say(language, "pad-to", target=getattr(pad.rules, "target", 0))


def _cell(score: int, total: int, mark: str) -> Text:
    style = "green" if score > 0 else "red" if score < 0 else "dim"
    return Text.assemble((f"{mark} {signed(score)}".strip(), style), "\n", (figure(total), "bold"))


def _marks(row: Row) -> dict[Seat, str]:
    hand = row.hand
    if isinstance(hand, Fought):
        return {hand.crown: ROLES["crown"]}
    if not isinstance(hand, Played):
        return {}
    seats = {"chief": hand.chief, "vice": hand.vice, "partner": hand.partner}
    return {seat: ROLES[role] for role, seat in seats.items() if seat is not None}


# Asking -------------------------------------------------------------------------------------------------------------------


class Wrong(ValueError):
    """An answer that cannot be used, with a sentence."""


class Asker:
    """Asks until the answer can be used."""

    def __init__(self, language: str, console: Console) -> None:
        self.language = language
        self.console = console

    def say(self, message: str, **values: str | int) -> str:
        return say(self.language, message, **values)

    def ask(self, question: str, read: Callable[[str], T], default: str = "") -> T:
        """The answer as `read` understands it; Enter is the default."""
        hint = f" [{default}]" if default else ""
        while True:
            answer = self.console.input(Text(f"{question}{hint}: ")).strip() or default
            try:
                return read(answer)
            except Wrong as wrong:
                self.console.print(Text(str(wrong), style="red"))
            except BadPad as wrong:
                self.console.print(Text(wrong.say(self.language), style="red"))

    def number(self, text: str) -> int:
        try:
            return int(text.replace("−", "-"))
        except ValueError:
            raise Wrong(self.say("pad-ask-number")) from None

    def one_of(self, choices: str) -> Callable[[str], str]:
        def read(text: str) -> str:
            if text.lower()[:1] not in choices or not text:
                raise Wrong(self.say("pad-ask-answer", choices=", ".join(choices)))
            return text.lower()[0]

        return read

    def who(self, names: Sequence[str]) -> Callable[[str], Seat]:
        """A player by name, by its beginning, or by number from 1."""

        def read(text: str) -> Seat:
            if text.isdecimal() and 1 <= int(text) <= len(names):
                return int(text) - 1
            wanted = text.casefold()
            exact = [seat for seat, name in enumerate(names) if name.casefold() == wanted]
            similar = exact or [seat for seat, name in enumerate(names) if wanted and name.casefold().startswith(wanted)]
            if len(similar) != 1:
                raise Wrong(self.say("pad-ask-who", text=text or "–", names=listed(self.language, names)))
            return similar[0]

        return read

    def perhaps(self, read: Callable[[str], T]) -> Callable[[str], T | None]:
        return lambda text: read(text) if text else None


def new_pad(asker: Asker) -> Pad:
    """A pad from questions."""

    def game_of(text: str) -> str:
        if text not in SHEETS:
            raise BadPad("game", games=", ".join(SHEETS))
        return text

    def names_of(text: str) -> Pad:
        return Pad.new(game, [name.strip() for name in text.split(",")])

    game = asker.ask(asker.say("pad-ask-game", games=", ".join(SHEETS)), game_of, "mu")
    pad = asker.ask(asker.say("pad-ask-names"), names_of)
    options: dict[str, object] = {}
    rounds = 1
    if pad.sheet.has_rounds:
        question = asker.say("pad-ask-rounds")
        rounds = asker.ask(question, lambda text: Pad.new(game, pad.names, rounds=asker.number(text)), "1").rounds
    else:
        default = str(getattr(pad.rules, "target", ""))

        def target(text: str) -> int:
            number = asker.number(text)
            Pad.new(game, pad.names, {"target": number})
            return number

        options = {"target": asker.ask(asker.say("pad-ask-target"), target, default)}
    question = asker.say("pad-ask-first-begins" if pad.sheet.has_rounds else "pad-ask-first")
    first = asker.ask(question, asker.who(pad.names), pad.names[0])
    return Pad.new(game, pad.names, options, first, rounds)


def ask_hand(pad: Pad, asker: Asker) -> Hand:
    """A hand from questions, for this pad."""
    if pad.game.name == "heuldoch":
        return Counted(tuple(_ask_pile(name, asker) for name in pad.names))
    if pad.game.name == "mu2":
        return _ask_fought(pad, asker)
    kind = asker.ask(asker.say("pad-ask-kind"), asker.one_of("pe0"), "p")
    hand = _ask_played(pad, asker) if kind == "p" else _ask_eklat(pad, asker) if kind == "e" else {}
    kinds: dict[str, Callable[..., Hand]] = {"p": Played, "e": Eklat, "0": Passed}
    drawn = None
    if isinstance(pad.rules, mu_options.Rules) and pad.rules.random_end:
        drawn = asker.ask(asker.say("pad-ask-drawn"), asker.number)
    return kinds[kind](drawn=drawn, **hand)


def _ask_played(pad: Pad, asker: Asker) -> dict[str, Any]:
    who, rules = asker.who(pad.names), pad.rules
    assert isinstance(rules, mu_options.Rules)
    chief = asker.ask(asker.say("pad-ask-chief"), who)
    vice = partner = None
    if pad.players > 3:
        vice = asker.ask(asker.say("pad-ask-vice"), asker.perhaps(who))
        if rules.hidden_partner:
            partner = asker.ask(asker.say("pad-ask-partner-hidden"), asker.perhaps(who))
        else:
            partner = asker.ask(asker.say("pad-ask-partner"), who)
    height = asker.ask(asker.say("pad-ask-height"), asker.number)
    trump = asker.ask(asker.say("pad-ask-trump"), asker.one_of("c1d0"), "c")
    trump = {"c": "colour", "1": "1or7", "d": "digit", "0": "none"}[trump]
    told = Played(chief=chief, vice=vice, partner=partner, height=height, trump=trump)
    contract = told.contract(pad.players, rules)  # refuse impossible roles before asking for numbers
    asker.console.print(Text(f"{asker.say('pad-goal')} {contract.goal}", style="dim"))
    total, points = card_points(pad.players), list[int | None]()
    for name in pad.names[:-1]:
        points.append(asker.ask(asker.say("pad-ask-points", name=name), asker.number))
    last = filled([*points, None], total)[-1]
    points.append(asker.ask(asker.say("pad-ask-points", name=pad.names[-1]), asker.number, str(last)))
    return {
        "chief": chief,
        "vice": vice,
        "partner": partner,
        "height": height,
        "trump": trump,
        "points": filled(points, total),
    }


def _ask_eklat(pad: Pad, asker: Asker) -> dict[str, Any]:
    who = asker.who(pad.names)
    tied = asker.ask(asker.say("pad-ask-tied"), lambda text: tuple(who(name.strip()) for name in text.split(",")))
    culprit = asker.ask(asker.say("pad-ask-culprit"), who)
    height = asker.ask(asker.say("pad-ask-height-eklat"), asker.number)
    return {"tied": tied, "culprit": culprit, "height": height}


def _ask_fought(pad: Pad, asker: Asker) -> Hand:
    if asker.ask(asker.say("pad-ask-kind-two"), asker.one_of("p0"), "p") == "0":
        return Redealt()
    crown = asker.ask(asker.say("pad-ask-crown"), asker.who(pad.names))
    height = asker.ask(asker.say("pad-ask-height-two"), asker.number)

    def ended(text: str) -> tuple[int | None, bool | None]:
        return (None, text.lower() == "m") if text.lower() in ("m", "x") else (asker.number(text), None)

    points, made = asker.ask(asker.say("pad-ask-points-crown"), ended)
    return Fought(crown, height, points, made)


def _ask_pile(name: str, asker: Asker) -> Pile:
    def pile(text: str) -> Pile:
        onions, is_pile, cards = text.partition(":")
        if not is_pile:
            return Pile(points=asker.number(text))
        counts = tuple(asker.number(word) for word in cards.replace(",", " ").split())
        if len(counts) != len(NUMBERS):
            raise Wrong(asker.say("pad-ask-pile-form"))
        return Pile(onions=asker.number(onions), cards=counts)

    told = asker.ask(asker.say("pad-ask-pile", name=name), pile)
    if told.is_counted:
        return told
    lost = asker.ask(asker.say("pad-ask-lost", name=name), asker.number, "0")
    return Pile(points=told.points, lost=lost)


def keep(pad: Pad, file: Path, language: str, console: Console) -> Pad:
    """Show the pad, ask what to do, do it and save it, until somebody has had enough."""
    asker = Asker(language, console)
    while True:
        console.print()
        show(pad, language, console)
        console.print(Text(asker.say("pad-ask-what-over" if pad.is_over else "pad-ask-what"), style="dim"))
        wish = console.input("> ").strip()
        if wish.lower() in ("q", "quit", "exit") or (pad.is_over and not wish):
            return pad
        if wish.lower() == "csv":
            console.out(to_csv(pad), end="")
            continue
        try:
            pad = _wished(pad, wish, asker)
            save(pad, file)
        except Wrong as wrong:
            console.print(Text(str(wrong), style="red"))
        except BadPad as wrong:
            console.print(Text(wrong.say(language), style="red"))


def _wished(pad: Pad, wish: str, asker: Asker) -> Pad:
    if not wish:
        return pad.add(ask_hand(pad, asker))
    number = asker.number(wish)
    if number < 0:
        return pad.delete(-number - 1)
    if not 1 <= number <= len(pad.hands):
        raise BadPad("no-such-hand", hands=len(pad.hands))
    return pad.correct(number - 1, ask_hand(pad, asker))


def read_hand(pad: Pad, text: str) -> Hand:
    """A hand from the command line, as JSON."""
    try:
        entry = json.loads(text)
    except ValueError:
        raise BadPad("json") from None
    return pad.read_hand(entry)


# The command --------------------------------------------------------------------------------------------------------------


class Stopped(Exception):
    """Why the command cannot go on, in a sentence."""


@dataclass(frozen=True)
class Beginning:
    """A new pad, as the command line describes it."""

    game: str
    players: str
    options: dict[str, object]
    first: int
    rounds: int

    def pad(self) -> Pad:
        names = [name.strip() for name in self.players.split(",")]
        return Pad.new(self.game, names, self.options, self.first, self.rounds)


@dataclass(frozen=True)
class Changes:
    """What the command line wants done, in this order."""

    new: Beginning | None = None
    add: tuple[str, ...] = ()
    correct: tuple[int, str] | None = None
    delete: int | None = None

    def __bool__(self) -> bool:
        return self != Changes()

    def on(self, pad: Pad) -> Pad:
        if self.correct is not None:
            number, text = self.correct
            pad = pad.correct(number - 1, read_hand(pad, text))
        if self.delete is not None:
            pad = pad.delete(self.delete - 1)
        for text in self.add:
            pad = pad.add(read_hand(pad, text))
        return pad


def run(file: Path, changes: Changes, prints: dict[str, bool], language: str, console: Console) -> None:
    """`eklat score`: make the changes and print what was asked for; with neither, ask people."""
    if language not in LANGUAGES:
        raise Stopped(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    try:
        _run(file, changes, prints, language, console)
    except BadPad as wrong:
        raise Stopped(f"{file}: {wrong.say(language)}") from None
    except OSError as error:
        why = error.strerror or str(error)
        raise Stopped(say(language, "pad-file-failed", file=str(file), why=why)) from None
    except EOFError:
        console.print()


def _run(file: Path, changes: Changes, prints: dict[str, bool], language: str, console: Console) -> None:
    is_asked = not changes and not any(prints.values())
    if changes.new is not None:
        if file.exists():
            raise Stopped(f"{file}: {say(language, 'pad-file-exists')}")
        pad = changes.new.pad()
    elif is_asked and not file.exists():
        pad = new_pad(Asker(language, console))
        save(pad, file)
    elif file.exists():
        pad = load(file)
    else:
        raise Stopped(say(language, "pad-file-missing", file=str(file)))
    if changes:
        pad = changes.on(pad)
        save(pad, file)
    if is_asked:
        keep(pad, file, language, console)
        console.print(Text(say(language, "pad-saved", file=str(file)), style="dim"))
    if prints.get("show"):
        show(pad, language, console)
    if prints.get("json"):
        console.out(json.dumps(plain(pad, language), ensure_ascii=False), highlight=False)
    if prints.get("csv"):
        console.out(to_csv(pad), end="", highlight=False)
