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
term-paused = The table is paused: resume continues.
term-asked = { $who } would like to take a move back: agree or refuse?
term-asking = You have asked the others to take your move back.
term-gathering-empty = { $count ->
    [one] One seat is still empty: invite somebody, or bot SEAT.
   *[other] { $count } seats are still empty: invite people, or bot SEAT.
}
term-gathering-start = Everybody is here: Enter or start begins.
term-gathering-wait = The host begins the match.
term-scoring = The hand is over: Enter deals again.
term-scoring-watching = The hand is over.
term-over = The match is over: Enter or rematch plays another one, quit leaves.
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
term-line-seat = { $open ->
    [0] { $who }: nothing open, { $count } in hand
   *[other] { $who }: { $cards } open, { $count } in hand
}
term-line-auction = { $leaders ->
    [0] Auction: nobody has laid a card yet.
    [one] { $you ->
        [yes] Auction: you lead with { $most }, goal { $goal }.
       *[no] Auction: { $who } leads with { $most }, goal { $goal }.
    }
   *[other] Auction: { $who } are level with { $most }, which is a stalemate if it stays so.
}
term-line-bid = { $count ->
    [one] One more card
   *[other] { $count } more cards
}: { $standing ->
    [lead] you lead with { $total }, goal { $goal }.
   *[tie] you are level with { $total }.
}
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
term-saved = Your game is saved: eklat play --resume continues it.
term-other-games = Other unfinished games:
term-more-games = { $count ->
    [one] … and one more.
   *[other] … and { $count } more.
}
term-game-about = { $game } with { $names }, last played { $day }
term-no-such-game = There is no unfinished game “{ $wanted }”. There are:
term-open-elsewhere = This game is open in another terminal: { $game }.
term-damaged = { $file } is damaged in line { $line }: the game goes on from the last good move. The damaged file is kept as { $copy }.
term-damaged-lost = { $file } is damaged in line { $line }, before the first move. It stays where it is.
term-cannot-write = The game cannot be written to disk: { $file } { $why }
term-resume-alone = --resume goes on with a game as it was begun: { $flags } { $count ->
    [one] belongs
   *[other] belong
} to a new one.
term-join-alone = --join goes to a table as it is: { $flags } { $count ->
    [one] belongs
   *[other] belong
} to a game of this machine.
term-dumb = This terminal ({ $term }) shows no full screen, so the table comes line by line, as with --plain.
term-seat-kept = Your seat is kept. Come back with: { $command }
term-only-server = This is for tables on a server. quit ends the program and keeps the game.
term-no-bot = There is no bot “{ $bot }”; there are { $levels }.
term-empty-line = Type a move, or help.
term-unknown-word = “{ $word }” means nothing here. help lists the commands.
term-possible = Possible: { $moves }
term-say-what = say needs some words behind it.
term-no-such-seat = “{ $word }” is no seat: { $seats }.
term-notice-lost = The connection is lost. Trying again …
term-notice-back = The connection is back.
term-notice-closed = The server has closed the table for us.
term-notice-preparing = Preparing the bots, only this once …
term-log-empty = Nothing has happened yet.
term-hint = Hint: { $move }. { $why }
term-hint-thinking = Thinking about it …
term-too-small = Needs 80 × 24 characters.

# Help.
term-plain-help = Type help for all commands; the end of the input saves the game.
term-plain-help-seat = Type help for all commands; when the input ends your seat is kept.
term-plain-help-watching = You are watching. Type help for all commands, quit leaves.
term-help-moves-mu = Moves: pass, bid R6 R2, trump R, trump none, partner 2, play G7. Names of players stand for their seats, and a card alone is played.
term-help-moves-mu2 = Moves: pass, bid R6 R2, discard R1 R2 R3 R4, trump R, trump none, reveal R, play G7. A card alone is played.
term-help-moves-heuldoch = Moves: lay D3 1 (on the pile of seat 1), onion D3 (face down on your own), and the special cards: catapult, towel 2, carousel left, werewolf. Names of players stand for their seats.
term-help-table-local = Table: next, rematch, undo, hint, say …, pause, resume, bot 2 club.
term-help-table-server = Table: start, next, rematch, undo, agree, refuse, hint, say …, pause, resume, sit, leave, bot 2 club, free 2, wait 2, stand-in 2, back, salt …
term-help-look = Look: table, hand, { $game ->
    [heuldoch] {""}
   *[other] last (the last trick), lens (the trumps),{" "}
}score, log, save FILE (the record of the match), quit.
term-help-title = Help: keys, signs, the game
term-help-cards = 1–9 0 - =
term-help-cards-what = card n: once lifts it, again plays it
term-help-arrows-what = move; up and down: open row, hand
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
term-help-space = Space
term-help-space-what = lift the card under the cursor
term-help-tab-what = while typing: complete, earlier lines
term-help-mouse = mouse
term-help-mouse-what = click cards, piles, and the words of the last line
term-help-colon-heuldoch-what = type a move: lay D3 1, onion D3
term-help-signs = Signs
term-sign-turn = to move
term-sign-cursor = the cursor is here
term-sign-dim = this card cannot be played now
term-sign-points = one card point
term-sign-down = face-down card of a column
term-sign-trick = first and second card of the trick
term-sign-leads = leads the trick, or takes it
term-sign-where = trump lens: yours, open at others, gone
term-sign-fits = the lifted card may go here
term-sign-onion = onion: a card face down
term-sign-special = special card
term-sign-said = so many cards somebody has laid last
term-sign-clock = your time is nearly up
term-rules-mu =
    First there is an auction: in turn everybody lays cards openly before them, or passes.
    When all have passed in a row, whoever laid the most is chief, the next one vice.
    If the best are level, that is a stalemate, and the hand is not played.
    The vice names a trump, then the chief a stronger one: a colour or a number.
    The chief chooses a partner; the two play against the rest. With three players the chief is alone.
    Open cards are played like those in the hand. You must follow suit.
    Trumps are a suit of their own: chief and vice trump in one card beats everything.
    A card is worth as many points as it has marks.
    The more the chief has laid, the higher the goal. Made, it brings a bonus; missed, it costs the chief, and the others gain a little.
term-rules-mu2 =
    Both have six columns: four colours, big and small trump, with cards face up and face down.
    First there is an auction: lay hand cards openly, or pass.
    Whoever has more cards open is the crown, or if level who got there first; the other one is the shield.
    The crown takes up four cards and puts four of the hand away; those count for the crown at the end.
    The shield names the small trump, the crown the big one, which is stronger.
    Cards are played from the hand and from the columns. You must follow suit.
    When no card of a column is left face up, its hidden one is turned.
    A card is worth as many points as it has marks.
    If the crown reaches the goal it scores 10, otherwise the shield scores 5.
    The first to have 30 wins the match.
term-rules-heuldoch =
    Everybody has a pile and four cards in hand. In your turn lay one and draw one.
    Face up, a card fits a pile whose top has the same number or colour.
    If it fits to your left or right it must go there; if it fits both, you choose.
    Only if it fits neither neighbour may it go on your own pile.
    Any card can be an onion instead, face down on your own pile; on it you may lay anything.
    Nothing may be laid on somebody else’s onion.
    At the end your open cards count their numbers.
    The number of your onions is the number that counts nothing for you; from eight on it is the sevens, and the number of onions minus seven.
    Most points win. If equal, whoever lost more to onions wins.
term-foot-card = card
term-foot-pick = pick
term-foot-choose = choose
term-foot-play = play
term-foot-lay = lay
term-foot-confirm = confirm
term-foot-onion = onion
term-foot-pass = pass
term-foot-sort = sort
term-foot-lens = trumps
term-foot-last = last trick
term-foot-score = score
term-foot-log = log
term-foot-chat = chat
term-foot-hint = hint
term-foot-undo = take back
term-foot-type = type
term-foot-help = help
term-foot-quit = quit
term-foot-onward = go on
term-foot-start = begin
term-foot-complete = completes
term-foot-earlier = earlier lines
term-foot-send = sends
term-foot-back = back
term-command = : begins a line, such as :bid R6 R2 · :play G7 · :pass · :help
term-command-heuldoch = : begins a line, such as :lay D3 1 · :onion D3 · :help
term-command-gathering = : begins a line, such as :start · :bot 2 · :say hello · :help
term-press-again = { $key } once more, or Enter, confirms.
term-look-here = The table and your hand are on this screen.
term-no-tricks = Heul doch! has no tricks and no trumps.
term-window-turn = ● Your turn – Eklat
term-away = away
term-standing-lost = No connection. Your move is kept and sent when it is back.
term-standing-bot = A bot plays for you: back takes over again.
term-lobby-address = To join: { $address }
term-lobby-free = free
term-lobby-you = you
term-lobby-host = host
term-lobby-here = here
term-lobby-wait-seats = { $count ->
    [one] One seat is still free. The host can put a bot there with bot SEAT.
   *[other] { $count } seats are still free. The host can put bots there with bot SEAT.
}
term-lobby-begin = All seats are taken: Enter or start begins.
term-lobby-wait-host = All seats are taken. { $who } begins the match.
term-bar-unplayed = The auction is over: this hand is not played.
term-sheet-tie = { $shared ->
    [yes] Equal points, and as much lost to onions ({ $lost }): the win is shared.
   *[no] Equal points: whoever lost more to onions wins ({ $lost }).
}
term-sheet-replay = save FILE keeps the match, eklat show FILE shows it move by move.

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
term-levels-random = random
term-levels-novice = novices
term-levels-club = club players
term-levels-expert = experts
term-bot = bot, { $level }
term-company = { $count ->
    [one] { $names } is a bot ({ $level }).
   *[other] { $names } are bots ({ $levels }).
}
term-bot-seated = { $bot } (bot, { $level }) sits down.
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
