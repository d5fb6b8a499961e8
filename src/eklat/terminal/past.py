"""What happened before we came, from the events alone: for each of them a snapshot before it and a snapshot after it.

Of the hand that is being played the view is known. Of earlier hands of the match it is put together again, from the deal as
we saw it and from the moves, as far as the log needs it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from eklat.games.mu.auction import most, vice
from eklat.games.mu.cards import Card
from eklat.games.mu.contract import goal
from eklat.games.mu2.contract import goal as crown_goal
from eklat.terminal import moments
from eklat.terminal.picture import Json, Snapshot, Update
from eklat.terminal.words import SPECIALS

Told = tuple[Json, Snapshot, Snapshot]
"""An event, and the table before and after it."""


def of_the_match(events: Sequence[Json]) -> Sequence[Json]:
    """The events of the match that is being played."""
    begins = [place for place, event in enumerate(events) if event["event"] == "rematched"]
    return events[begins[-1] :] if begins else events


def steps(snapshot: Snapshot, events: Sequence[Json]) -> Iterator[Told]:
    """Every event of this match that still holds: what was taken back is left out."""
    deals = [place for place, event in enumerate(events) if event["event"] == "dealt"]
    for first, last in zip([0, *deals], [*deals, len(events)], strict=True):
        hand = list(_without_taken_back(events[first:last]))
        now = snapshot
        if last < len(events):
            table = snapshot.table | {"hand": hand[0].get("hand", 0) if hand else 0}
            now = replace(snapshot, view=_rebuilt(hand), table=table)
        deal = hand[0]["deal"] if hand and hand[0]["event"] == "dealt" else None
        moves = [event for event in hand if event["event"] == "moved"]
        pairs = _catapults(now, moves) if snapshot.game == "heuldoch" else _pairs(now, deal, moves)
        for event in hand:
            yield event, *(next(pairs, (now, now)) if event["event"] == "moved" else (now, now))


def _without_taken_back(hand: Sequence[Json]) -> Iterator[Json]:
    gone: set[int] = set()
    for place, event in enumerate(hand):
        if event["event"] == "taken-back":
            before = [one for one in range(place) if hand[one]["event"] == "moved" and one not in gone]
            gone.update(before[len(before) - event["moves"] :])
    return (event for place, event in enumerate(hand) if place not in gone)


def _pairs(now: Snapshot, deal: Json | None, moves: Sequence[Json]) -> Iterator[moments.Step]:
    if now.view is None:
        return iter(())
    return moments.steps(replace(now, view=deal), Update(now, moves))


def _rebuilt(hand: Sequence[Json]) -> Json | None:
    """The view at the end of a hand of Mü, without its result."""
    deal: Json | None = hand[0].get("deal") if hand else None
    if deal is None or deal["game"] == "heuldoch":
        return deal
    log = [(event["seat"], event["move"]) for event in hand if event["event"] == "moved"]
    return deal | {"log": log, "contract": _contract(deal, log)}


def _contract(deal: Json, log: Sequence[tuple[int, str]]) -> Json | None:
    """Who played with whom for what. A contract is made by the auction; trumps and partner were named after it."""
    laid = [tuple(Card(card) for card in cards) for cards in deal.get("open") or deal["laid"]]
    leader = None
    for seat, move in log:
        verb, *cards = move.split()
        if verb == "bid":
            laid[seat] += tuple(map(Card, cards))
            leader = seat if leader is None or len(laid[seat]) > len(laid[leader]) else leader
    if leader is None or (deal["game"] == "mu" and len(most(laid)) > 1):
        return None
    height = len(laid[leader])
    is_two = deal["game"] == "mu2"
    contract: Json = {
        "chief": leader, "vice": 1 - leader if is_two else vice(laid, leader), "partner": None, "chief_trump": None,
        "vice_trump": None, "height": height, "goal": crown_goal(height) if is_two else goal(deal["players"], height),
    }  # fmt: skip
    for seat, move in log:
        match move.split():
            case ["trump", kind]:
                contract["chief_trump" if seat == leader else "vice_trump"] = kind
            case ["partner", other] if other.isdigit():
                contract["partner"] = int(other)
            case ["partner", card]:
                contract["partner_card"] = card
            case ["play", card, *_] if card == contract.get("partner_card") and contract["partner"] is None:
                contract["partner"] = seat if seat not in (leader, contract["vice"]) else None
    return contract


def _catapults(now: Snapshot, moves: Sequence[Json]) -> Iterator[moments.Step]:
    """Heul doch!: of the table before a move the log needs only what a catapult has thrown, which lies behind it."""
    view = now.view
    thrown = [] if view is None else view.get("discards", [])
    played = [event["move"].split()[0] for event in moves if event["move"].split()[0] in SPECIALS]
    place = 0
    for event in moves:
        verb = event["move"].split()[0]
        if view is None or verb not in SPECIALS:
            yield now, now
            continue
        played.pop(0)
        end = place + 1
        while end < len(thrown) and not (played and thrown[end]["card"] == played[0]):
            end += 1
        before, after = thrown[:place], thrown[:end] if verb == "catapult" else thrown[: place + 1]
        yield replace(now, view=view | {"discards": before}), replace(now, view=view | {"discards": after})
        place = end
