"""The two lines above the table: the game with its standing, and the contract or whatever the hand is about."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from eklat.games.mu.moves import NO_TRUMP
from eklat.terminal import chips
from eklat.terminal.boards import QUIET, TEAM, fitted
from eklat.terminal.describe import side_points
from eklat.terminal.order import is_named
from eklat.terminal.picture import Snapshot
from eklat.terminal.words import Words, number


def heading(snapshot: Snapshot, words: Words, width: int) -> Text:
    """The game, the hand, and the standing. Where there is little room the game loses its end, then names do."""
    title = words(f"term-game-{snapshot.game}")
    if snapshot.phase == "gathering":
        return Text(" " + words("term-title", game=title, players=snapshot.players), style="bold")
    short = "".join(title.partition("!")[:2])
    watching = f" · {words('term-watching')}" if snapshot.you is None else ""
    hand = f" · {words('term-hand-number', hand=snapshot.table['hand'] + 1)}"
    longest = max(map(cell_len, snapshot.names))
    shorter = [(f" {name}{rest}", longest) for name in (title, short) for rest in (hand + watching, hand)]
    shorter += [(f" {fitted(short, room)}", longest) for room in range(cell_len(short), 2, -1)]
    shorter += [(f" {fitted(short, 3)}", each) for each in range(longest, 1, -1)]
    for left, each in shorter:
        right = _standing(snapshot, each)
        if cell_len(left) + cell_len(right) + 2 <= width:
            break
    return Text().append(left, style="bold").append(" " * max(1, width - cell_len(left) - cell_len(right) - 1)).append(right)


def _standing(snapshot: Snapshot, each: int) -> str:
    """Everybody's score, with so many letters of their names."""
    scores = zip(snapshot.names, snapshot.table["scores"], strict=True)
    return "  ".join(f"{fitted(name, min(each, cell_len(name)))} {number(score)}" for name, score in scores)


def contract_bar(snapshot: Snapshot, words: Words, width: int) -> Text:
    """Chief and partner against the rest, both trumps, goal, points so far, cards left."""
    view = snapshot.view
    if view is None:
        return Text(" " + words("term-line-table"), style=QUIET)
    if view["game"] == "heuldoch":
        text = Text(" " + words("term-bar-draw", count=view["draw_size"]))
        if view["onions"] is not None:
            text.append(" · " + words("term-bar-onions", count=view["onions"]), style="bold")
        return text
    contract = view["contract"]
    if contract is None:
        return _auction_bar(snapshot, words)
    names, parts = snapshot.names, []
    if view["game"] == "mu2":
        parts.append(Text(words("term-bar-crown", who=names[contract["chief"]]), style=TEAM))
    else:
        side = [contract["chief"]] + ([] if contract["partner"] is None else [contract["partner"]])
        parts.append(Text(words("term-bar-side", who=" + ".join(names[seat] for seat in side)), style=TEAM))
        if contract["partner"] is None and contract.get("partner_card"):
            parts.append(Text(words("term-bar-called", card=contract["partner_card"])))
    chief, vice = contract["chief_trump"], contract["vice_trump"]
    trumps = []
    if chief == NO_TRUMP:
        parts.append(Text(words("term-bar-no-trump", role="crown" if view["game"] == "mu2" else "chief"), style="bold"))
    elif chief is not None:
        trumps.append(chips.trump_chip(chief, "mu", words.trump(chief)))
    if is_named(vice) and vice != chief:
        trumps.append(chips.trump_chip(vice, "mu", words.trump(vice)))
    if trumps:
        parts.append(Text(words("term-bar-trumps") + " ").append_text(Text(" > ").join(trumps)))
    parts.append(Text(words("term-bar-goal", points=side_points(view), goal=contract["goal"]), style="bold"))
    if view["points"] and snapshot.phase == "playing":
        open_cards = view["laid"] if "laid" in view else view["open"]
        down = view.get("face_down") or [[]] * snapshot.players
        held = zip(view["hand_sizes"], open_cards, down, strict=True)
        left = max(size + len(cards) + sum(hidden) for size, cards, hidden in held)
        parts.append(Text(words("term-bar-left", count=left), style=QUIET))
    return _joined(parts, width)


def _joined(parts: list[Text], width: int) -> Text:
    """Side by side; where there is no room the last ones are left out."""
    text = Text(" ").append_text(Text(" · ", style=QUIET).join(parts))
    if text.cell_len > width and len(parts) > 1:
        return _joined(parts[:-1], width)
    text.truncate(width, overflow="ellipsis")
    return text


def _auction_bar(snapshot: Snapshot, words: Words) -> Text:
    view = snapshot.view
    assert view is not None
    if view["result"] is not None:
        return Text(" " + words("term-bar-unplayed"), style="bold")
    laid = view["laid"] if "laid" in view else view["open"]
    most = max(map(len, laid))
    leaders = [snapshot.names[seat] for seat, cards in enumerate(laid) if len(cards) == most]
    count = len(leaders) if most else 0
    return Text(" " + words("term-bar-auction", most=most, leaders=count, who=words.listed(leaders)))
