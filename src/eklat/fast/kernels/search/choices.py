"""Which moves to try, and in which order."""

from __future__ import annotations

from typing import Any

from eklat.fast.kernels.search.moves import next_seat, uncovered
from eklat.fast.kernels.search.places import (
    AT_LEAST,
    AT_MOST,
    BEATEN_BY,
    BEST,
    BEST_SEAT,
    COLUMN,
    COLUMNS,
    DOWN,
    IN_TRICK,
    LED,
    LEFT,
    LOST,
    MOVE,
    MOVES,
    NEXT,
    OPEN,
    OWN,
    PLAYERS,
    POINTS,
    RANK,
    REVEAL,
    SAFE,
    SEAT,
    SIDE,
    STACK,
    SUIT,
    TRICK,
    TRUMPS,
    TURNING,
    VALUE,
    Int,
    highest,
    inner,
    lowest,
)


@inner
def reach(p: Any, lying: int, seat: int, after: int, led: int, side: int) -> Any:
    """What the other side and this one can still play to this trick, if `after` players follow this seat."""
    theirs, ours = Int(0), Int(0)
    for _ in range(after):
        seat = next_seat(p, seat)
        cards = lying & p[OWN + seat]
        if cards & led:
            cards &= led
        if p[SIDE] >> seat & 1 == side:
            ours |= cards
        else:
            theirs |= cards
    return theirs, ours


@inner
def choices(p: Any, f: Any, at: int) -> int:
    """The cards that may be played, as bits."""
    cards = f[at + LEFT] & ~f[at + DOWN] & p[OWN + f[at + SEAT]]
    follow = cards & f[at + LED] if f[at + IN_TRICK] else 0
    return follow if follow else cards


@inner
def column_of(p: Any, f: Any, at: int, card: int) -> int:
    """The column that this card helps to cover; 0 if it is in the hand or no face-down card lies there."""
    column = p[COLUMN + card]
    if column and not p[STACK + f[at + SEAT] * COLUMNS + column - 1] & f[at + DOWN]:
        return 0
    return column


@inner
def is_run(p: Any, others: int, low: int, high: int) -> bool:
    """Whether two cards of one player beat the same cards and are beaten by the same cards."""
    if p[SUIT + low] != p[SUIT + high]:
        return False
    return p[RANK + low] == p[RANK + high] or not others & p[AT_LEAST + low] & p[AT_MOST + high]


@inner
def reveals(p: Any, f: Any, at: int) -> None:
    """List the columns that may be turned up."""
    columns, moves = uncovered(p, f[at + LEFT], f[at + DOWN], f[at + SEAT]), 0
    while columns:
        f[at + MOVE + moves] = REVEAL + lowest(columns)
        moves += 1
        columns &= columns - 1
    f[at + MOVES] = moves


@inner
def improve(f: Any, at: int, moves: int, move: int, is_ours: bool) -> None:
    """Let this move take the place of the one of its run, if the card is worth more (less, if the trick is theirs)."""
    for place in range(at + MOVE, at + MOVE + moves):
        if (f[place] ^ move) >> 16 & 0xFFFF == 0:
            worth, other = move >> 8 & 0xFF, f[place] >> 8 & 0xFF
            if (worth > other) if is_ours else (worth < other):
                f[place] = move


@inner
def sort(f: Any, at: int) -> None:
    """Put the moves in order, the highest number first."""
    start = at + MOVE
    for i in range(start + 1, start + f[at + MOVES]):
        move, place = f[i], i
        while place > start and f[place - 1] < move:
            f[place] = f[place - 1]
            place -= 1
        f[place] = move


@inner
def outlook(p: Any, f: Any, at: int, threat: int, mates: int) -> int:
    """Whether it is certain, before this player's card, that the side has this trick or that only this card can win it."""
    beats = p[BEATEN_BY + f[at + BEST]]
    if p[SIDE] >> f[at + BEST_SEAT] & 1 == p[SIDE] >> f[at + SEAT] & 1:
        return OPEN if beats & threat else SAFE
    return OPEN if beats & mates else LOST


@inner
def decided(p: Any, f: Any, at: int, need: int) -> int:
    """The answer if it follows from who gets the trick, now that this is certain; else -1."""
    if p[SIDE] >> f[at + BEST_SEAT] & 1:
        return f[at + TRICK] if need <= f[at + TRICK] else Int(-1)
    return f[at + POINTS] if need > f[at + POINTS] else Int(-1)


@inner
def is_covered(p: Any, beats: int, threat: int, mates: int) -> bool:
    """Whether a mate who plays later has a card that takes the trick and that nobody can beat."""
    best = beats & mates
    return best != 0 and not p[BEATEN_BY + highest(best)] & threat


@inner
def promise(n: int, is_ours: bool, is_mates: bool, wins: int, value: int, rank: int) -> int:
    """How early to try a card: points for tricks that are ours or a mate's, what wins for now, cheap leads, cheap losers."""
    if is_ours:
        return 2000 + 64 * value - rank
    if is_mates:
        return 1700 + 64 * value - rank
    if n == 0:
        return 1300 - 64 * value - rank
    return 1400 - 16 * value + rank if wins else 1200 - 16 * value - rank


@inner
def list_moves(p: Any, f: Any, at: int, hint: int, need: int) -> int:
    """List the moves worth trying, the most promising first. An answer that turns up on the way is returned, else -1.

    Cards of a run beat the same cards and are beaten by the same. Of those that are worth the same only one is tried; and
    where it is certain which side gets the trick, only the most or the least valuable of the run.
    """
    f[at + NEXT] = 0
    if f[at + TURNING]:
        reveals(p, f, at)
        return Int(-1)
    choice = choices(p, f, at)
    if choice & (choice - 1) == 0:
        f[at + MOVE], f[at + MOVES] = lowest(choice), 1
        return Int(-1)
    seat, n, lying = f[at + SEAT], f[at + IN_TRICK], f[at + LEFT] & ~f[at + DOWN]
    after, side = p[PLAYERS] - 1 - n, p[SIDE] >> seat & 1
    others, threat, mates, beats = f[at + LEFT] & ~p[OWN + seat], Int(0), Int(0), Int(-1)
    state, is_mates = Int(OPEN), False
    if n:
        beats = p[BEATEN_BY + f[at + BEST]]
        others |= Int(1) << f[at + BEST]
        threat, mates = reach(p, lying, seat, after, f[at + LED], side)
        state, is_mates = outlook(p, f, at, threat, mates), is_covered(p, beats, threat, mates)
        if need and (state == SAFE or (state == LOST and not beats & choice)):
            answer = decided(p, f, at, need)
            if answer >= 0:
                return answer
    last, seen, run, moves = Int(-1), Int(0), Int(0), Int(0)
    while choice:
        card = lowest(choice)
        choice &= choice - 1
        if last < 0 or not is_run(p, others, last, card):
            run, seen = run + 1, Int(0)
            if n == 0:
                threat, mates = reach(p, lying, seat, after, p[SUIT + card], side)
                is_mates = is_covered(p, p[SUIT + card] | p[TRUMPS], threat, mates)
        last = card
        value, column, wins = p[VALUE + card], column_of(p, f, at, card), beats >> card & 1
        is_ours = state == SAFE or (wins and not p[BEATEN_BY + card] & threat)
        is_decided = is_ours or (state == LOST and not wins)
        score = promise(n, is_ours, is_mates, wins, value, p[RANK + card]) if card != hint else 1 << 20
        move = score << 32 | column << 24 | run << 16 | value << 8 | card
        kind = Int(7 if is_decided else 1 << value) << (column * 3)
        if not seen & kind:
            f[at + MOVE + moves] = move
            moves += 1
        elif is_decided:
            improve(f, at, moves, move, is_ours)
        seen |= kind
    f[at + MOVES] = moves
    sort(f, at)
    return Int(-1)
