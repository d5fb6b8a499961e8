"""What is stored. The events are the truth; everything else about a table is an index to find it by."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

STEPS = sorted(file.name[1:5] for file in Path(__file__).with_name("migrations").glob("versions/v*.py"))
"""The steps of migrations/, in their order."""
STEP = STEPS[-1]
"""The one that leads to this schema."""

metadata = MetaData()

ID, HASH = String(32), String(64)

people = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Float(53), nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("hash", HASH, primary_key=True),
    Column("person", ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float(53), nullable=False),
)
"""Each device of a person has a secret of its own; only its SHA-256 is here."""

links = Table(
    "links",
    metadata,
    Column("hash", HASH, primary_key=True),
    Column("person", ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("expires", Float(53), nullable=False),
    Column("parcel", Text, nullable=True),
)
"""Codes that bring a person to another device, once."""

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("version", Integer, nullable=False),  # below 0 while the table is closed
    Column("game", String(32), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("has_room", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("updated", Float(53), nullable=False),
    Index("tables_to_find", "listed", "has_room", "updated"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
    sqlite_with_rowid=False,
)

seats = Table(
    "seats",
    metadata,
    Column("person", ID, primary_key=True),
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True, index=True),
    Column("seat", Integer, nullable=True),
)
"""Who has sat where, for everybody's list of games; no seat means that they left."""

nodes = Table(
    "nodes",
    metadata,
    Column("id", ID, primary_key=True),
    Column("expires", Float(53), nullable=False),
    Column("figures", Text, nullable=True),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("node", ID, nullable=False, index=True),
)
"""Which node drives the bots and clocks of a table, for as long as that node gives signs of life."""

reviews = Table(
    "reviews",
    metadata,
    Column("id", ID, primary_key=True),
    Column("mark", HASH, nullable=False, unique=True),  # of what is reviewed: asked twice is one review
    Column("hand", HASH, nullable=False),  # of the hand alone, whichever seats are reviewed
    Column("version", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=True, index=True),
    Column("person", ID, nullable=True, index=True),  # who has asked
    Column("asked", Float(53), nullable=False),
    Column("wanted", Text, nullable=False),  # the record without names, until it is reviewed
    Column("node", ID, nullable=True),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("found", Text, nullable=True),
    Column("failed", Boolean, nullable=False),
)
"""Reviews of finished hands, asked for and finished; of a record that somebody brought along, without a table."""

played = Table(
    "played",
    metadata,
    Column("person", ID, primary_key=True),
    Column("review", ID, ForeignKey("reviews.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
)
"""Who played in the hands that were reviewed, for everybody's own play."""

steps = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))
"""The step that a database has reached, as Alembic writes it."""
