"""Game records: the format `eklat-record/1`, reading, writing, replaying, verifying and showing them."""

from eklat.records.errors import BadRecord
from eklat.records.record import FORMAT, Record
from eklat.records.replay import ReplayedDeal, replay
from eklat.records.verify import Verdict, verdict

__all__ = ["FORMAT", "BadRecord", "Record", "ReplayedDeal", "Verdict", "replay", "verdict"]
