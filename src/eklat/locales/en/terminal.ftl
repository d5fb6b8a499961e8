# The table in a terminal.
term-game-mu = Mü
term-game-mu2 = Mü for two
term-game-heuldoch = Heul doch! Mau Mau
term-title = { $game }, { $players } players
term-hand-number = hand { $hand }
term-watching = watching

# Whose turn it is, and what for.
term-turn-auction = { $most ->
    [0] Your turn: you can only pass.
    [one] Your turn: pass, or lay one card.
   *[other] Your turn: pass, or lay up to { $most } cards.
}
term-turn-discard = Your turn: put { $count } cards away.
term-turn-trump = { $role ->
    [chief] Your turn: name the chief trump, or play without.
    [vice] Your turn: name the vice trump.
    [crown] Your turn: name the big trump, or play without.
   *[shield] Your turn: name the small trump.
}
term-turn-partner = Your turn: choose a partner.
term-turn-partner-card = Your turn: call a card. Whoever holds it is your partner.
term-turn-reveal = Your turn: which column is turned up first?
term-turn-lead = Your turn: lead any card.
term-turn-follow = Your turn: follow { $suit }.
term-turn-any = Your turn: you cannot follow { $suit }, play any card.
term-turn-heuldoch = Your turn: lay a card.
term-others-turn = It is { $who }’s turn.
term-paused = The table is paused. resume goes on.
term-asked = { $who } would like to take a move back: agree or refuse?
term-asking = You have asked the others to take your move back.
term-gathering-empty = { $count ->
    [one] One seat is still empty: invite somebody, or bot SEAT.
   *[other] { $count } seats are still empty: invite people, or bot SEAT.
}
term-gathering-start = Everybody is here: start begins.
term-gathering-wait = The host begins the match.
term-scoring = The hand is over: Enter deals again.
term-scoring-watching = The hand is over.
term-over = The match is over: rematch, or quit.
term-usage-card = CARD
term-usage-gathering = start, bot SEAT, sit, leave, say …

# Lines about the table.
term-line-open = On the table: { $cards }
term-line-hand = Hand: { $cards }
term-line-trick = Trick: { $cards }
term-line-piles = Top cards: { $tops }
term-line-onions = Your pile: { $onions }
term-line-scores = Score: { $scores }
term-line-draw = To draw: { $cards }
term-line-seat = { $who }: { $cards }, { $count } in hand
term-line-last-trick = Last trick: { $cards }. { $who } took it.
term-no-last-trick = There is no last trick yet.
term-no-trumps = There are no trumps now.
term-lens-order = Trumps, the strongest first: { $cards }
term-lens-mine = Yours: { $cards }
term-lens-open = Open at others: { $cards }
term-lens-unknown = Not seen yet: { $cards }
term-lens-gone = Gone: { $cards }

# The contract bar.
term-bar-side = Chief { $who }
term-bar-crown = Crown { $who }
term-bar-called = calls { $card }
term-bar-chief = chief trump { $trump }
term-bar-vice = vice trump { $trump }
term-bar-big = big { $trump }
term-bar-small = small { $trump }
term-bar-goal = { $points } of { $goal } points
term-bar-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
term-bar-auction = Auction: { $leaders ->
    [0] nobody has laid a card yet
    [one] { $who } leads with { $most }
   *[other] { $who } are level with { $most }
}
term-bar-draw = { $count } to draw
term-bar-onions = your onions: { $count }

# Bidding.
term-basket-empty = Pick cards with 1–9 or the arrows, Enter lays them, p passes.
term-basket = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} ({ $total } in all): { $standing ->
    [lead] you would lead.
    [tie] you would draw level.
   *[behind] others still lead.
} { $bonus ->
    [none] Goal { $goal }.
   *[other] Goal { $goal }, bonus { $bonus }, each step short −10.
} { $more ->
    [0] {""}
   *[other] { $more } more possible.
}
term-basket-discard = { $count } of { $needed } cards chosen.
term-too-many = You can lay at most { $most }.

# What cannot be done, and how else.
term-not-saved = The game could not be saved, so nothing has happened: { $why }
term-nothing-to-resume = There is no unfinished game to go on with. eklat play begins one.
term-saved = Your game is saved: eklat play --resume goes on.
term-empty-line = Type a move, or help.
term-unknown-word = “{ $word }” means nothing here. help lists the commands.
term-say-what = say needs some words behind it.
term-no-such-seat = “{ $word }” is no seat: { $seats }.
term-no-server = The server { $server } cannot be reached: { $why }
term-no-answer = The server { $server } does not answer.
term-notice-lost = The connection is lost. Trying again …
term-notice-back = The connection is back.
term-notice-closed = The server has closed the table for us.
term-hint = Hint: { $move }. { $why }
term-hint-thinking = Thinking about it …
term-too-small = The window is too small: 80 × 24 characters are enough.

# Help.
term-plain-help = Type help for all commands; the end of the input saves the game.
term-help-moves = Moves: pass, bid R6 R2, trump R, partner 2, play G7, discard R1 R2 R3 R4, reveal R, lay D3 1, onion D3, catapult, towel 2, carousel left, werewolf. Names of players stand for their seats.
term-help-table = Table: next, rematch, undo, hint, say …, agree, refuse, pause, resume, start, sit, leave, bot 2 club, free 2, wait 2, stand-in 2, quit.
term-help-look = Look: table, hand, last (the last trick), lens (the trumps), score, save FILE (the record of the match).
term-help-title = Keys
term-help-cards = 1–9 0 - =
term-help-cards-what = card n: once lifts it, again plays it
term-help-arrows-what = move
term-help-enter-what = confirm: lay, play, choose
term-help-esc-what = cancel, back to the cards
term-help-p-what = pass
term-help-o-what = lay the card as an onion, face down
term-help-s-what = sort the hand another way
term-help-t-what = trump lens: all trumps in order
term-help-l-what = last trick
term-help-c-what = chat
term-help-h-what = hint (practice table)
term-help-u-what = take back
term-help-e-what = score sheet
term-help-v-what = longer log
term-help-colon-what = type a move: bid R6 R2, play G7
term-help-q-what = quit; the game is saved
term-footer-cards = 1–9 card · Enter play · t trumps · l last trick · h hint · : type · ? help
term-footer-heuldoch = 1–4 card · Enter lay · o onion · s sort · h hint · : type · ? help
term-footer-choice = 1–9 or ←→ choose · Enter confirm · : type · ? help
term-footer-onward = Enter goes on · e score · v log · c chat · : type · ? help · q quit
term-footer-wait = l last trick · e score · c chat · : type · ? help · q quit
term-command = type a move, e.g. bid R6 R2 · play G7 · pass · help
term-command-heuldoch = type a move, e.g. lay D3 1 · onion D3 · help

# Sheets.
term-close = Enter or Esc closes
term-sheet-next = Enter: next hand · Esc: back to the table
term-sheet-over = Enter: rematch · w: save record · Esc: back to the table · q: quit
term-sheet-result = End of the hand
term-sheet-match = End of the match
term-sheet-score = Score sheet
term-sheet-lens = Trumps, the strongest first
term-sheet-last = Last trick
term-column-points = cards
term-column-bonus = bonus
term-column-score = this hand
term-column-total = total
term-column-hand = hand
term-column-onions = onions
term-column-lost = lost
term-where-mine = yours
term-where-open = open
term-where-gone = gone
term-winner = takes it
term-led = led
term-label-hand = Hand
term-label-open = Open
term-label-trick = Trick
term-pile-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
term-choice-lay-own = on your own pile
term-choice-lay = on { $who }’s pile
term-choice-onion = as an onion
term-choice-towel = swap with { $who }
term-choice-carousel-left = to the left
term-choice-carousel-right = to the right
term-choice-catapult = fire it
term-choice-werewolf = let it out
term-choose-for = { $card }: where to?

# Heads and odds.
term-said-pass = passes
term-head-open = on the table
term-head-hand = hand
term-head-trick = trick
term-head-points = points
term-head-count = hand: { $count }
term-head-won = { $points } points
term-yours-below = see below
term-column-big = big
term-column-small = small
term-column-super = super
term-line-table = The match has not begun yet.
term-bar-trumps = Trumps
term-sheet-log = What happened
term-lens-law = A trump no longer belongs to the colour printed on it.
term-footer-bid = 1–9 pick · Enter lay · p pass · s sort · h hint · : type · ? help
term-head-said = said
term-column-dead = worthless
term-bar-no-trump = { $role ->
    [crown] no big trump
   *[chief] no chief trump
}

# Bots, clocks, records.
term-level-random = random
term-level-novice = novice
term-level-club = club player
term-level-expert = expert
term-bot = bot, { $level }
term-company = { $count ->
    [one] { $names } is a bot
   *[other] { $names } are bots
} ({ $level }).
term-clock = { $you ->
    [yes] You have { $time } left.
   *[no] { $who } has { $time } left.
}
term-late = { $why ->
    [time] { $who }’s time is up: wait { $seat }, or stand-in { $seat }.
   *[away] { $who } is away: wait { $seat }, or stand-in { $seat }.
}
term-line-hand-score = Hand { $hand }: { $scores }
term-nothing-to-record = There is no finished hand to save yet.
term-record-saved = { $hands ->
    [one] The record of { $hands } hand is in { $file }.
   *[other] The record of { $hands } hands is in { $file }.
}
term-record-exists = { $file } is there already: save needs another name.
term-record-failed = { $file } cannot be written: { $why }
term-help-w-what = save the record of the match to a file
term-scrolls = ↑ ↓ scroll
