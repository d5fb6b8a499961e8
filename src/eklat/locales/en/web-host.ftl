# The page of whoever runs the server.
host-title = This server
host-lead = How it is, right now. Only who has the token sees this page.
host-token = The host’s token
host-token-where = It is in the file that was named when the server was started: eklat serve --admin FILE.
host-enter = Look
host-leave = Leave
host-off = This server has no page for its host. Whoever runs it starts it with eklat serve --admin FILE.
host-lost = The server does not answer. These figures are from { $time }.
host-up = Version { $version }, running for { $time }.
host-people = People connected
host-connections = { $count ->
    [one] one connection
   *[other] { $count } connections
}
host-tables = Tables looked at
host-in-memory = { $count } in memory
host-events = Events a minute
host-events-all = { $count } stored in all
host-latency = Acknowledgement
host-slowest = 99 of 100 within { $time }
host-bots = Bots’ thinking
host-bot-failures = { $count ->
    [0] never failed
    [one] failed once
   *[other] failed { $count } times
}
host-storage = Storage
host-free = { $size } free
host-commit = half of the commits within { $time }
host-stored = What is stored
host-stored-people = People
host-phase-gathering = Tables that gather
host-phase-playing = Tables in a hand
host-phase-scoring = Tables between hands
host-phase-over = Finished matches
host-nodes = Workers and nodes
host-worker = Worker
host-node = Node
host-since = Running for
host-limits = Limits hit
host-limits-none = Nobody has asked for too much.
host-limit-messages = Messages on a connection
host-limit-pings = Pings on a connection
host-limit-parts = Messages in too many parts
host-limit-farewell = Messages after a farewell
host-limit-unread = Messages left unread
host-limit-talk = Talk at a table
host-limit-requests = Requests
host-limit-pages = Pages
host-limit-openings = New connections
host-limit-connections = Open connections
host-limit-http = Open HTTP connections
host-limit-tables = New tables
host-limit-seats = Seats of one person
host-limit-people = New guests
host-limit-codes = Guessed codes and tokens
host-limit-misses = Tables that are not there
host-limit-studio = Records and replays
host-limit-hints = Hints
host-limit-reviews = Reviews
host-limit-reviews-waiting = Reviews in the queue
host-since-start = since the start
host-last-minute = last minute
host-faults = Last warnings and errors
host-faults-none = Nothing has gone wrong.
host-latest = Latest tables
host-latest-none = There are no tables yet.
host-is-gathering = gathers
host-is-playing = in a hand
host-is-scoring = between hands
host-is-over = finished
host-closed = closed
