# The score pad, in browser and terminal.
pad-title = Score pad
pad-about = { $game }, { $players } players, to { $target }
pad-about-rounds = { $game }, { $players } players, { $rounds ->
    [one] one game
   *[other] { $rounds } games
}
pad-intro = For a table with real cards. The pad knows goals and bonuses, adds up, and says who deals.
pad-privacy = Everything stays on this device, and it works without a network.
pad-yours = Pads on this device
pad-none = No pad yet.
pad-hands = { $hands ->
    [0] no hand yet
    [one] 1 hand
   *[other] { $hands } hands
}
pad-standing = { $names } { $count ->
    [one] leads
   *[other] lead
} with { $points }
pad-won = { $names } won with { $points }
pad-broken = This pad was damaged and cannot be shown.
pad-new = New pad
pad-import = Open a file
pad-game = Game
pad-players = Players
pad-names-hint = In the order you sit, clockwise.
pad-name-of = Name { $place }
pad-another-player = Another player
pad-without = Without { $name }
pad-first = Who deals first?
pad-first-begins = Who begins?
pad-rules-title = Rules of your table
pad-option-target = Points that end the match
pad-option-rounds = How many games make a match?
pad-house-rules = House rules
pad-start = Start the pad
pad-change = Names and rules
pad-keep = Keep the changes

# The sheet.
pad-hint = Tap a hand to correct it. Everything after it is counted again.
pad-next = Hand { $hand }: { $dealer } deals
pad-next-begins = Game { $hand }: { $dealer } begins
pad-hand = Hand { $hand }
pad-round = Game { $hand }
pad-to = to { $target }
pad-of = of { $rounds }
pad-total = Total
pad-correct-hand = Correct hand { $hand }
pad-over = { $names } { $count ->
    [one] wins with { $points } points.
   *[other] share the win with { $points } points each.
}
pad-over-hint = To play on, set a higher target under “Names and rules”.
pad-over-rounds-hint = To play on, set more games under “Names and rules”.

# Writing a hand down.
pad-kind = What happened?
pad-role-of = { $name }: { $role }
pad-fewer = One fewer
pad-more = One more
pad-write = Write it down
pad-write-correction = Correct hand { $hand }
pad-back-to-sheet = Back to the sheet
pad-delete = Delete this hand
pad-deleted = Hand { $hand } is deleted.
pad-changed = Names and rules are changed.
pad-play-on = Play on
pad-undo = Undo
pad-tap = Tap the cards instead
pad-written = Hand { $hand } is written down.
pad-corrected = Hand { $hand } is corrected, and everything after it counted again.

# What else one can do with a pad.
pad-menu = More
pad-share = Share
pad-share-hint = The whole pad is in this link. Whoever opens it gets a copy.
pad-share-long = This pad is too long for a QR code. The link still works.
pad-qr = QR code with the link to a copy of this pad
pad-copy = Copy the link
pad-copied = Copied
pad-send = Send
pad-print = Print
pad-save-json = Save as a file
pad-save-csv = Save for a spreadsheet (CSV)
pad-rematch = New match with the same names
pad-remove = Remove this pad
pad-removed = The pad is removed.
pad-shared-here = Somebody shared this pad with you
pad-shared-take = Keep it on this device
pad-all = All pads
pad-not-here = This pad is not on this device.

# What is wrong, and what would be right.
pad-wrong-in-hand = Hand { $hand }: { $what }
pad-wrong-object = Something with { $keys } was expected here.
pad-wrong-missing-key = “{ $key }” is missing.
pad-wrong-unknown-key = “{ $key }” does not belong here.
pad-wrong-seat = “{ $key }” must be a seat from 0 to { $last }.
pad-wrong-kind = This kind of hand is unknown here; there are { $kinds }.
pad-wrong-hands = A pad has a list of at most { $most } hands.
pad-wrong-game = This game is unknown; there are { $games }.
pad-wrong-no-sheet = There is no score sheet for { $game }; there are sheets for { $games }.
pad-wrong-rounds = A match has 1 to { $most } games.
pad-wrong-no-rounds = This game is played to a number of points, not a number of games.
pad-wrong-match-over = The match is over. To play on, change the rules of the pad.
pad-wrong-no-such-hand = There is no such hand: the pad has { $hands }.
pad-wrong-format = This is not a score pad of Eklat ({ $format }).
pad-wrong-options = “options” must be names with values.
pad-wrong-players = { $low ->
    [2] Two players are needed.
   *[other] { $low } to { $high } players are needed.
}
pad-wrong-name = Name { $place } needs 1 to { $longest } characters, without spaces at its ends.
pad-wrong-name-twice = Two players are called { $name }.
pad-wrong-unknown-option = There is no such option; there are { $options }.
pad-wrong-option = The option “{ $name }” cannot have this value. Possible: { $expected }.
pad-wrong-too-large = A pad is never larger than { $most } kB.
pad-wrong-json = This file is not readable JSON.
pad-wrong-link = This link is damaged: the pad in it cannot be read.
pad-wrong-storage = This device did not keep the pad. Save it as a file before you leave.

# In the terminal.
pad-ask-game = Game ({ $games })
pad-ask-names = Names in the order you sit, separated by commas
pad-ask-target = Points that end the match
pad-ask-rounds = How many games make a match
pad-ask-first = Who deals first
pad-ask-first-begins = Who begins
pad-ask-what = Enter: next hand · 3: correct hand 3 · -3: delete it · u: undo · csv · q: quit
pad-ask-what-over = 3: correct hand 3 · -3: delete it · u: undo · csv · q: quit
pad-ask-what-round = Enter: next game · 3: correct game 3 · -3: delete it · u: undo · csv · q: quit
pad-ask-what-over-round = 3: correct game 3 · -3: delete it · u: undo · csv · q: quit
pad-no-such-round = There is no such game: the pad has { $hands }.
pad-ask-how = Enter: the value in [ ] · <: one question back · . or an empty answer: give up
pad-ask-unknown = “{ $text }” means nothing here.
pad-given-up = Given up: nothing has changed.
pad-undone = The last change is undone.
pad-undo-hint = u brings it back.
pad-nothing-to-undo = There is nothing to undo.
pad-ask-who = Nobody here is called { $text }; there are { $names }.
pad-ask-number = A whole number, please.
pad-ask-answer = One of: { $choices }.
pad-file-exists = There is a pad in this file already.
pad-file-missing = There is no such file: { $file }
pad-file-failed = { $file } cannot be read or written: { $why }
pad-saved = Saved in { $file }.
pad-all-saved = Everything is saved in { $file }.
pad-none-begun = No pad was begun.
pad-argument-json = “{ $text }” is not readable JSON; expected something like { $example }

# The same where every line is a game.
pad-hands-round = { $hands ->
    [0] no game yet
    [one] 1 game
   *[other] { $hands } games
}
pad-hint-round = Tap a game to correct it. Everything after it is counted again.
pad-correct-hand-round = Correct game { $hand }
pad-write-correction-round = Correct game { $hand }
pad-delete-round = Delete this game
pad-deleted-round = Game { $hand } is deleted.
pad-written-round = Game { $hand } is written down.
pad-corrected-round = Game { $hand } is corrected, and everything after it counted again.

# For a spreadsheet: what stands between two cells, and over and in the columns.
pad-csv-separator = ,
pad-csv-hand = Hand
pad-csv-dealer = Dealer
pad-csv-outcome = Outcome
pad-csv-chief = Chief
pad-csv-vice = Vice
pad-csv-partner = Partner
pad-csv-height = Cards laid
pad-csv-goal = Goal
pad-csv-trump = Trump
pad-csv-bonus = Bonus
pad-csv-short = Steps short
pad-csv-tied = Tied
pad-csv-last = Last
pad-csv-cards = { $name }: card points
pad-csv-scores = { $name }: score
pad-csv-totals = { $name }: total
pad-csv-is-made = made
pad-csv-is-failed = missed
pad-csv-is-eklat = Eklat
pad-csv-is-passed = all passed
pad-csv-is-crown = crown
pad-csv-is-shield = shield
pad-csv-is-redeal = dealt again
pad-csv-is-finished = counted
