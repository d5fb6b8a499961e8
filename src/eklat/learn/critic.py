"""Somebody who learns nothing but the best answer to a net while that one learns, and comes to its tables as a guest: what
one would otherwise find out only afterwards, the net hears at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from eklat.learn.hall import Hall
from eklat.learn.ppo import Learner

if TYPE_CHECKING:
    from eklat.learn.train import Training

SHARE = 0.5
"""How often it is the guest of a window."""


class Critic:
    """Sits alone among players like the net as it is now, who follow no whims, and begins as one of them."""

    def __init__(self, training: Training) -> None:
        s, game = training.settings, training.game
        self.pupil, self.pace = training.net, (s.rate[0], s.entropy[0])
        self.net, self.other = training.new_net(s.width), training.new_net(s.width)
        for net in (self.net, self.other):
            net.load_state_dict(self.pupil.state_dict())
            net.trust = self.pupil.trust
        self.learner = Learner(game, self.net, s.batch, s.compiled)
        self.hall = Hall(game, self.net, self.other, s.tables, s.window, s.compiled, is_lone=True, hire=training.hire)

    def window(self) -> None:
        """Play a window among players like the net, and learn from it."""
        self.other.load_state_dict(self.pupil.state_dict())
        self.hall.deal()
        self.learner.learn(self.hall.play(), *self.pace)
