"""A hall of tables: all of them play a window of steps, and what happened is written down for learning.

On an accelerator a step is compiled, and the whole window is recorded, so that playing is a single launch. Where club
players come, who live on processors, every step is a launch of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Protocol

import torch
from torch import Tensor

from eklat.learn.games import Learnable
from eklat.learn.net import Net
from eklat.learn.recording import recorded

GUEST, GUESTS = 0.15, 0.25
"""How often a guest sits on a seat, and the share of tables at which guests may sit; only these pay for a second net."""
SIMPLE = 4
"""Kinds of simple players."""
CLUB, FEWEST = 6, 0.3
"""The number of a club player. Each table to which club players come has a share of them of its own: from this one to all
seats but one."""
BEGIN, WAIT = -1, -2
"""What club players are told instead of an action: a new deal begins, or nothing happens at this table."""
NEVER = -1e4


class Company(Protocol):
    """Club players, who follow all tables on processors (`eklat.bots.company`)."""

    def deal(self, cards: Any, dealers: Any) -> None: ...
    def follow(self, actions: Any, fresh: Any, advice: Any) -> None: ...


Hire = Callable[[str, int, int], Company]
"""Club players for so many tables of a game with so many players."""


def likely(
    game: Learnable, net: Net, colours: Tensor, table: Tensor, legal: Tensor, advice: Tensor
) -> tuple[Tensor, Tensor]:
    """How likely a net finds each action, as logarithms, and how it stands. What is advised counts for more with nets that
    trust in advice."""
    each, whole, value = net(colours, table)
    logits = game.arrange(each, whole)
    if net.trust:
        logits = logits + net.trust * (torch.arange(game.actions, device=advice.device) == advice[:, None])
    return torch.log_softmax(logits.masked_fill(~legal, NEVER), 1), value


class Hall:
    """The tables. Where `is_lone` is set, one learner sits at each among guests, who follow no whims. Otherwise guests sit
    at the first tables, club players at a share of them, the last ones, and simple players on a share of the seats. Company
    is hired for the tables to which club players come, or for all where a net trusts in their advice. A lone learner that
    acts `only` in the auction or only in the play is a guest in the other half."""

    def __init__(
        self, game: Learnable, net: Net, guest: Net, tables: int, window: int, compiled: bool, is_lone: bool = False,
        club: float = 0.0, hire: Hire | None = None, only: str = "", simple: float = 0.1,
    ) -> None:  # fmt: skip
        self.is_lone, self.only, self.simple = is_lone, only, simple
        self.game, self.net, self.guest, self.window = game, net, guest, window
        self.tables, self.device, n = tables, game.device, game.players
        self.open_to_guests = tables if is_lone else int(tables * GUESTS)
        self.alone = tables - int(tables * club)
        """Tables without club players."""
        self.followed = slice(0 if net.trust or guest.trust else self.alone, tables)
        """Tables that company follows."""
        followed = len(range(tables)[self.followed])
        self.company = hire(game.name, n, followed) if hire and followed else None
        self.heard = torch.zeros((2, followed), dtype=torch.int64)
        """What club players hear, and what they advise; it lies where an accelerator reads it at once."""
        if self.device.type == "cuda" and self.company:
            self.heard = self.heard.pin_memory()
        self.action = torch.zeros(tables, dtype=torch.int64, device=self.device)
        self.advice = torch.full((tables,), -1, dtype=torch.int64, device=self.device)
        self.heat = torch.ones((), device=self.device)
        """1 to draw actions as likely as the net finds them, 0 to take the likeliest."""
        self.shift = torch.zeros((window, 1), dtype=torch.int64, device=self.device)
        self.shifts = [0] * window
        """How far each step moves along the deals, and the same for processors."""
        self.at = torch.zeros(1, dtype=torch.int64, device=self.device)
        """The step of the window that comes next."""
        row = torch.arange(tables, device=self.device)
        bounds = sorted({0, self.open_to_guests, self.alone, tables})
        self.row, self.base, self.size = row, torch.zeros_like(row), torch.ones_like(row)
        """Which deals may come to a table: so many from this one on."""
        for first, last in pairwise(bounds):
            self.base[first:last], self.size[first:last] = 2 * first, 2 * (last - first)
        self.places = [part[self.followed].cpu().numpy() for part in (self.row, self.base, self.size)]
        self.pool = game.deals(2 * tables, self.seated())
        self._tell_deals()
        start = game.open(self.fresh(self.shift[0]))
        self.t = type(start)(*[part.clone() for part in start])
        sizes: dict[str, tuple[tuple[int, ...], torch.dtype]] = {
            "colours": ((game.colours, game.rows[0]), torch.int8),
            "table": ((game.rows[1],), torch.int8),
            "legal": ((game.actions,), torch.bool),
            "advice": ((), torch.int64),
            "action": ((), torch.int64),
            "logp": ((), torch.float32),
            "value": ((), torch.float32),
            "seat": ((), torch.int64),
            "counts": ((), torch.bool),
            "acts": ((), torch.bool),
            "done": ((), torch.bool),
            "scores": ((n,), torch.float32),
            "who": ((n,), torch.int32),
        }
        self.seen = {
            name: torch.zeros((window, tables, *shape), dtype=kind, device=self.device)
            for name, (shape, kind) in sizes.items()
        }
        self.step = torch.compile(self._step, dynamic=False) if compiled else self._step
        self._one, self._all = self._one_step, self._window
        if self.device.type == "cuda":
            if self.company:
                self._one = recorded(self._one_step)
            else:
                self._all = recorded(self._window)
        self._begin(self._scattered())

    def seated(self) -> Tensor:
        """Who plays. Guests sit at the tables open to them; at each table there is at least one learner."""
        size, n = (2 * self.tables, self.game.players), self.game.players
        lone = torch.randint(n, (size[0], 1), device=self.device) == torch.arange(n, device=self.device)
        if self.is_lone:
            return (~lone).int()
        draw = torch.rand(size, device=self.device)
        row = torch.arange(size[0], device=self.device)
        who = torch.where((draw < GUEST / GUESTS) & (row < 2 * self.open_to_guests)[:, None], 1, 0)
        simple = torch.randint(2, 2 + SIMPLE, size, device=self.device)
        is_simple = torch.rand(size, device=self.device) < self.simple / (1 - GUEST)
        who = torch.where(is_simple & (who == 0), simple, who)
        share = FEWEST + (1 - FEWEST) * torch.rand(size[0], device=self.device)
        who = torch.where((draw < share[:, None]) & (row >= 2 * self.alone)[:, None], CLUB, who)
        is_empty = (who != 0).all(1, keepdim=True)
        return torch.where(lone & is_empty, 0, who).int()

    @torch.no_grad()
    def _scattered(self) -> Any:
        """Tables somewhere in the middle of a hand, each elsewhere, so that a window has something of everything."""
        game, start = self.game, self.fresh(self.shift[0])
        t = game.open(start)
        pace = torch.rand(self.tables, device=self.device)
        self._tell(torch.full_like(self.advice, BEGIN))
        for _ in range(game.most_steps):
            legal = game.legal(t)
            action = (game.house(t, legal) + torch.rand(legal.shape, device=self.device)).argmax(1)
            action = torch.where(game.of_seat(t.who, t.turn) == CLUB, self.advice, action)
            goes = torch.rand(self.tables, device=self.device) < pace
            self._tell(torch.where(goes, action, WAIT))
            stepped = zip(game.step(t, action, start)[0], t, strict=True)
            t = type(t)(*[torch.where(goes.view(-1, *[1] * (old.dim() - 1)), new, old) for new, old in stepped])
        return t

    def _begin(self, t: Any) -> None:
        """Go on from here."""
        for old, new in zip(self.t, t, strict=True):
            old.copy_(new)

    def fresh(self, shift: Tensor) -> Any:
        """The deal that each table would play next."""
        index = self.base + (self.row + shift[0]) % self.size
        return type(self.pool)(*[part[index] for part in self.pool])

    def _tell_deals(self) -> None:
        if self.company:
            cards, dealers = (part.cpu().numpy() for part in self.pool[:2])
            self.company.deal(cards, dealers)

    def _tell(self, action: Tensor, step: int = 0) -> None:
        """Club players hear what was done, and which deals come next; they say what they would do now."""
        if self.company:
            told, answer = self.heard
            told.copy_(action[self.followed])
            row, base, size = self.places
            self.company.follow(told.numpy(), base + (row + self.shifts[step]) % size, answer.numpy())
            self.advice[self.followed].copy_(answer)

    def _step(self, t: Any, noise: Tensor, shift: Tensor, advice: Tensor) -> tuple[Any, dict[str, Tensor]]:
        game, m = self.game, self.open_to_guests
        legal = game.legal(t)
        colours, table = game.see(t, legal)
        logp, value = likely(game, self.net, colours, table, legal, advice)
        gumbel = -torch.log(-torch.log(noise.clamp(1e-6, 1 - 1e-6))) * self.heat
        who = game.of_seat(t.who, t.turn)
        is_own = who == 0
        if self.only:
            who = torch.where(is_own & (game.plays(t) != (self.only == "play")), 1, who)
        action = (logp + gumbel).argmax(1)
        if m:
            theirs, _ = likely(game, self.guest, colours[:m], table[:m], legal[:m], advice[:m])
            guests = (theirs if self.is_lone else theirs + gumbel[:m]).argmax(1)
            action = torch.cat([torch.where(who[:m] == 1, guests, action[:m]), action[m:]])
        action = torch.where(who > 1, (game.house(t, legal) + 0.05 * noise).argmax(1), action)
        action = torch.where(who == CLUB, advice, action)
        after, done, scores = game.step(t, action, self.fresh(shift))
        return after, {
            "colours": colours,
            "table": table,
            "legal": legal,
            "advice": advice,
            "action": action,
            "logp": logp.gather(1, action[:, None]).squeeze(1),
            "value": value,
            "seat": t.turn.long(),
            "counts": is_own & (legal.int().sum(1) > 1),
            "acts": who == 0,
            "done": done,
            "scores": scores.float(),
            "who": t.who,
        }

    @torch.no_grad()
    def _one_step(self) -> None:
        """A step at every table, written down."""
        noise = torch.rand(self.tables, self.game.actions, device=self.device)
        t, seen = self.step(self.t, noise, self.shift.index_select(0, self.at)[0], self.advice)
        for name, part in seen.items():
            self.seen[name].index_copy_(0, self.at, part[None])
        self.action.copy_(seen["action"])
        self._begin(t)
        self.at += 1

    def _window(self) -> None:
        self.at.zero_()
        for step in range(self.window):
            self._one()
            self._tell(self.action, step)

    def deal(self, who: Tensor | None = None) -> None:
        """New cards for the hands to come, and who plays them."""
        fresh = self.game.deals(2 * self.tables, self.seated() if who is None else who)
        for old, new in zip(self.pool, fresh, strict=True):
            old.copy_(new)
        self._tell_deals()
        self.shift.copy_(torch.randint(2 * self.tables, (self.window, 1), device=self.device))
        self.shifts = self.shift[:, 0].tolist()

    def play(self) -> dict[str, Tensor]:
        """A window at every table: what was seen and done, step by step."""
        self._all()
        return self.seen

    def contest(self, lone: int, others: int, tables: slice = slice(None)) -> tuple[float, float, int]:
        """One seat of one kind (2 for any simple player) among others: points a hand ahead of their mean, its standard
        error, and the hands.

        Every table plays one hand to its end. The tables where a training left off are lost.
        """
        n = self.game.players
        seat = torch.randint(n, (2 * self.tables, 1), device=self.device) == torch.arange(n, device=self.device)

        def kinds(kind: int) -> Tensor:
            simple = torch.randint(2, 2 + SIMPLE, (2 * self.tables, 1), device=self.device)
            return simple if kind == 2 else torch.full_like(simple, kind)

        who = torch.where(seat, kinds(lone), kinds(others)).int()
        if CLUB in (lone, others):
            who[: 2 * self.alone] = 0  # nobody would tell club players there what happens
        self.deal(who)
        self._begin(self.game.open(self.fresh(self.shift[0])))
        self._tell(torch.full_like(self.advice, BEGIN))
        is_lone = (self.t.who > 1) if lone == 2 else (self.t.who == lone)
        ended = torch.zeros(self.tables, dtype=torch.bool, device=self.device)
        ahead = torch.zeros(self.tables, device=self.device)
        for _ in range(-(-self.game.most_steps // self.window)):
            seen = self.play()
            for i in range(self.window):
                scores = seen["scores"][i]
                own = torch.where(is_lone, scores, 0.0).sum(1)
                margin = own - (scores.sum(1) - own) / (n - 1)
                ahead = torch.where(seen["done"][i] & ~ended, margin, ahead)
                ended = ended | seen["done"][i]
        ahead = ahead[tables][ended[tables]]
        return float(ahead.mean()), float(ahead.std() / len(ahead) ** 0.5), len(ahead)
