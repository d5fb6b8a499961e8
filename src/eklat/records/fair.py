"""Deals that can be proved fair: nobody chose them, and whoever likes can check it afterwards (docs/records.md).

Before anybody's salt is known the table publishes a commitment, the SHA-256 of a random secret of 256 bits. Every player may
add a salt. Each deal of the match then follows from the secret and the salts alone; the secret is published after the
match, in the `proof` of its record. Whoever dealt could not choose the cards after the salts were in, nor exchange the
secret without breaking the commitment, and no player could foresee a deal without the secret.
"""

from __future__ import annotations

import hmac
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

from eklat.games.core import Deal, Match
from eklat.games.notation import shown
from eklat.games.said import Cards, said
from eklat.records.errors import BadRecord
from eklat.records.record import Record, is_printable

FAMILY = "eklat-fair/"
SCHEME = "eklat-fair/1"
LONGEST_SALT = 64
HEX = re.compile("[0-9a-f]{64}")
END = "end"
"""What is added to the numbers of a deal for the card that is drawn after it (house rule "random end")."""


def is_secret(text: object) -> bool:
    """Whether this is 256 bits in small hexadecimal digits, as secrets and commitments are written."""
    return isinstance(text, str) and HEX.fullmatch(text) is not None


def is_salt(text: object) -> bool:
    return isinstance(text, str) and len(text) <= LONGEST_SALT and is_printable(text)


def commitment(secret: str) -> str:
    """What is published first: the SHA-256 of the secret's 32 bytes."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def chance(secret: str, salts: Sequence[str], match: int, deal: int, *use: str) -> Random:
    """The chance of one deal: Python's generator, seeded with the HMAC-SHA256 of the salts and numbers under the secret."""
    message = json.dumps([list(salts), match, deal, *use], ensure_ascii=False, separators=(",", ":"))
    digest = hmac.digest(bytes.fromhex(secret), message.encode(), "sha256")
    return Random(int.from_bytes(digest, "big"))


@dataclass(frozen=True)
class Proof:
    """All one needs to check a match: the secret, what was committed to, and the players' salts by seat."""

    commitment: str
    secret: str
    salts: tuple[str, ...]
    """One for every seat; empty where nobody gave one."""
    match: int = 1
    """A table counts its matches from 1."""

    def deal(self, match: Match) -> Deal:
        """The next deal of this match; the first one also draws who begins."""
        return match.deal(chance(self.secret, self.salts, self.match, len(match.results)))

    def end_card(self, match: Match) -> str:
        """The card that is drawn after the last deal of this match."""
        return match.end_card(chance(self.secret, self.salts, self.match, len(match.results) - 1, END))

    def to_json(self) -> dict[str, Any]:
        return {
            "scheme": SCHEME,
            "commitment": self.commitment,
            "secret": self.secret,
            "salts": list(self.salts),
            "match": self.match,
        }

    @classmethod
    def of(cls, record: Record) -> Proof | None:
        """The proof in a record. One of another make is not ours to judge, and counts as none."""
        data = record.extra.get("proof")
        if not isinstance(data, Mapping) or not str(data.get("scheme")).startswith(FAMILY):
            return None
        keys = ("scheme", "commitment", "secret", "salts", "match")
        if wrong := [key for key in (*keys, *data) if (key in keys) != (key in data)]:
            raise BadRecord("proof-format", said("record-no-proof-keys", keys=", ".join(keys), key=shown(wrong[0])))
        if data["scheme"] != SCHEME:
            raise BadRecord("proof-format", said("record-no-proof-scheme", given=shown(data["scheme"]), known=SCHEME))
        for key in ("commitment", "secret"):
            if not is_secret(data[key]):
                raise BadRecord("proof-format", said("record-no-proof-digits", key=key, given=shown(data[key])))
        salts = data["salts"]
        if not isinstance(salts, list) or len(salts) != len(record.players) or not all(map(is_salt, salts)):
            raise BadRecord("proof-format", said("record-no-proof-salts", longest=LONGEST_SALT, given=shown(salts)))
        if type(data["match"]) is not int or data["match"] < 1:
            raise BadRecord("proof-format", said("record-no-proof-match", given=shown(data["match"])))
        if commitment(data["secret"]) != data["commitment"]:
            raise BadRecord("proof-commitment", said("record-no-proof-commitment"))
        return cls(data["commitment"], data["secret"], tuple(salts), data["match"])

    def unfair_deal(self, match: Match, dealt: Deal, number: int) -> BadRecord | None:
        """What is wrong if this deal does not follow; `match` is how it stood before."""
        if self.deal(match) == dealt:
            return None
        return BadRecord("proof-deal", said("record-no-proof-deal", number=number), number)

    def unfair_end_draw(self, match: Match, card: str, number: int) -> BadRecord | None:
        """What is wrong if this card for the end does not follow; `match` is how it stood before it was drawn."""
        if (drawn := self.end_card(match)) == card:
            return None
        wrong = said("record-no-proof-end-draw", number=number, right=Cards(drawn), card=Cards(card))
        return BadRecord("proof-end-draw", wrong, number)
