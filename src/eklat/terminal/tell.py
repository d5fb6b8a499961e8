"""What has happened, one line for each thing, in words that a log, a screen reader and a pipe can all use."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from eklat.games.mu.cards import POINTS
from eklat.terminal import moments, past
from eklat.terminal.order import best_place
from eklat.terminal.picture import Json, Snapshot, Update
from eklat.terminal.words import Words, number, signed, yes

AUTOMATIC_SALT = re.compile("[0-9a-f]{16}")
"""What clients add to the chance of the deals by themselves."""


class Teller:
    """Tells update, given the snapshot before it."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def lines(self, before: Snapshot, update: Update) -> list[str]:
        if update.is_old:
            return self._past(update)
        told: list[str] = []
        moves = moments.steps(before, update)
        for event in update.events:
            was, now = next(moves, (before, update.snapshot)) if event["event"] == "moved" else (before, update.snapshot)
            told += self._event(event, was, now)
        return told

    def _past(self, update: Update) -> list[str]:
        """What the log of this match would say, had we been here all the time; who sat down is said when it begins."""
        told: list[str] = []
        is_begun = False
        for event, before, after in past.steps(update.snapshot, past.of_the_match(update.events)):
            if event["event"] == "started":
                is_begun = True
                told += self.company(update.snapshot)
            elif event["event"] == "chatted" or (is_begun and event["event"] != "rematched"):
                told += self._event(event, before, after)
        return told

    def beginning(self, update: Update) -> list[str]:
        """Of what is past only this much is worth telling before one is asked: the deal, while nobody has moved."""
        view = update.snapshot.view
        dealt = [event for event in update.events if event["event"] == "dealt"]
        if not dealt or view is None or view["log"]:
            return []
        return [*self.company(update.snapshot), *self._dealt(dealt[-1], update.snapshot)]

    def company(self, snapshot: Snapshot) -> Iterator[str]:
        """Who of the table is a bot, and how good."""
        for level in dict.fromkeys(filter(None, snapshot.levels)):
            names = [name for name, one in zip(snapshot.names, snapshot.levels, strict=True) if one == level]
            many = {"level": self.words.level(level), "levels": self.words.level(level, is_many=True)}
            yield self.words("term-company", names=self.words.listed(names), count=len(names), **many)

    # Events of the table ------------------------------------------------------------------------------------------------

    def _event(self, event: Json, before: Snapshot, after: Snapshot) -> Iterator[str]:  # noqa: PLR0912
        name, words = event["event"], self.words
        seat = event.get("seat")
        who: dict[str, Any] = {} if seat is None else self._who(seat, after if name == "sat-down" else before)
        match name:
            case "created" | "started" | "rematched" | "settings-changed":
                yield words(f"story-{name}")
            case "salted" if AUTOMATIC_SALT.fullmatch(event["salt"]):
                pass
            case "sat-down" | "left" | "came-back" | "paused" | "resumed" | "salted" | "take-back-asked" | "taken-back":
                yield words(f"story-{name}", **who)
            case "seat-freed":
                yield words("story-seat-freed", who=who["who"])
            case "bot-seated":
                level = words.level(event["bot"].partition(":")[0])
                yield words("term-bot-seated", bot=after.names[event["seat"]], level=level)
            case "stood-in":
                level = words.level(event["bot"].partition(":")[0])
                yield words("story-stood-in", who=who["who"], bot=level[:1].upper() + level[1:], once=yes(event["once"]))
            case "waited":
                by = self._who(event["by"], before)
                yield words("story-waited", **by, other=before.names[event["seat"]])
            case "take-back-answered":
                yield words("story-take-back-answered", **who, agreed=yes(event["agreed"]))
            case "chatted":
                text = event["text"] or words(f"phrase-{event['phrase']}")
                yield words("story-chat", who=who["who"], text=text)
            case "dealt":
                yield from self._dealt(event, after)
            case "moved":
                yield from self._moved(event, before, after)
            case "hand-over":
                yield from self._hand_over(event, after)
            case "end-drawn":
                yield words("story-end-drawn", card=words.card(event["card"]))
            case "match-over":
                yield self._match_over(event, after)

    def _who(self, seat: int, snapshot: Snapshot) -> dict[str, Any]:
        return {"who": snapshot.names[seat], "you": yes(seat == snapshot.you)}

    def _dealt(self, event: Json, after: Snapshot) -> Iterator[str]:
        deal = event["deal"]
        first = deal["first"] if event["game"] == "heuldoch" else deal["dealer"]
        message = "story-begins" if event["game"] == "heuldoch" else "story-dealt"
        yield self.words(message, **self._who(first, after), hand=event["hand"] + 1)

    def _match_over(self, event: Json, after: Snapshot) -> str:
        winners = event["winners"]
        names = self.words.listed([after.names[seat] for seat in winners])
        return self.words("story-match-over", count=len(winners), names=names, **self._who(winners[0], after))

    # Moves --------------------------------------------------------------------------------------------------------------

    def _moved(self, event: Json, before: Snapshot, after: Snapshot) -> Iterator[str]:
        seat, view = event["seat"], after.view
        assert view is not None
        yield self._move(event["move"].split(), seat, before, after)
        old = before.view
        if old is not None and len(old["log"]) <= len(view["log"]):
            yield from self._settled(old, view, after)
            yield from self._trick(old, view, after, event["move"].split())
            for turned in view.get("turned", [])[len(old.get("turned", [])) :]:
                yield self.words("story-turned", **self._who(turned["seat"], after), card=turned["card"])

    def _move(self, move: list[str], seat: int, before: Snapshot, after: Snapshot) -> str:  # noqa: PLR0912 - one case per move
        words, who, view = self.words, self._who(seat, after), after.view
        assert view is not None
        match move:
            case ["pass"]:
                return words("story-pass", **who)
            case ["bid", *cards]:
                lying = view["laid"] if "laid" in view else view["open"]
                return words("story-bid", **who, cards=words.cards(cards), total=len(lying[seat]))
            case ["trump", kind]:
                role = self._role(seat, view)
                if kind == "none":
                    return words("story-trump-none", **who, role=role)
                return words("story-trump", **who, role=role, trump=words.trump(kind))
            case ["partner", other] if other.isdigit():
                partner, mate = after.names[int(other)], yes(int(other) == after.you)
                return words("story-partner", **who, partner=partner, mate=mate)
            case ["partner", card]:
                return words("story-partner-card", **who, card=card)
            case ["discard", *cards]:
                own = words("story-discard-own", cards=words.cards(cards)) if who["you"] == "yes" else None
                return own or words("story-discard", **who)
            case ["reveal", column]:
                return words("story-reveal", **who, column=words("card-column", column=column))
            case ["play", card, *_]:
                return words("story-play", **who, card=card)
            case ["lay", card, pile]:
                whose = int(pile)
                own, yours = yes(whose == seat), yes(whose == after.you)
                return words("story-lay", **who, card=card, own=own, whose=after.names[whose], yours=yours)
            case ["onion", card]:
                own = words("story-onion-own", card=words.card(card)) if card != "?" and who["you"] == "yes" else None
                return own or words("story-onion", **who)
            case ["catapult"]:
                return self._catapult(before, after, who)
            case ["towel", other]:
                yours = yes(int(other) == after.you)
                return words("story-towel", **who, other=after.names[int(other)], yours=yours)
            case ["carousel", direction]:
                return words("story-carousel", **who, direction=direction)
            case ["werewolf"]:
                return words("story-werewolf", **who)
        return f"{who['who']}: {' '.join(move)}"

    def _catapult(self, before: Snapshot, after: Snapshot, who: dict[str, Any]) -> str:
        assert before.view is not None
        assert after.view is not None
        thrown = [lying["card"] for lying in after.view["discards"][len(before.view["discards"]) :]]
        flown = [card for card in thrown if card != "catapult"]
        if not flown:
            return self.words("story-catapult-nothing", **who)
        return self.words("story-catapult", **who, cards=self.words.listed([self.words.card(card) for card in flown]))

    def _role(self, seat: int, view: Json) -> str:
        is_chief = view["contract"] is not None and view["contract"]["chief"] == seat
        if view["game"] == "mu2":
            return "crown" if is_chief else "shield"
        return "chief" if is_chief else "vice"

    def _settled(self, old: Json, view: Json, after: Snapshot) -> Iterator[str]:
        """What the auction has settled, and a hidden partner who shows up."""
        was, now = old.get("contract"), view.get("contract")
        if was is None and now is not None:
            who = self._who(now["chief"], after)
            if view["game"] == "mu2":
                yield self.words("story-crown", **who, height=now["height"], goal=now["goal"])
                return
            yield self.words("story-chief", **who, height=now["height"], goal=now["goal"])
            if now["vice"] is not None:
                yield self.words("story-vice", **self._who(now["vice"], after))
            elif after.players > 3:
                yield self.words("story-no-vice")
        elif was and now and was["partner"] is None and now["partner"] is not None and now.get("partner_card"):
            card = self.words.card(now["partner_card"])
            yield self.words("story-partner-found", **self._who(now["partner"], after), card=card)

    def _trick(self, old: Json, view: Json, after: Snapshot, move: list[str]) -> Iterator[str]:
        """Who takes the trick that this move has finished."""
        trick = [*old.get("trick", []), *move[1:2]]
        if move[0] != "play" or len(trick) < after.players:
            return
        best = best_place(view, trick)
        points = sum(POINTS[int(card[1])] for card in trick)
        if view["result"] is not None and view["game"] == "mu2":  # the discards are in the sum, too
            points = sum(view["result"]["points"]) - sum(old["points"])
        yield self.words(
            "story-trick", **self._who((old["leader"] + best) % after.players, after), card=trick[best], points=points
        )

    # Ends ---------------------------------------------------------------------------------------------------------------

    def _hand_over(self, event: Json, after: Snapshot) -> Iterator[str]:
        result = after.view["result"] if after.view is not None else None
        if result is not None:
            yield from self.result(result, after)
        names = after.names
        yield self.words("story-hand-over", scores=_scores(names, event["scores"], signed))
        if after.table["hand"] > 0 or event["scores"] != event["totals"]:
            yield self.words("story-totals", scores=_scores(names, event["totals"], number))

    def result(self, result: Json, after: Snapshot) -> Iterator[str]:
        """How a hand ended, and why it is worth what it is."""
        words, names, game = self.words, after.names, after.game
        if game == "heuldoch":
            for seat in range(after.players):
                facts = {key: result[key][seat] for key in ("points", "onions", "lost")}
                yield words("story-counted", **self._who(seat, after), **facts)
            return
        if result["outcome"] == "eklat":
            yield from self._eklat(result, after)
            return
        if game == "mu2":
            if result["chief"] is None:
                yield words("story-dealt-again")
                return
            chief = self._who(result["chief"], after)
            made = result["outcome"] == "crown"
            message = "story-crown-made" if made else "story-crown-failed"
            points = result["points"][result["chief"]]
            yield words(message, **chief, points=points, goal=result["goal"], score=max(result["scores"]))
            return
        side = [result["chief"]] + ([] if result["partner"] is None else [result["partner"]])
        facts = {
            "names": words.listed([names[seat] for seat in side]),
            "points": sum(result["points"][seat] for seat in side),
            "goal": result["goal"],
        }
        if result["outcome"] == "made":
            yield words("story-made", **facts, bonus=result["bonus"])
        else:
            step = result["difference"]
            yield words("story-failed", **facts, **self._who(result["chief"], after), loss=10 * step, gain=5 * step)

    def _eklat(self, result: Json, after: Snapshot) -> Iterator[str]:
        culprit = result["culprit"]
        if culprit is None:
            yield self.words("story-all-passed")
            return
        view = after.view
        assert view is not None
        yield self.words(
            "story-eklat",
            names=self.words.listed([after.names[seat] for seat in result["tied"]]),
            height=len(view["laid"][culprit]),
            **self._who(culprit, after),
            loss=-result["scores"][culprit],
        )


def _scores(names: list[str], scores: list[int], written: Any) -> str:
    return ", ".join(f"{name} {written(score)}" for name, score in zip(names, scores, strict=True))
