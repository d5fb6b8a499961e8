# The table in a terminal.
term-title = { $game }, { $players } players
term-hand-number = hand { $hand }
term-watching = watching

# Whose turn it is, and what for.
term-paused = The table is paused: resume continues.
term-asked = { $who } would like to take a move back: agree or refuse?
term-newcomer = { $who } would like the seat of { $other } now: agree, or refuse until the hand is over?
term-newcomer-you = You sit down as soon as the others agree, or when this hand is over.
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
term-ready = You are ready, and wait for { $names }.{ $host ->
    [yes] {" "}{ $word } goes on without them.
   *[no] {""}
}
term-usage-card = CARD
term-usage-gathering = start, bot SEAT, sit, leave, say …

# Lines about the table.
term-line-open = On the table: { $cards }
term-line-hand = Hand: { $cards }
term-line-scores = Score: { $scores }
term-too-many = You can lay at most { $most }.
term-pick-hand = Only cards in your hand can be chosen.

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
term-find-tables = Tables with room at { $server }:
term-find-none = There is no table with room at { $server }.
term-find-table = { $game } for { $players }: { $names } · { $free ->
    [one] one seat to take
   *[other] { $free } seats to take
}
term-find-how = A number sits down there. A game opens a table: { $games }. Say how many play and who the others are, if you like: mu 4 club.
term-find-wrong = “{ $line }” is neither a number of this list nor a game: { $games }.
term-find-nobody = Say which table: eklat play --join { $server }/t/ID, or open one: eklat play mu --join { $server } --bots club.
term-join-alone = --join goes to a table as it is: { $flags } { $count ->
    [one] belongs
   *[other] belong
} to a game of this machine.
term-dumb = This terminal ({ $term }) shows no full screen, so the table comes line by line, as with --plain.
term-seat-kept = Your seat is kept. Come back with: { $command }
term-only-server = This is for tables on a server. quit ends the program and keeps the game.
term-no-bot = There is no bot “{ $bot }”; there are { $levels }.
term-bot-game = The bot “{ $bot }” does not play { $game }.
term-commands = quit=quit exit=quit
term-empty-line = Type a move, or help.
term-unknown-word = “{ $word }” means nothing here. help lists the commands.
term-possible = Possible: { $moves }
term-say-what = say needs some words behind it.
term-no-such-seat = “{ $word }” is not a seat: { $seats }.
term-notice-lost = The connection is lost. Trying again …
term-notice-back = The connection is back.
term-notice-closed = The server has closed the table for us.
term-notice-preparing = Preparing the bots, only this once …
term-log-empty = Nothing has happened yet.
term-hint = Hint: { $advice }
term-hint-thinking = Thinking about it …
term-too-small = Needs 80 × 24 characters.

# Help.
term-plain-help = Type help for all commands; the end of the input saves the game.
term-plain-help-seat = Type help for all commands; when the input ends your seat is kept.
term-plain-help-watching = You are watching. Type help for all commands, quit leaves.
term-help-moves = Moves: type one, or its number at the prompt; a card alone is enough where only one move uses it.
term-help-look = Look: table, hand, score, log, save FILE (the record of the match), quit.
term-help-table-local = Table: next, rematch, undo, hint, say …, pause, resume, bot 2 club.
term-help-table-server = Table: start, next, next now, rematch, undo, agree, refuse, hint, say …, pause, resume, sit, leave, leave club, bot 2 club, free 2, wait 2, stand-in 2, back, salt …
term-help-title = Help: keys, signs, the game
term-help-cards = 1–9 0 - =
term-help-cards-what = card n: once lifts it, again plays it
term-help-arrows-what = move; up and down: open row, hand
term-help-enter-what = confirm: lay, play, choose
term-help-esc-what = cancel, back to the cards
term-help-p-what = pass
term-help-s-what = sort the hand another way
term-help-c-what = chat
term-help-h-what = hint (practice table)
term-help-u-what = take back
term-help-e-what = score sheet
term-help-v-what = longer log
term-help-colon-what = type a move as it is listed
term-help-q-what = quit; the game is saved
term-help-space = Space
term-help-space-what = lift the card under the cursor
term-help-tab-what = while typing: complete, earlier lines
term-help-mouse = mouse
term-help-mouse-what = click cards, piles, and the words of the last line
term-help-signs = Signs
term-sign-turn = to move
term-sign-cursor = the cursor is here
term-sign-dim = this card cannot be played now
term-sign-clock = your time is nearly up
term-foot-card = card
term-foot-pick = pick
term-foot-choose = choose
term-foot-play = play
term-foot-lay = lay
term-foot-confirm = confirm
term-foot-pass = pass
term-foot-sort = sort
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
term-command = : begins a line, Tab goes through what is possible · :help
term-command-gathering = : begins a line, such as :start · :bot 2 · :say hello · :help
term-choose-for = { $card }: what with it?
term-press-again = { $key } once more, or Enter, confirms.
term-look-here = The table and your hand are on this screen.
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
term-sheet-replay = save FILE keeps the match, eklat show FILE shows it move by move.

# Sheets.
term-close = Enter or Esc closes
term-sheet-next = Enter: next hand · Esc: back to the table
term-sheet-over = Enter: rematch · w: save record · Esc: back to the table · q: quit
term-sheet-result = End of the hand
term-sheet-match = End of the match
term-sheet-score = Score sheet
term-column-score = this hand
term-column-total = total
term-column-hand = hand
term-label-hand = Hand
term-label-open = Open

# Heads and odds.
term-line-table = The match has not begun yet.
term-sheet-log = What happened

# Bots, clocks, records.
term-level-random = random
term-level-novice = novice
term-level-dreamer = dreamer
term-level-daredevil = daredevil
term-level-club = club player
term-level-student = student
term-level-adept = adept
term-level-expert = expert
term-level-champion = champion
term-levels-random = random
term-levels-novice = novices
term-levels-dreamer = dreamers
term-levels-daredevil = daredevils
term-levels-club = club players
term-levels-student = students
term-levels-adept = adepts
term-levels-expert = experts
term-levels-champion = champions
term-bot = bot, { $level }
term-company = { $count ->
    [one] { $names } is a bot ({ $level }).
   *[other] { $names } are bots ({ $levels }).
}
term-clock = { $you ->
    [yes] You have { $time } left.
   *[no] { $who } has { $time } left.
}
term-late = { $why ->
    [left] { $who } has left the table: wait { $seat }, or stand-in { $seat }.
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

# Games without a desk of their own: what lies open, by the name of its field.
term-field-trick = Trick
term-field-last-trick = Last trick
term-field-laid = On the table
term-field-open = Open
term-field-piles = Piles
term-field-discards = Discards
term-field-table = Table
term-field-points = points
term-field-hand-sizes = hand
term-help-f-what = the next speed: relaxed, brisk, at once
term-speed-0 = Speed: relaxed.
term-speed-1 = Speed: brisk.
term-speed-2 = Speed: at once.
