"""What is chosen so far: cards that are lifted, the cursor, a choice among several. A decision ends with a move to say.

Nothing here judges a move: what is listed as legal is bright, and anything may be asked for.
"""

from __future__ import annotations

from eklat.games.mu.contract import goal
from eklat.games.mu2.contract import goal as crown_goal
from eklat.terminal import chips, choices, hand
from eklat.terminal.hand import KEYS, Item
from eklat.terminal.picture import Snapshot
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
    def held(self) -> list[Item]:
        return [] if self.snapshot is None else hand.items(self.snapshot, self.by_number)

    @property
    def how(self) -> str:
        """What one decides by: several cards, one card, a choice, or nothing."""
        snapshot = self.snapshot
        if snapshot is None or snapshot.view is None or not snapshot.is_my_turn or snapshot.table["paused"]:
            return "nothing"
        if self.choices:
            return "choice"
        return "cards" if snapshot.view["phase"] in ("auction", "discard") else "card"

    def begin(self, snapshot: Snapshot) -> None:
        """A new position: nothing is chosen."""
        self.snapshot = snapshot
        self.picked, self.choices, self.chosen, self._pressed = [], [], 0, -1
        self._is_advised_to_pass = False
        view = snapshot.view
        if view is not None and snapshot.is_my_turn and view["phase"] in ("trump", "partner", "reveal"):
            self.choices = choices.offered(snapshot.legal, snapshot, self.words)
        held = self.held
        self.cursor = min(self.cursor, max(0, len(held) - 1))
        usable = [place for place, item in enumerate(held) if self.is_usable(item)]
        if usable and self.cursor not in usable:
            self.cursor = usable[0]

    def is_usable(self, item: Item) -> bool:
        snapshot = self.snapshot
        if snapshot is None or snapshot.view is None or self.how == "nothing":
            return True
        if snapshot.view["phase"] == "discard":
            return item.source == "hand"
        if snapshot.view["phase"] in ("trump", "partner", "reveal"):
            return True
        return bool(hand.moves_with(item, snapshot.legal))

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
        view = None if self.snapshot is None else self.snapshot.view
        if view is None:
            return
        self.note, self._is_advised_to_pass = "", False
        most = int(view["discard"] if "discard" in view else view.get("max_bid", 0))
        if place in self.picked:
            self.picked.remove(place)
        elif self.held[place].source != "hand":
            self.note = self.words("rules-source")
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
        """Up lifts the card under the cursor, or goes to the open row; down puts it back, or goes to the hand."""
        held, how = self.held, self.how
        if how == "choice":
            self.step(-1 if up else 1)
        elif how == "cards" and held:
            if (self.cursor in self.picked) != up:
                self._lift(self.cursor)
        elif held:
            here, wanted = held[self.cursor].source, "open" if up else "hand"
            others = [place for place, item in enumerate(held) if item.source == wanted]
            if here != wanted and others:
                first = next(place for place, item in enumerate(held) if item.source == here)
                self.cursor = others[min(self.cursor - first, len(others) - 1)]
                self.picked = []

    def confirm(self) -> str | None:
        """The move that is meant now, if there is one."""
        how, held = self.how, self.held
        if how == "choice":
            return self.choices[self.chosen].move
        if how == "cards" and self.snapshot is not None and self.snapshot.view is not None:
            verb = "discard" if self.snapshot.view["phase"] == "discard" else "bid"
            if self.picked or verb == "discard":
                return " ".join((verb, *(held[place].card for place in self.picked)))
            if self._is_advised_to_pass:
                return "pass"
            self.note = self.words("term-basket-empty")
        elif how == "card" and held:
            return self._with(held[self.cursor])
        return None

    def _with(self, item: Item) -> str | None:
        """One card: its only move, or a choice among several; what is not legal is asked for all the same, and refused."""
        assert self.snapshot is not None
        moves = hand.moves_with(item, self.snapshot.legal)
        self.picked = [self.cursor]
        if len(moves) > 1:
            self.choices, self.chosen, self._pressed = choices.offered(moves, self.snapshot, self.words), 0, -1
            return None
        return moves[0] if moves else f"play {item.card} {item.source}"

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
        verb, *cards = move.split()
        self._is_advised_to_pass = verb == "pass"
        if self.how == "cards":
            self.picked = []
            for card in cards:
                places = [place for place, item in enumerate(self.held) if item[:2] == (card, "hand")]
                self.picked += [place for place in places if place not in self.picked][:1]
        elif self.how == "card":
            named = {verb, *cards}
            self.cursor = next((place for place, item in enumerate(self.held) if item.card in named), self.cursor)
            if self.snapshot is not None and len(hand.moves_with(self.held[self.cursor], self.snapshot.legal)) > 1:
                self._with(self.held[self.cursor])
        self.chosen = next((place for place, choice in enumerate(self.choices) if choice.move == move), self.chosen)

    # Words --------------------------------------------------------------------------------------------------------------

    def sentence(self) -> str:
        """What the lifted cards would mean."""
        snapshot, words = self.snapshot, self.words
        if self.note or snapshot is None or snapshot.view is None or self.how == "nothing":
            return self.note
        view = snapshot.view
        if self.how == "choice":
            card = next((choice.move.split()[1] for choice in self.choices if choice.move.startswith("onion")), None)
            return words("term-choose-for", card=words.card(card)) if card else ""
        if view["phase"] == "discard":
            return words("term-basket-discard", count=len(self.picked), needed=view["discard"])
        if view["phase"] == "auction":
            return self._basket(snapshot) if self.picked else words("term-basket-empty")
        return ""

    def _basket(self, snapshot: Snapshot) -> str:
        view = snapshot.view
        assert view is not None
        laid = view["laid"] if "laid" in view else view["open"]
        total = len(laid[view["seat"]]) + len(self.picked)
        most = max(len(cards) for seat, cards in enumerate(laid) if seat != view["seat"])
        standing = "lead" if total > most else "tie" if total == most else "behind"
        wanted = crown_goal(total) if view["game"] == "mu2" else goal(snapshot.players, total)
        bonus = f"{10 * min(10, total)}–{10 * min(10, total + 3)}" if view["game"] == "mu" and standing == "lead" else "none"
        facts = {"count": len(self.picked), "total": total, "goal": wanted, "more": view["max_bid"] - len(self.picked)}
        return self.words("term-basket", standing=standing, bonus=bonus, **facts)

    # Piles of Heul doch! -------------------------------------------------------------------------------------------------

    def targets(self) -> tuple[dict[int, str], int | None]:
        """The piles that the lifted card may go to, each with its key or a sign; and the one that is chosen."""
        found: dict[int, str] = {}
        now = None
        if self.snapshot is None or self.snapshot.game != "heuldoch":
            return found, now
        for place, choice in enumerate(self.choices):
            pile = self._pile(choice.move)
            if pile is not None:
                found[pile] = f"{found[pile]} {KEYS[place]}" if pile in found else KEYS[place]
                now = pile if place == self.chosen else now
        for move in self._lifted():
            pile = self._pile(move)
            if pile is not None:
                sign = chips.ONION if move.startswith("onion") else chips.FITS
                found[pile] = f"{found[pile]} {sign}" if pile in found else sign
        return found, now

    def drop(self, pile: int) -> str | None:
        """The lifted card is meant for this pile: the move, or a choice if several are possible there."""
        moves = [choice.move for choice in self.choices] or self._lifted()
        here = [place for place, move in enumerate(moves) if self._pile(move) == pile]
        if len(here) == 1:
            return moves[here[0]]
        if here and not self.choices:
            self._with(self.held[self.picked[0]])
            return self.press(next(place for place, choice in enumerate(self.choices) if self._pile(choice.move) == pile))
        return self.press(next((place for place in here if place > self.chosen), here[0])) if here else None

    def _lifted(self) -> list[str]:
        """The moves of the card that is lifted, before one of them is chosen."""
        if self.snapshot is None or self.how != "card" or not self.picked:
            return []
        return hand.moves_with(self.held[self.picked[0]], self.snapshot.legal)

    def _pile(self, move: str) -> int | None:
        """Where a move puts a card."""
        verb, *rest = move.split()
        if verb in ("lay", "towel"):
            return int(rest[-1])
        return self.snapshot.you if verb == "onion" and self.snapshot is not None else None
