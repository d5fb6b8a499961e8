# The score pad, in browser and terminal.
pad-title = Score pad
pad-game-mu = Mü
pad-game-mu2 = Mü for two
pad-game-heuldoch = Heul doch!
pad-about = { $game }, { $players } players, to { $target }
pad-about-rounds = { $game }, { $players } players, { $rounds ->
    [one] one game
   *[other] { $rounds } games
}
pad-and = { $first } and { $last }
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
pad-option-edition = Edition
pad-edition-de = German
pad-edition-en = English
pad-edition-nl = Dutch
pad-option-target = Points that end the match
pad-option-end = The match ends when somebody
pad-end-exceed = has more
pad-end-reach = gets there
pad-option-shared_eklat = Shared stalemate: what the last one pays goes to the others who tied
pad-option-hidden_partner = Hidden partner: the chief calls a card and may turn out to be alone
pad-option-random_end = Random end: after every hand a card is drawn, and ten times its digit counts for the leader, only to see if it is over
pad-option-specials = With special cards
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
pad-row-made = Goal { $goal }, { $height ->
    [one] 1 card
   *[other] { $height } cards
}, { $trump }: made with { $points }, bonus { $bonus }
pad-row-failed = Goal { $goal }, { $height ->
    [one] 1 card
   *[other] { $height } cards
}, { $trump }: { $points }, { $short ->
    [one] 1 step short
   *[other] { $short } steps short
}
pad-row-alone = { $chief } alone: { $what }
pad-row-eklat = Stalemate: { $names } tied at { $height }, { $culprit } was last
pad-row-passed = All passed, nobody scores
pad-row-redealt = Nobody bid, { $dealer } deals again
pad-row-crown = { $crown }: { $height } cards, goal { $goal }: made with { $points }
pad-row-shield = { $crown }: { $height } cards, goal { $goal }: missed with { $points }
pad-row-crown-plain = { $crown }: { $height } cards, goal { $goal }: made
pad-row-shield-plain = { $crown }: { $height } cards, goal { $goal }: missed
pad-row-counted = { $names } { $count ->
    [one] wins this game
   *[other] share this game
}
pad-row-lost = lost to onions: { $list }
pad-drawn-was = drawn: { $digit }
pad-trump-colour = colour
pad-trump-1or7 = 1 or 7
pad-trump-digit = digit
pad-trump-none = no trump

# Writing a hand down.
pad-kind = What happened?
pad-played = Played
pad-eklat = Stalemate
pad-passed = All passed
pad-redealt = Nobody bid
pad-chief = Chief
pad-vice = Vice
pad-partner = Partner
pad-crown = Crown
pad-shield = Shield
pad-role-of = { $name }: { $role }
pad-points = Card points
pad-points-of = Card points of { $name }
pad-points-crown = Card points of the crown, discards included
pad-laid = cards laid
pad-laid-each = cards each
pad-open-cards = open cards
pad-fewer = One fewer
pad-more = One more
pad-goal = goal
pad-bonus = bonus
pad-bonus-is = bonus { $bonus }
pad-chief-trump = Chief’s trump
pad-choice-colour = Colour
pad-choice-1or7 = 1 or 7
pad-choice-digit = Digit
pad-choice-none = None
pad-tied = Tied
pad-last = Last
pad-who-tied = Who tied for the most cards, and who of them laid last?
pad-made-it = Made
pad-missed-it = Missed
pad-count-or-tell = Count the points, or just say how it ended.
pad-drawn-digit = Drawn card’s digit
pad-by-points = Points
pad-by-pile = Count the pile
pad-how = How do you want to enter it?
pad-pile-points = Points
pad-pile-lost = lost to onions
pad-pile-lost-hint = Only needed to break a tie.
pad-onions-of = Onions of { $name }
pad-cards-of = { $name }: how many cards with { $number }?
pad-lost-of = { $name }: points lost to onions
pad-worthless = worth nothing: { $numbers }
pad-nothing-worthless = everything counts
pad-pile-is = { $points } points, { $lost } lost
pad-pack-so-far = { $given } of { $expected } cards
pad-result-made = Made: { $points } of { $goal }.
pad-result-failed = Missed: { $points } of { $goal }, { $short ->
    [one] 1 step short
   *[other] { $short } steps short
}.
pad-result-crown = { $name } makes the goal.
pad-result-shield = { $name } misses the goal.
pad-result-nobody = Nobody scores, and the deal moves on.
pad-result-redealt = Nobody scores, and the same dealer deals again.
pad-no-vice = No vice in this hand.
pad-alone = { $name } plays alone.
pad-filled = With { $name }’s { $points } it makes { $total }.
pad-still-missing = { $missing } points to go.
pad-still-open = Still open: { $names }.
pad-first-chief = Who is chief? Then the partner, the vice if there is one, and the card points.
pad-first-tied = Mark who tied, then who of them laid last.
pad-first-crown = Who has the crown?
pad-write = Write it down
pad-write-correction = Correct hand { $hand }
pad-back-to-sheet = Back to the sheet
pad-delete = Delete this hand
pad-deleted = Hand { $hand } is deleted.
pad-undo = Undo
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
pad-wrong-points-missing = Card points are missing for { $missing } players. Only the last number fills itself in.
pad-wrong-sum = The card points make { $given }, but there are { $expected } in the pack.
pad-wrong-drawn-missing = At this table a card is drawn after every hand: enter its digit.
pad-wrong-drawn-extra = No card is drawn after the hands at this table.
pad-wrong-drawn = The drawn card has a digit from 0 to 9.
pad-wrong-tied = A stalemate needs at least two different players who tied.
pad-wrong-culprit = The last to lay a card must be one of those who tied.
pad-wrong-vice-height = If the chief laid one card only, nobody can be vice.
pad-wrong-trump = The chief’s trump is a colour, 1 or 7, another digit, or none.
pad-wrong-vice-of-three = With three players there is no vice.
pad-wrong-partner-of-three = With three players the chief has no partner.
pad-wrong-vice-is-chief = Chief and vice are two different people.
pad-wrong-partner-is-chief = The chief needs somebody else as partner.
pad-wrong-partner-missing = Say who was the chief’s partner.
pad-wrong-partner-is-vice = The vice can never be the chief’s partner.
pad-wrong-height = The number of cards is from { $low } to { $high }.
pad-wrong-points-count = Card points are needed for each of the { $players } players.
pad-wrong-points = Card points are whole numbers from 0 to { $most }.
pad-wrong-kind = This kind of hand is unknown here; there are { $kinds }.
pad-wrong-points-or-made = Tell either the crown’s card points or whether the goal was made.
pad-wrong-pile-points = Points are whole numbers from 0 to { $most }.
pad-wrong-pile-onions = Onions are counted from 0 to { $most }.
pad-wrong-pile-cards = For each number from 1 to 7 there are 0 to { $most } cards.
pad-wrong-piles = One pile is needed for each of the { $players } players.
pad-wrong-pack-points = That makes { $given } points, but the whole pack has { $most }.
pad-wrong-pack-number = Together you have { $given } cards with { $number }, but there are { $most }.
pad-wrong-pack = Onions and open cards make { $given }, but { $expected } were played.
pad-wrong-pack-many = Onions and open cards make { $given }, but there are only { $most }.
pad-wrong-hands = A pad has a list of at most { $most } hands.
pad-wrong-game = This game is unknown; there are { $games }.
pad-wrong-rounds = A match has 1 to { $most } games.
pad-wrong-match-over = The match is over. To play on, change the rules of the pad.
pad-wrong-no-such-hand = There is no such hand: the pad has { $hands }.
pad-wrong-format = This is no score pad of Eklat ({ $format }).
pad-wrong-options = “options” must be names with values.
pad-wrong-players = { $low ->
    [2] Two players are needed.
   *[other] { $low } to { $high } players are needed.
}
pad-wrong-name = Name { $place } needs 1 to { $longest } characters, without spaces at its ends.
pad-wrong-name-twice = Two players are called { $name }.
pad-wrong-unknown-option = There is no such option; there are { $options }.
pad-wrong-option = The option “{ $name }” cannot have this value. Possible: { $expected }.
pad-wrong-edition-players = The English edition is for four to six players. With three take the German or the Dutch one.
pad-wrong-too-large = A pad is never larger than { $most } kB.
pad-wrong-json = This file is no readable JSON.
pad-wrong-link = This link is damaged: the pad in it cannot be read.
pad-wrong-storage = This device did not keep the pad. Save it as a file before you leave.

# In the terminal.
pad-ask-game = Game ({ $games })
pad-ask-names = Names in the order you sit, with commas between them
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
pad-ask-kind = p: played · e: stalemate · 0: all passed
pad-ask-kind-two = p: played · 0: nobody bid
pad-ask-chief = Chief
pad-ask-vice = Vice (-: none)
pad-ask-partner = Partner
pad-ask-partner-hidden = Partner (-: alone)
pad-ask-height = Cards laid by the chief
pad-ask-height-eklat = Cards laid by each of them
pad-ask-height-two = Open cards of the crown
pad-ask-trump = Chief’s trump (c: colour · 1: 1 or 7 · d: digit · 0: none)
pad-ask-points = Card points of { $name }
pad-ask-tied = Who tied, with commas between them
pad-ask-culprit = Who laid last
pad-ask-crown = Crown
pad-ask-points-crown = Card points of the crown (m: made · x: missed)
pad-ask-pile = { $name }: points, or onions: cards 1 to 7 (like 4: 3 2 0 1 5 2 2)
pad-ask-lost = Points { $name } lost to onions (for a tie)
pad-ask-drawn = Digit of the drawn card
pad-ask-who = Nobody here is called { $text }; there are { $names }.
pad-ask-number = A whole number, please.
pad-ask-answer = One of: { $choices }.
pad-ask-pile-form = Points, or onions, a colon and seven numbers.
pad-file-exists = There is a pad in this file already.
pad-file-missing = There is no such file: { $file }
pad-file-failed = { $file } cannot be read or written: { $why }
pad-saved = Saved in { $file }.
pad-all-saved = Everything is saved in { $file }.
pad-none-begun = No pad was begun.
pad-argument-json = “{ $text }” is no readable JSON; expected something like { $example }

# The same for Heul doch!, where every line is a game.
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
