"""Deals that can be proved fair: nobody chose them, and whoever likes can check it afterwards (docs/records.md).

Before anybody's salt is known the table publishes a commitment, the SHA-256 of a random secret of 256 bits. Every player may
add a salt, and seal it: show its SHA-256 first, and the salt itself when all seals are fixed. Each deal of the match then
follows from the secret and the salts alone; the secret is published after the match, in the `proof` of its record. Whoever
knew the secret could not choose the cards if one salt was sealed by somebody else; nobody could exchange secret or seal
without breaking what was published; and no player could foresee a deal without the secret.
"""

from __future__ import annotations

import hmac
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from random import Random
from typing import Any

from eklat.games.core import Deal, Match, Seat
from eklat.games.notation import shown
from eklat.games.said import Cards, Who, said
from eklat.records.errors import BadRecord
from eklat.records.record import LONGEST_NAME, Record, is_printable

FAMILY = "eklat-fair/"
SCHEME = "eklat-fair/1"
"""Salts that were said aloud, or none."""
SEALED = "eklat-fair/2"
"""Salts that were sealed before any of them was known."""
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


def sealed(salt: str) -> str:
    """What is shown of a salt that nobody may know yet: the SHA-256 of its text."""
    return sha256(salt.encode()).hexdigest()


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
    seals: tuple[str, ...] = ()
    """By seat, the SHA-256 of a salt that was sealed; empty where none was."""
    missed: tuple[Seat, ...] = ()
    """Where those sat who sealed a salt and did not open it."""
    named: tuple[str, ...] = ()
    """What they were called, in the same order, where `players` of the record names others; otherwise nothing."""

    def deal(self, match: Match) -> Deal:
        """The next deal of this match; the first one also draws who begins."""
        return match.deal(chance(self.secret, self.salts, self.match, len(match.results)))

    def end_card(self, match: Match) -> str:
        """The card that is drawn after the last deal of this match."""
        return match.end_card(chance(self.secret, self.salts, self.match, len(match.results) - 1, END))

    def to_json(self) -> dict[str, Any]:
        found = {
            "scheme": SCHEME,
            "commitment": self.commitment,
            "secret": self.secret,
            "salts": list(self.salts),
            "match": self.match,
        }
        if not any(self.seals) and not self.missed:
            return found
        found |= {"scheme": SEALED, "seals": list(self.seals), "missed": list(self.missed)}
        return found | {"named": list(self.named)} if self.named else found

    def who_missed(self, record: Record) -> list[str]:
        """The names of those who did not open a seal."""
        return [*self.named] or [record.players[seat] for seat in self.missed]

    @property
    def sealed_seats(self) -> list[Seat]:
        """Whose salts nobody knew before all of them were fixed."""
        return [seat for seat, seal in enumerate(self.seals) if seal]

    @classmethod
    def of(cls, record: Record) -> Proof | None:
        """The proof in a record. One of another make is not ours to judge, and counts as none."""
        data = record.extra.get("proof")
        if not isinstance(data, Mapping) or not str(data.get("scheme")).startswith(FAMILY):
            return None
        keys = ["scheme", "commitment", "secret", "salts", "match"]
        if data["scheme"] == SEALED:
            keys += ["seals", "missed", *(["named"] if "named" in data else [])]
        elif data["scheme"] != SCHEME:
            known = f"{SCHEME}, {SEALED}"
            raise BadRecord("proof-format", said("record-no-proof-scheme", given=shown(data["scheme"]), known=known))
        if wrong := [key for key in (*keys, *data) if (key in keys) != (key in data)]:
            raise BadRecord("proof-format", said("record-no-proof-keys", keys=", ".join(keys), key=shown(wrong[0])))
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
        proof = cls(data["commitment"], data["secret"], tuple(salts), data["match"])
        if data["scheme"] == SEALED:
            seals, missed = _seals(data, salts)
            proof = replace(proof, seals=seals, missed=missed, named=_named(data, missed))
        return proof

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


def _seals(data: Mapping[str, Any], salts: list[str]) -> tuple[tuple[str, ...], tuple[Seat, ...]]:
    """The seals of a proof, each of which fits its salt, and who opened none."""
    seals, missed = data["seals"], data["missed"]
    if not isinstance(seals, list) or len(seals) != len(salts) or not all(seal == "" or is_secret(seal) for seal in seals):
        raise BadRecord("proof-format", said("record-no-proof-seals", given=shown(seals)))
    if not isinstance(missed, list) or any(type(seat) is not int or not 0 <= seat < len(salts) for seat in missed):
        raise BadRecord("proof-format", said("record-no-proof-missed", given=shown(missed)))
    for seat, (seal, salt) in enumerate(zip(seals, salts, strict=True)):
        if seal and seal != sealed(salt):
            raise BadRecord("proof-seal", said("record-no-proof-seal", who=Who(seat)))
    return tuple(seals), tuple(missed)


def _named(data: Mapping[str, Any], missed: tuple[Seat, ...]) -> tuple[str, ...]:
    """What those were called who opened no seal, where the proof says it."""
    if "named" not in data:
        return ()
    named = data["named"]
    if not isinstance(named, list) or len(named) != len(missed) or not all(map(_is_name, named)):
        raise BadRecord("proof-format", said("record-no-proof-named", given=shown(named)))
    return tuple(named)


def _is_name(text: object) -> bool:
    return isinstance(text, str) and 0 < len(text) <= LONGEST_NAME and is_printable(text)
