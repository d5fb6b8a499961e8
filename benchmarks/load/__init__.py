"""Many tables at once: how many moves a server stores and acknowledges, how soon, and whether it ever forgets one.

    python -m benchmarks.load --tables 50 --seconds 10                 flat out, SQLite
    python -m benchmarks.load --tables 50 --seconds 10 --postgres      the same on a throw-away PostgreSQL
    python -m benchmarks.load --tables 500 --pace 3 --seconds 30       one move per table every three seconds
    python -m benchmarks.load --tables 50 --seconds 30 --crash 5       kill -9 in between; nothing may be missing or twice
    python -m benchmarks.load --tables 500 --idle                      memory of tables at which nobody moves

It starts `eklat serve` on loopback with the limits per address switched off, opens the tables, seats the players, and lets
each of them play on a WebSocket of its own: any legal move, passing often, the next hand, the next match. Players remember
every event that was acknowledged to them and look for each in the table's log, as they see it, after every crash and at the
end; and there for moves of theirs that are stored more often than they made them. A move that a crash has cut off is sent
again under its old id.

Acknowledgement times run from just before the move is written to the socket until its `ok` is read; moves that a crash has
cut off are not among them. How late this program itself wakes up is shown beside them: a busy machine adds that much. CPU is
that of the server processes alone, while tables are played at; not of PostgreSQL and not of this program, which shares the
machine. The exit status is 1 if anything is missing or there twice.
"""
