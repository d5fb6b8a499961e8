"""What is chosen so far: cards that are lifted, the cursor, a choice among several. A decision ends with a move to say.

Nothing here judges a move: what is listed as legal is bright, and anything may be asked for.
"""

from __future__ import annotations

from eklat.client import Snapshot
from eklat.terminal import choices, hand
from eklat.terminal.games import Desk, Picking, desk, picking
from eklat.terminal.hand import KEYS, Item
from eklat.terminal.words import Words


class Deciding:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.snapshot: Snapshot | None = None
        self.by_number = False
        self.cursor = 0
        self.picked: list[int] = []
        """Places of the cards that are lifted."""
        self.choices: list[choices.Choice] = []
        self.chosen = 0
        self.note = ""
        """What there is to say about it: why something was refused, or a hint."""
        self._pressed = -1
        self._is_advised_to_pass = False

    @property
    def _desk(self) -> Desk:
        assert self.snapshot is not None
        return desk(self.snapshot.game)

    @property
    def held(self) -> list[Item]:
        return [] if self.snapshot is None else hand.items(self.snapshot, self._desk, self.by_number)

    @property
    def _legal(self) -> list[str]:
        return [] if self.snapshot is None else self.snapshot.legal

    @property
    def _picking(self) -> Picking | None:
        return None if self.snapshot is None else picking(self.snapshot)

    @property
    def how(self) -> str:
        """What one decides by: several cards, one card, a choice, or nothing."""
        snapshot = self.snapshot
        if snapshot is None or snapshot.view is None or not snapshot.is_my_turn or snapshot.table["paused"]:
            return "nothing"
        return "choice" if self.choices else "card" if self._picking is None else "cards"

    def begin(self, snapshot: Snapshot) -> None:
        """A new position: nothing is chosen. Where there is a move that uses no card of one's own, the moves are choices."""
        self.snapshot = snapshot
        self.picked, self.choices, self.chosen, self._pressed = [], [], 0, -1
        self._is_advised_to_pass = False
        held = self.held
        cards = {item.card for item in held}
        if self._picking is None and not all(cards.intersection(move.split()) for move in snapshot.legal):
            self.choices = choices.offered(snapshot.legal, snapshot, self.words)
        self.cursor = min(self.cursor, max(0, len(held) - 1))
        usable = [place for place, item in enumerate(held) if self.is_usable(item)]
        if usable and self.cursor not in usable:
            self.cursor = usable[0]

    def is_usable(self, item: Item) -> bool:
        how, several = self.how, self._picking
        if how == "nothing" or (how == "choice" and not self.picked):
            return True
        if several is not None:
            return item.source == "hand" and several.most > 0
        return bool(self._moves(item))

    def _moves(self, item: Item) -> list[str]:
        return self._desk.moves_with(item, self._legal)

    # Keys ---------------------------------------------------------------------------------------------------------------

    def press(self, place: int) -> str | None:
        """Card or choice number so and so: once lifts it, again confirms it."""
        how = self.how
        if how == "choice" and place < len(self.choices):
            if self._pressed == place == self.chosen:
                return self.confirm()
            self.chosen = self._pressed = place
            self.note = self.words("term-press-again", key=KEYS[place]) if place < len(KEYS) else ""
        elif how == "cards" and place < len(self.held):
            self.cursor = place
            self._lift(place)
        elif how == "card" and place < len(self.held):
            if self.picked == [place]:
                return self.confirm()
            self.cursor, self.picked, self.note = place, [place], ""
        return None

    def _lift(self, place: int) -> None:
        """Lift a card, or put it back."""
        most = 0 if self._picking is None else self._picking.most
        self.note, self._is_advised_to_pass = "", False
        if place in self.picked:
            self.picked.remove(place)
        elif self.held[place].source != "hand":
            self.note = self.words("term-pick-hand")
        elif len(self.picked) >= most:
            self.note = self.words("term-too-many", most=most)
        else:
            self.picked.append(place)

    def step(self, by: int) -> None:
        self.note = ""
        if self.how == "choice":
            self.chosen, self._pressed = (self.chosen + by) % len(self.choices), -1
        elif self.held:
            self.cursor = (self.cursor + by) % len(self.held)
            if self.how == "card":
                self.picked = []

    def climb(self, up: bool) -> None:
        """Up lifts the card under the cursor, or goes to the row above; down puts it back, or goes to the one below."""
        held, how = self.held, self.how
        if how == "choice":
            self.step(-1 if up else 1)
        elif how == "cards" and held:
            if (self.cursor in self.picked) != up:
                self._lift(self.cursor)
        elif held:
            here, rows = held[self.cursor].source, self._desk.rows
            wanted = rows[max(0, min(len(rows) - 1, rows.index(here) + (-1 if up else 1)))]
            others = [place for place, item in enumerate(held) if item.source == wanted]
            if here != wanted and others:
                first = next(place for place, item in enumerate(held) if item.source == here)
                self.cursor = others[min(self.cursor - first, len(others) - 1)]
                self.picked = []

    def confirm(self) -> str | None:
        """The move that is meant now, if there is one."""
        how, held, several = self.how, self.held, self._picking
        if how == "choice":
            return self.choices[self.chosen].move
        if how == "cards" and several is not None:
            if self.picked or several.is_exact:
                return " ".join((several.verb, *(held[place].card for place in self.picked)))
            if self._is_advised_to_pass:
                return "pass"
            self.note = self.sentence()
        elif how == "card" and held:
            return self._with(held[self.cursor])
        return None

    def _with(self, item: Item) -> str | None:
        """One card: its only move, or a choice among several; what is not legal is asked for all the same, and refused."""
        assert self.snapshot is not None
        moves = self._moves(item)
        self.picked = [self.cursor]
        if len(moves) > 1:
            self.choices, self.chosen, self._pressed = choices.offered(moves, self.snapshot, self.words), 0, -1
            return None
        return moves[0] if moves else self._desk.tried(item, self._legal)

    def sort(self) -> None:
        """Sort the other way; what is lifted stays lifted."""
        before, held = self.held, []
        lifted = [before[place] for place in self.picked]
        now = before[self.cursor] if before else None
        self.by_number = not self.by_number
        held = self.held
        places = list(range(len(held)))
        self.picked = []
        for item in lifted:
            place = next(place for place in places if held[place][:2] == item[:2])
            places.remove(place)
            self.picked.append(place)
        if now is not None:
            self.cursor = next(place for place, item in enumerate(held) if item[:2] == now[:2])

    def point_at(self, move: str) -> None:
        """Put the cursor where a hint points, or lift the cards that it names."""
        named = move.split()
        self._is_advised_to_pass = named == ["pass"]
        if self.how == "cards":
            self.picked = []
            for card in named[1:]:
                places = [place for place, item in enumerate(self.held) if item[:2] == (card, "hand")]
                self.picked += [place for place in places if place not in self.picked][:1]
        elif self.how == "card":
            self.cursor = next((place for place, item in enumerate(self.held) if item.card in named), self.cursor)
            if len(self._moves(self.held[self.cursor])) > 1:
                self._with(self.held[self.cursor])
        self.chosen = next((place for place, choice in enumerate(self.choices) if choice.move == move), self.chosen)

    # Words --------------------------------------------------------------------------------------------------------------

    def sentence(self) -> str:
        """What the lifted cards would mean."""
        how, snapshot, held = self.how, self.snapshot, self.held
        if self.note or snapshot is None or how == "nothing":
            return self.note
        if how == "choice":
            card = self.words.card(held[self.picked[0]].card) if self.picked else ""
            return self._desk.say(self.words, "choose-for", card=card) if card else ""
        if how == "cards":
            return self._desk.weigh(snapshot, self.words, [held[place].card for place in self.picked])
        return self._desk.meaning(self._moves(held[self.cursor]), snapshot, self.words) if held else ""

    # Piles --------------------------------------------------------------------------------------------------------------

    def targets(self) -> tuple[dict[int, str], int | None]:
        """The piles that the lifted card may go to, each with its key or a sign; and the one that is chosen."""
        found: dict[int, str] = {}
        now = None
        for place, choice in enumerate(self.choices):
            if target := self._target(choice.move):
                found[target[0]] = f"{found.get(target[0], '')} {KEYS[place]}".strip()
                now = target[0] if place == self.chosen else now
        for move in self._lifted():
            if target := self._target(move):
                found[target[0]] = f"{found.get(target[0], '')} {target[1]}".strip()
        return found, now

    def drop(self, pile: int) -> str | None:
        """The lifted card is meant for this pile: the move, or a choice if several are possible there."""
        moves = [choice.move for choice in self.choices] or self._lifted()
        here = [move for move in moves if (self._target(move) or (None,))[0] == pile]
        if len(here) < 2:
            return here[0] if here else None
        chosen = self.chosen if self.choices else -1
        if not self.choices:
            self._with(self.held[self.picked[0]])
        places = [place for place, choice in enumerate(self.choices) if choice.move in here]
        return self.press(next((place for place in places if place > chosen), places[0]))

    def _lifted(self) -> list[str]:
        """The moves of the card that is lifted, before one of them is chosen."""
        return self._moves(self.held[self.picked[0]]) if self.how == "card" and self.picked else []

    def _target(self, move: str) -> tuple[int, str] | None:
        return None if self.snapshot is None else self._desk.target(move, self.snapshot.you)
