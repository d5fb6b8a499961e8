# Replays: looking back at a game, and sharing it.
replay-title = Replay
replay-lead = Look back at a game move by move: from one player’s seat or with all cards open. Every finished hand can be replayed, and so can a record from elsewhere.
replay-of = { $game }, hand { $number }
replay-game = Game
replay-open-another = Open another game
replay-to-list = All replays
replay-to-table = To the table
replay-no-hands = No hand is finished here yet, so there is nothing to replay.
replay-no-picture = This position cannot be drawn. The moves are listed beside it.

# The way in.
replay-mine = My matches
replay-mine-none = Nothing here yet. As soon as you have finished a hand, its match appears here.
replay-kept = Opened on this device
replay-forget = Remove from this list: { $title }
replay-running = still running
replay-won = { $names } won with { $score }
replay-seat = Seat { $number }
replay-other = A game from elsewhere
replay-other-text = Bring a record along, as Eklat and its programs write them. It stays on this device; it goes to the server only if you ask for a review or play on from it.
replay-paste = Paste the text of a record
replay-show = Show the replay
replay-choose = Choose a file
replay-drop = Or drop a file anywhere on this page.
replay-many = { $count ->
    [one] { $count } record in this file
   *[other] { $count } records in this file
}
replay-no-record = { $count ->
    [one] This is not a record: it needs at least “game”, “players” and “deals”.
   *[other] Number { $number } of { $count } is not a record: it needs at least “game”, “players” and “deals”.
}
replay-file-too-large = This file is too large for a record. At most 4 MB can be opened here.
replay-bad-link = The record in this link cannot be read. Was the link copied completely?
replay-not-kept = This record is not on this device any more. Open it again from its file or link.

# What cannot be read.
replay-json-empty = There is nothing here yet.
replay-json-end = Line { $line }: the text stops too early. A closing bracket or quotation mark is missing.
replay-json-sign = Line { $line }, column { $column }: “{ $found }” cannot stand here.
replay-json-text = Line { $line }, column { $column }: the quotation mark that opens here is not closed on the same line.
replay-json-key = Line { $line }, column { $column }: a name in quotation marks is expected here, not “{ $found }”.
replay-json-twice = Line { $line }: the entry “{ $found }” is there twice.
replay-json-comma = Line { $line }, column { $column }: a comma or the closing bracket is missing before “{ $found }”.
replay-json-deep = Line { $line }: too many brackets inside one another.
replay-json-more = Line { $line }, column { $column }: the record has ended, but “{ $found }” still follows.
replay-wrong-deal = The problem is in hand { $deal }.
replay-wrong-action = The problem is in hand { $deal }, action { $action }:
replay-wrong-line = (line { $line })
replay-edit = Correct it
replay-watch-so-far = Watch it up to there

# Stepping through.
replay-controls = Forward and back
replay-position = Position
replay-at = { $step } of { $steps }: { $line }
replay-first = To the beginning
replay-last = To the end
replay-back = One move back
replay-forward = One move on
replay-part-back = One chapter back
replay-part-forward = One chapter on
replay-play = Play
replay-pause = Pause
replay-speed = { $speed ->
    [slow] Speed: slow
    [fast] Speed: fast
   *[normal] Speed: normal
}
replay-review = Review
replay-next-loss = Next loss
replay-last-loss = Last loss
replay-moves = Moves
replay-result = Result
replay-show-result = Show the result
replay-unfinished = This hand was not played to the end.
replay-hand = Hand
replay-hands = Hands of the match
replay-hand-number = Hand { $number } { $outcome }
replay-more = Hands and cards
replay-match = Match
replay-match-number = Match { $number }
replay-outcome-unfinished = unfinished
replay-eyes = Cards of
replay-eyes-all = all, open
replay-eyes-spectator = nobody (spectator)
replay-player = Player
replay-this-hand = This hand
replay-total = Total
replay-before = Before this hand
replay-after = After this hand
replay-keys = Keys
replay-hidden = Face-down cards

# Sharing.
replay-share = Share this moment
replay-share-short = Share
replay-play-on = Play on
replay-play-on-text = From here with bots, in the place of { $name }: a practice table
replay-share-table = Whoever opens this link sees exactly this moment.
replay-share-record = Whoever opens this link sees exactly this moment. The record is in the link itself; no server stores it.
replay-link = Link
replay-copy = Copy
replay-send = Send
replay-too-long = This record is too long for a link. Send the file instead.
replay-file = The record as a file
replay-file-why = Everything that was dealt and played, to keep, to check with “eklat verify”, or to open here again.
replay-download = Download record

# The proof of fair deals.
replay-proof = Were the cards dealt fairly?
replay-proof-short = Fair deal
replay-proof-why = If all that is checked here is right, nobody chose the cards of this match, not even whoever runs the server: your device had sealed its share before the others’ were known.
replay-proof-why-unsealed = The server fixed its secret before the first deal and could not change the cards afterwards. But no device sealed its share: whoever knew the secret could have chosen one that brings the cards they like. This is what can be checked:
replay-proof-why-elsewhere = Anybody can check that secret, shares, seals and deals fit together. That the seals came first, only the devices know that were at the table. This is how it is checked:
replay-proof-later = The match is not over yet. When it is, the server publishes its secret, and everybody can check that all deals followed from it.
replay-proof-promise = This is what it has committed to before the first deal:
replay-proof-none = This record carries no proof. That is normal for games that were written down by hand.
replay-proof-commitment = The promise
replay-proof-commitment-text = Before the first deal the server published the fingerprint of a secret number. The secret that is published now must have exactly this fingerprint.
replay-proof-own-good = Your browser has computed it, too: it fits.
replay-proof-own-bad = Your browser has computed it, too: it does not fit.
replay-proof-kept = Your device knew this promise and all seals before it opened its own, and its share is in.
replay-proof-broken = But when your device opened its seal, it was shown another promise or other seals, or its share is missing.
replay-proof-out = Your device’s share is not in: its seal was never opened. If it was at the table all the time, it was kept out, and then the seals of the others promise you nothing.
replay-proof-salts = The players’ share
replay-proof-salts-text = After the promise every player’s device could seal a share of its own: a random number, perhaps behind a word. The seals were fixed first, then all were opened. Nobody could choose a share to fit the others’. Whoever withholds theirs is named, and new ones are made without them. A device that did open its seal and is named all the same knows that it was kept out.
replay-proof-no-salt = nothing
replay-proof-missed = sealed, but not opened
replay-proof-aloud = (said aloud)
replay-proof-deals = { $count ->
    [one] The cards of { $count } hand
   *[other] The cards of all { $count } hands
}
replay-proof-deals-text = Secret and words together determine every shuffle. All deals are made again from them and compared card by card.
replay-proof-moves = The moves
replay-proof-moves-text = Every move is played again by the rules, and all scores are added up again.
replay-proof-check = Check now
replay-proof-again = Check again
replay-proof-good = { $count ->
    [one] All is well: the deal was fair, every move was allowed, the score is right.
   *[other] All is well: all { $count } deals were fair, every move was allowed, the scores are right.
}
replay-proof-bad = The proof does not hold.
replay-proof-too-big = This match is too long to be checked here. Download the record and check it with “eklat verify”.

# Writing a record.
replay-write = Write down a real game
replay-write-why = You played at a real table and remember the cards? Write the game down and watch it here.
replay-write-button = Write down a game
replay-write-lead = Begin with a template and change what is different. The rules read along: they say at once who is to move, what is allowed, and where something cannot be.
replay-write-sheet = The record
replay-players = Players
replay-template = Begin with the template
replay-record = Text of the record
replay-tidy = Tidy up
replay-verdict = What the rules say
replay-checking = One moment …
replay-edit-empty = Choose a game and begin with its template.
replay-edit-no-record = This is not a record yet: it needs at least “format”, “game”, “players” and “deals”.
replay-good-so-far = Everything is right so far.
replay-good-finished = Everything is right. The match is over, won by { $names }.
replay-good-fair = The proof of fair deals holds, too.
replay-standing = Standing: { $scores }
replay-point = Show the place
replay-next = { $who } is to move
replay-action = Next action
replay-add = Add
replay-legal = What is allowed
replay-hand-over = This hand is over.
replay-add-hand = Add another hand
replay-undo = Take back: { $action }
replay-how = How to write it
replay-how-cards = Cards
replay-how-seats = Seats
replay-how-seats-text = Seats count from 0, clockwise, in the order of “players”.
replay-how-deal = The deal
replay-how-actions = Actions
replay-how-actions-text = One after the other, without names: whose turn it is follows from the rules.
replay-how-rest = And the rest
replay-how-rest-text = A record may stop anywhere. “options” names rules that differ from the usual ones; “scores” and “winners” may be missing and are checked if they are there. You may add “date”, “place” and “note”.

# A hand of real cards, tapped.
jot-title = Write down a hand by tapping
jot-lead = With real cards on the table: tap who lays what in the auction, then card by card as they are played. Nobody needs to know the hands; they follow from what was played. Everything is kept on this device at once. The rules are looked up at the server, so this needs a connection.
jot-begin = Write down a hand
jot-count = Players
jot-names = Names, clockwise
jot-player = Player { $number }
jot-dealer = Who deals
jot-start = To the cards
jot-hand = Hand { $number } · { $dealer } deals
jot-back = Back
jot-undo = Take back
jot-table = The table
jot-grid = The pack
jot-colours = Colours in play
jot-card = { $card }{ $open ->
    [yes] , open before { $names }
   *[no] { "" }
}, { $state ->
    [gone] gone
    [chosen] chosen
    [possible] possible
   *[not] not possible now
}
jot-pass = Pass
jot-lay = { $count ->
    [0] Lay { $most ->
        [one] a card
       *[other] up to { $most } cards
    }
    [one] Lay { $count } card
   *[other] Lay { $count } cards
}
jot-keys = Keyboard: { $letters } and a digit for a card, P passes, Enter lays, Backspace takes back.
jot-ask-drawn = Which card was drawn for the end?
jot-over = The hand is over
jot-refused = { $name }: { $sentence }
jot-waiting = The server does not answer. What you tapped is kept, and is looked at as soon as the connection is back.
jot-not-kept = This browser keeps nothing: the hand is lost when the page is closed.
jot-not-here = This hand is not on this device.
jot-forced = { $count ->
    [one] The last card was filled in: it could only be that one.
   *[other] The last { $count } cards were filled in: they could only be those.
}
jot-partial = { $count ->
    [one] Of one card nobody can say who held it. A record has every card, so this hand is kept as a part: you find it under Replays.
   *[other] Of { $count } cards nobody can say who held them. A record has every card, so this hand is kept as a part: you find it under Replays.
}
jot-memory = A hand that I remember
jot-memory-none = nobody’s
jot-memory-text = Whoever remembers the cards that they were dealt can have their play reviewed, however little else is known. At most { $most } of their cards may be missing.
jot-memory-ask = Tap the hand that { $name } was dealt: { $count } of { $all }
jot-memory-done = Back to the moves
jot-memory-review = Review { $name }
jot-memory-title = { $name }, reviewed from memory
jot-memory-back = Back to the hand
jot-sheet-moved = The score sheet has gone on since; this hand is only kept as a record.
jot-not-on-sheet = This hand does not fit on the sheet: its rules are others.
jot-onto-sheet = Onto the sheet
jot-replay = Watch the replay
jot-parts = Hands written down in part
jot-part = Hand { $number } · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
jot-from-replay = Real cards, card by card: tap a hand on the pack, and it becomes a record.
