"""What a player of Mü sees, as numbers for a net: one row per colour, and one row for the table.

Seats are counted from the player to move. Everything is a small whole number, so that it can be kept as a byte; `scale`
brings the numbers of the table's row to about one.
"""

from __future__ import annotations

import torch
from torch import Tensor
from torch.nn import functional

from eklat.learn.mu import NONE, STOP, TRUMP_SUIT, Mu, Tables


def widths(players: int) -> tuple[int, int]:
    """How many numbers a colour's row and the table's row have, filled up to what matrix units like."""
    return _even(10 * (3 * players + 2) + players + 3), _even(9 * players + 60)


def _even(width: int) -> int:
    return (width + 15) // 16 * 16


def _filled(rows: Tensor) -> Tensor:
    return functional.pad(rows, (0, _even(rows.shape[-1]) - rows.shape[-1]))


def scale(players: int) -> list[float]:
    """What the numbers of the table's row are multiplied by."""
    seats = [1.0] * players
    numbers = [
        *[1.0] * 5, *seats * 3, *[1.0] * 21, *[0.25] * players, *seats, *seats, *[0.1] * players, *seats, *seats,
        0.25, 0.5, 1.0, 0.25, 0.25, 0.1, 1.0, 1.0, 1.0, 0.2, 0.2, 1.0, *[1.0] * 22,
    ]  # fmt: skip
    return numbers + [0.0] * (_even(len(numbers)) - len(numbers))


def see(game: Mu, t: Tables, legal: Tensor) -> tuple[Tensor, Tensor]:
    """The rows of the colours, and the row of the table."""
    n, c, b = game.players, game.colours, t.turn.shape[0]
    order = ((t.turn[:, None] + game.seats) % n).long()

    def turned(rows: Tensor) -> Tensor:
        index = order.view(b, n, *[1] * (rows.dim() - 2)).expand(-1, -1, *rows.shape[2:])
        return rows.gather(1, index)

    def by_colour(rows: Tensor) -> Tensor:
        return rows.reshape(b, -1, c, 10).transpose(1, 2).reshape(b, c, -1)

    def seat(absolute: Tensor) -> Tensor:
        return (order == absolute[:, None]).to(torch.int8)

    trick = (turned(t.trick)[:, :, None] == game.kind).to(torch.int8)
    voids = turned(t.voids).to(torch.int8)
    named = torch.stack([t.led, t.chief_trump, t.vice_trump], 1)[:, None, :]
    colour = torch.arange(c, device=named.device, dtype=torch.int32)[None, :, None]
    colours = torch.cat(
        [
            by_colour(game.of_seat(t.hand, t.turn)),
            by_colour(turned(t.laid)),
            by_colour(turned(t.gone)),
            by_colour(trick),
            by_colour(legal[:, : game.kinds].to(torch.int8)),
            voids[:, :, :c].transpose(1, 2),
            (named == colour).to(torch.int8),
        ],
        2,
    )
    last = t.last.amax(1)
    ten = torch.arange(5, NONE, device=named.device, dtype=torch.int32)
    tier = torch.div(t.strength, 16, rounding_mode="floor")
    numbers = torch.stack(
        [
            t.passes, t.left, t.opened.int(), t.height, t.in_trick, game.need(t).clamp(-60, 60), (t.led == TRUMP_SUIT).int(),
            (tier == 1).int(), (tier >= 2).int(), t.strength % 16, t.worth, (t.chief_trump >= 0).int(),
        ],
        1,
    )  # fmt: skip
    table = torch.cat(
        [
            functional.one_hot(t.phase.long(), 5),
            seat(t.chief),
            seat(t.vice),
            seat(t.partner),
            t.chief_trump[:, None] == torch.cat([ten, ten[-1:] + 1]),
            t.vice_trump[:, None] == ten,
            turned(t.laid.int().sum(2)),
            seat(torch.where(t.in_trick > 0, t.best, -1)),
            turned((t.last == last[:, None]) & (t.last >= 0)),
            turned(t.points),
            voids[:, :, c],
            turned(t.trick >= 0),
            numbers,
            legal[:, STOP:],
        ],
        1,
    ).to(torch.int8)
    return _filled(colours), _filled(table)


def arrange(game: Mu, colours: Tensor, table: Tensor) -> Tensor:
    """Logits of the actions: each colour speaks for its ten cards and for itself as trump, the table for the rest."""
    cards = functional.pad(colours[:, :, :10].flatten(1), (0, STOP - game.kinds))
    trumps = functional.pad(colours[:, :, 10], (0, 5 - game.colours))
    return torch.cat([cards, table[:, :1], trumps, table[:, 1:17]], 1)


def house(game: Mu, t: Tables, legal: Tensor) -> Tensor:
    """What a simple player thinks of each action. It bids on its longest suit, the bolder ones (`who` 3, 4, 5) higher.

    Every second hand of it prefers ones and sevens to colours where it has as many.
    """
    who = game.of_seat(t.who, t.turn)
    hand, laid = game.of_seat(t.hand, t.turn), game.of_seat(t.laid, t.turn)
    held = (hand + laid).view(-1, game.colours, 10).int()
    by_colour, by_digit = held.sum(2), held.sum(1)
    first = by_colour * 8 - torch.arange(game.colours, device=who.device)  # of equals the first, on every device
    longest, suit = by_colour.amax(1), first.argmax(1)
    rows = torch.where(by_digit[:, 7] > by_digit[:, 1], 7, 1)
    same = by_digit.gather(1, rows[:, None]).squeeze(1)
    is_digit = (who % 2 == 1) & (same >= longest)
    fits = torch.where(is_digit[:, None], game.digit == rows[:, None], game.colour == suit[:, None])
    length = torch.where(is_digit, same, longest)
    totals = t.laid.int().sum(2)
    own = game.of_seat(totals, t.turn)
    most = torch.where(game.seats == t.turn[:, None], 0, totals).amax(1)
    wants = (own <= most) & (own < length - 5 + (who.clamp(2, 5) - 1)) & ((length > 3) | (own == 0))
    lay = 10.0 * fits + 0.1 * game.digit
    bid = torch.where(fits.any(1)[:, None] & wants[:, None], lay, -10.0)

    suits, strength = game.suits(t)
    is_chiefs = (game.seats == t.chief[:, None]) | (game.seats == t.partner[:, None])
    ours, theirs = game.of_seat(is_chiefs, t.turn), game.of_seat(is_chiefs, t.best)
    follows = (suits == t.led[:, None]) | (suits == TRUMP_SUIT)
    beats = follows & (strength > t.strength[:, None])
    is_last = (t.in_trick == game.players - 1)[:, None]
    lead = strength * 1.0 - 0.5 * game.value
    friend = 4.0 * game.value - 0.1 * strength
    win = 20.0 + torch.where(is_last, 2.0 * game.value - 0.1 * strength, 0.1 * strength)
    lose = -4.0 * game.value - 0.1 * strength
    play = torch.where((ours == theirs)[:, None], friend, torch.where(beats, win, lose))
    play = torch.where((t.in_trick == 0)[:, None], lead, play)
    cards = functional.pad(torch.where((t.phase == 0)[:, None], bid, play), (0, STOP - game.kinds))
    mine = functional.pad(by_colour, (0, 5 - game.colours))
    digits = by_digit + 0.5 * (is_digit[:, None] & (torch.arange(10, device=who.device) == rows[:, None]))
    away = torch.arange(1, 6, device=who.device)
    help = totals.gather(1, ((t.turn[:, None] + away) % game.players).long()).float()
    score = torch.cat([cards, torch.zeros_like(cards[:, :1]), mine, digits, torch.full_like(cards[:, :1], -1.0), help], 1)
    return score.masked_fill(~legal, -1e4)


class LearnMu(Mu):
    """Mü with all that learning asks of a game."""

    heads = 16, 23
    """Numbers a net gives for each colour and for the table, its value not counted."""

    def __init__(self, players: int, device: torch.device | str = "cpu") -> None:
        super().__init__(players, device)
        self.rows, self.scale = widths(players), scale(players)

    def see(self, t: Tables, legal: Tensor) -> tuple[Tensor, Tensor]:
        return see(self, t, legal)

    def arrange(self, colours: Tensor, table: Tensor) -> Tensor:
        return arrange(self, colours, table)

    def house(self, t: Tables, legal: Tensor) -> Tensor:
        return house(self, t, legal)
