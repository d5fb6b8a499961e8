"""A position in a few plain lines: for reading aloud, for pipes, and for whoever types `table`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from eklat.games.mu.contract import goal
from eklat.games.mu2.contract import goal as crown_goal
from eklat.terminal.order import grouped, is_named, lens
from eklat.terminal.picture import Json, Snapshot
from eklat.terminal.words import Words, number, signed, yes


def title(snapshot: Snapshot, words: Words) -> str:
    return words("term-title", game=words(f"term-game-{snapshot.game}"), players=snapshot.players)


def holding(snapshot: Snapshot, words: Words) -> list[str]:
    """One's own cards: what lies open, and the hand."""
    view = snapshot.view
    if view is None or view["hand"] is None or view["seat"] is None:
        return []
    lines = []
    laid = view["laid"] if "laid" in view else view.get("open")
    if laid is not None and laid[view["seat"]]:
        lines.append(words("term-line-open", cards=_fan(laid[view["seat"]], view, words)))
    if view["hand"]:
        lines.append(words("term-line-hand", cards=_fan(view["hand"], view, words)))
    return lines


def _fan(cards: list[str], view: Json, words: Words) -> str:
    return " | ".join(words.cards(group.cards) for group in grouped(cards, view))


def before_decision(snapshot: Snapshot, words: Words) -> list[str]:
    """What somebody who is to decide wants to hear first."""
    view = snapshot.view
    if view is None or not snapshot.is_my_turn:
        return []
    lines = list(_piles(snapshot, words)) if snapshot.game == "heuldoch" else auction_lines(snapshot, words)
    if view.get("trick"):
        lines.append(trick_line(snapshot, words))
    return [*lines, *holding(snapshot, words)]


def trick_line(snapshot: Snapshot, words: Words) -> str:
    view = snapshot.view
    assert view is not None
    names = snapshot.names
    played = [f"{names[(view['leader'] + i) % snapshot.players]} {card}" for i, card in enumerate(view["trick"])]
    return words("term-line-trick", cards=", ".join(played))


def _piles(snapshot: Snapshot, words: Words) -> Iterator[str]:
    view = snapshot.view
    assert view is not None
    tops = ", ".join(f"{seat} {name}: {top(view['piles'][seat], words)}" for seat, name in enumerate(snapshot.names))
    yield words("term-line-piles", tops=tops)
    if view["onions"] is not None:
        yield words("term-line-onions", onions=words("card-onions", count=view["onions"]))


def top(pile: list[Json], words: Words) -> str:
    if not pile:
        return words("card-empty")
    return words("card-onion") if pile[-1]["is_onion"] else words.card(pile[-1]["card"])


def contract_line(snapshot: Snapshot, words: Words) -> str:
    """Who plays with whom, for what, and how far they are."""
    view = snapshot.view
    contract = None if view is None else view.get("contract")
    if view is None or contract is None:
        return ""
    names = snapshot.names
    parts = []
    if view["game"] == "mu2":
        parts.append(words("term-bar-crown", who=names[contract["chief"]]))
        big, small = "term-bar-big", "term-bar-small"
    else:
        side = [contract["chief"]] + ([] if contract["partner"] is None else [contract["partner"]])
        parts.append(words("term-bar-side", who=" + ".join(names[seat] for seat in side)))
        big, small = "term-bar-chief", "term-bar-vice"
        if contract["partner"] is None and contract.get("partner_card"):
            parts.append(words("term-bar-called", card=contract["partner_card"]))
    if contract["chief_trump"] is not None:
        parts.append(words(big, trump=words.trump(contract["chief_trump"])))
    if is_named(contract["vice_trump"]) and contract["vice_trump"] != contract["chief_trump"]:
        parts.append(words(small, trump=words.trump(contract["vice_trump"])))
    parts.append(words("term-bar-goal", points=side_points(view), goal=contract["goal"]))
    return " · ".join(parts)


def side_points(view: Json) -> int:
    """What the side of the chief has won so far, as far as everybody may know."""
    contract, points = view["contract"], view["points"]
    if not points:
        return 0
    return int(points[contract["chief"]] + (0 if contract["partner"] is None else points[contract["partner"]]))


def table_lines(snapshot: Snapshot, words: Words) -> list[str]:
    """The whole position."""
    view, names = snapshot.view, snapshot.names
    lines = [words("term-line-scores", scores=", ".join(
        f"{name} {number(score)}" for name, score in zip(names, snapshot.table["scores"], strict=True)
    ))]  # fmt: skip
    if view is None:
        return [f"{seat} {_sitting(snapshot, seat, words)}" for seat in range(snapshot.players)]
    if line := contract_line(snapshot, words):
        lines.append(line)
    if view["game"] == "heuldoch":
        lines += _piles(snapshot, words)
        lines.append(words("term-line-draw", cards=words("card-cards", count=view["draw_size"])))
    else:
        lines += auction_lines(snapshot, words)
        laid = view["laid"] if "laid" in view else view["open"]
        for seat, name in enumerate(names):
            if seat != view["seat"]:
                shown: dict[str, str | int] = {"cards": _fan(laid[seat], view, words), "open": len(laid[seat])}
                lines.append(words("term-line-seat", who=name, count=view["hand_sizes"][seat], **shown))
        if view["trick"]:
            lines.append(trick_line(snapshot, words))
    return [*lines, *holding(snapshot, words)]


def _sitting(snapshot: Snapshot, seat: int, words: Words) -> str:
    """Who sits there, and how good a bot is."""
    level = snapshot.levels[seat]
    if snapshot.table["seats"][seat]["kind"] == "empty":
        return words("card-empty")
    return (
        snapshot.names[seat] if level is None else f"{snapshot.names[seat]} ({words('term-bot', level=words.level(level))})"
    )


def auction_lines(snapshot: Snapshot, words: Words) -> list[str]:
    """Mü: who leads the auction, with how many cards and for which goal; and what one's own next bid would mean."""
    view = snapshot.view
    if view is None or view["phase"] != "auction" or view["game"] == "heuldoch":
        return []
    is_two = view["game"] == "mu2"
    laid = view["open"] if is_two else view["laid"]

    def wanted(total: int) -> int:
        return crown_goal(total) if is_two else goal(snapshot.players, total)

    most = max(map(len, laid))
    leaders = [seat for seat, cards in enumerate(laid) if len(cards) == most]
    if is_two:
        leaders = [] if (leader := _first_with_most(view)) is None else [leader]
    elif not most:
        leaders = []
    who = words.listed([snapshot.names[seat] for seat in leaders])
    facts: dict[str, str | int] = {"leaders": len(leaders), "who": who, "you": yes(leaders == [snapshot.you]), "most": most}
    told = [words("term-line-auction", **facts, goal=wanted(most) if leaders else 0)]
    if snapshot.is_my_turn and snapshot.you is not None and view.get("max_bid"):
        mine, others = len(laid[snapshot.you]), max(len(cards) for seat, cards in enumerate(laid) if seat != snapshot.you)
        lead = max(mine, others) + 1
        for total in (lead,) if is_two or mine >= others or not others else (others, lead):
            if 0 < total - mine <= view["max_bid"]:
                standing = "lead" if total > others else "tie"
                more = total - mine
                told.append(words("term-line-bid", count=more, total=total, standing=standing, goal=wanted(total)))
    return told


def _first_with_most(view: Json) -> int | None:
    """Mü for two: whoever had the most open cards first; nobody before the first bid."""
    laid, leader = [len(cards) for cards in view["dealt_open"]], None
    for seat, move in view["log"]:
        if move.startswith("bid "):
            largest = max(laid)
            laid[seat] += len(move.split()) - 1
            leader = seat if laid[seat] > largest else leader
    return leader


def finished(hands: Sequence[Json], events: Sequence[Json]) -> list[Json]:
    """The events that ended the hands of this match, after some more of them."""
    found = list(hands)
    for event in events:
        if event["event"] == "hand-over":
            found.append(event)
        elif event["event"] == "started":
            found.clear()
    return found


def score_lines(snapshot: Snapshot, words: Words, hands: Sequence[Json]) -> list[str]:
    """The score sheet, hand by hand."""
    names = snapshot.names

    def line(scores: Sequence[int], written: Callable[[int], str]) -> str:
        return ", ".join(f"{name} {written(score)}" for name, score in zip(names, scores, strict=True))

    lines = [
        words("term-line-hand-score", hand=place, scores=line(hand["scores"], signed)) for place, hand in enumerate(hands, 1)
    ]
    return [*lines, words("term-line-scores", scores=line(snapshot.table["scores"], number))]


def last_trick_lines(snapshot: Snapshot, words: Words) -> list[str]:
    """The last trick in the order it was played, with its winner."""
    trick = None if snapshot.view is None else snapshot.view.get("last_trick")
    if not trick:
        return [words("term-no-last-trick")]
    names = snapshot.names
    played = [f"{names[(trick['leader'] + i) % snapshot.players]} {card}" for i, card in enumerate(trick["cards"])]
    return [words("term-line-last-trick", cards=", ".join(played), who=names[trick["winner"]])]


def lens_lines(snapshot: Snapshot, words: Words) -> list[str]:
    """The trumps in their order, with what is gone."""
    view = snapshot.view
    if view is None or view["game"] == "heuldoch" or view.get("contract") is None:
        return [words("term-no-trumps")]
    found = lens(view)
    if not found:
        return [words("term-no-trumps")]
    lines = []
    for where in ("mine", "open", "unknown", "gone"):
        cards = [trump.card for trump in found if trump.where == where]
        if cards:
            lines.append(words(f"term-lens-{where}", cards=" ".join(cards)))
    return [words("term-lens-order", cards=" ".join(dict.fromkeys(trump.card for trump in found))), *lines]
