"""Every reason that a bot can give, and what holds it: each is a claim that is checked where it is said (`claims_*`), a
chance or a lead that is held against what came of it (`test_said_and_seen`, `test_leads`), or claims nothing."""

from importlib.resources import files

from claims import Claim
from claims_heuldoch import HEULDOCH
from claims_learned import LEARNED
from claims_mu import MU
from claims_mu2 import MU2
from fluent.syntax import FluentParser, ast

CLAIMS: dict[str, Claim] = MU | MU2 | HEULDOCH | LEARNED
"""True of the position."""

CHANCES = {
    "club-mu-lead-friend",
    "club-mu2-pass-weak",
    "club-mu2-pass-shield",
    "club-mu2-begin",
    "club-mu2-bid",
    "club-mu2-sacrifice",
    "club-mu2-lead-likely",
    "club-mu2-lead-rather",
    "club-mu2-lead-trump",
    "club-mu2-lead-few",
}
"""A number is named that is a chance, or an estimate of what is hidden: it is right on average."""

HOPES = {
    "club-mu-bid": (0.55, 1),
    "club-mu-raise": (0.7, 1),
    "club-mu-lead-top": (0.75, 1),
    "club-mu-lead-safe": (0, 0.1),
    "club-heuldoch-own-fits": (0.85, 1),
    "club-heuldoch-own-free": (0.85, 1),
    "club-heuldoch-own-next": (0.85, 1),
    "club-heuldoch-own-idle": (0, 0.5),
    "club-heuldoch-gift-dead": (0, 1 / 3),
    "club-heuldoch-onion-room": (0.6, 1),
}
"""Something is expected, or not: it comes true so often at least, and at most."""

LEADS = {"expert-best", "champion-best"}
"""So many points ahead: other worlds say the same, on average."""

FEELINGS = {
    "club-heuldoch-gift-least": "how it weighs this move against all others, without a word on what will come of it",
    "club-heuldoch-onion-least": "the same",
    "club-mu2-reveal": "the same, of face-down cards that nobody knows",
    "novice-heuldoch-onion": "that it likes nothing better",
    "novice-mu2-pass": "that it is too much for it",
    "novice-mu2-reveal": "that it just turns one up",
}
"""What claims nothing that could be held against it, and what it says instead."""


def given() -> set[str]:
    """The messages of the bots' catalogues, but for the line about each bot."""
    found = set[str]()
    for file in files("eklat.locales").joinpath("en").iterdir():
        if file.name.endswith("bots.ftl"):
            entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
            found |= {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    return {message for message in found if not message.startswith("bot-")}
