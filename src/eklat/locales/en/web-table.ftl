# Around a table in the browser.
tbl-heading = A table of { $game }
tbl-coming = Coming to the table …
tbl-no-table = There is no such table
tbl-no-table-why = The link may be mistyped, or the table was removed.
tbl-unreachable = We cannot get to this table
tbl-to-start = To the start page
tbl-reconnecting = The connection is lost. Reconnecting …
tbl-seat-number = Seat { $number }
tbl-kind-empty = nobody sits here
tbl-kind-person = a person
tbl-kind-bot = Bot: { $level }
tbl-kind-stand-in = a bot stands in
tbl-you-watch = You are watching.
tbl-take-seat = Sit down
tbl-you = you
tbl-panel = Match, log and chat
tbl-menu = Table menu
tbl-speed = Speed: { $speed }
tbl-log = Log and chat
tbl-hands = Hands
tbl-hand = Hand
tbl-scores = Scores
tbl-match = The match
tbl-match-to = Match to { $target }
tbl-hand-number = hand { $number }
tbl-no-hands = No hand has been finished yet.
tbl-time-left = { $time } left
tbl-say = Say something …
tbl-send = Send
tbl-phrases = Ready-made phrases
tbl-reactions = Reactions
tbl-just-now = What just happened?
tbl-just-now-nothing = Nothing has happened yet.
tbl-paused = The table is paused.
tbl-pause = Pause the clocks
tbl-resume = Go on
tbl-stand-in-you = A bot plays for you.
tbl-come-back = I play myself
tbl-time-up = { $who }’s time is up.
tbl-own-time-up = Your time is up: the others may now let a bot play for you. Play on, your move still counts if you are first.
tbl-away = { $who } is away.
tbl-has-left = { $who } has left the table.
tbl-wait = Wait
tbl-let-bot = Let a bot play
tbl-take-back = Take my move back
tbl-take-back-asked = { $who } would like to take a move back.
tbl-take-back-waits = You have asked to take your move back. Waiting for { $names }.
tbl-take-back-refused = { $who } would rather not have that move taken back.
tbl-agree = Agree
tbl-no = No
tbl-newcomer = { $who } would like the seat of { $other }, and to see its cards.
tbl-after-hand = After this hand
tbl-newcomer-you = You sit down as soon as the others agree, or when this hand is over.
tbl-thinking = A strong player is thinking …
tbl-advice = Hint: { $move }
tbl-hint = Hint
tbl-compare = Compare moves
tbl-rules = Rules of this game
tbl-keys = Keys
tbl-leave = Leave the table
tbl-leave-sure = Your seat will be open to everybody. You can come back by the same link while it is free.
tbl-leave-hand = The others are still playing. A bot can play on in your place; you can come back by the same link.
tbl-leave-empty = Leave the seat empty
tbl-leave-bot = Leave, a bot plays on
tbl-seats = Seats
tbl-bot-instead = Let a bot play for me
tbl-sit-here = Sit here
tbl-add-bot = Seat a bot …
tbl-bot-for-seat = Seat a bot at seat { $number }
tbl-invite = Invite
tbl-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
tbl-link = Link to this table
tbl-copy = Copy link
tbl-share = Share
tbl-qr = QR code
tbl-qr-name = QR code of the link to this table
tbl-code = Table code:
tbl-lobby = A table of { $game }: take your seats
tbl-your-name = Your name
tbl-name-save = That is me
tbl-free-seat = Free seat
tbl-host = host of the table
tbl-free-it = Free this seat
tbl-fill = Bots for all free seats
tbl-start = Start the match
tbl-seats-left = { $count ->
    [one] One seat is still free: invite somebody or take a bot.
   *[other] { $count } seats are still free: invite somebody or take bots.
}
tbl-wait-for-host = { $who } starts the match when everybody is here.
tbl-how = How it is played here
tbl-change = Change how it is played
tbl-listed = Strangers may find this table in the list.
tbl-private = Only people with the link find this table.
tbl-practice = Practice: hints, and moves may be taken back.
tbl-take-backs = A played card may be taken back if everybody agrees.
tbl-no-clock = No clock.
tbl-clock-move = { $seconds } seconds for every move.
tbl-clock-match = { $minutes } minutes for the match, and { $increment } seconds more for every move.
tbl-fair = Fair deals
tbl-fair-why = All deals follow from a secret that was fixed before anybody sat down, and from what the players’ devices add. Yours has sealed a random number; you may put a word of your own before it. All seals are opened when the match begins, so nobody can choose theirs to fit. After the match everybody can check it. Whoever runs the server can look at cards, but not choose them: your device can prove it.
tbl-salt = A word of your own
tbl-opening = The match is about to begin: the devices open their seals.
tbl-salt-add = Add
tbl-commitment = Seal of the secret:
tbl-show-result = Show the result
tbl-hand-over = Hand { $number } is over
tbl-own-result = for you, { $total } in all
tbl-you-won = You have won the match!
tbl-won = { $count ->
    [one] { $names } has won the match
   *[other] { $names } share the win
}
tbl-player = Player
tbl-this-hand = this hand
tbl-total = total
tbl-took-of = { $took } of { $goal } points
tbl-winner = has won
tbl-own-table = A table of your own
tbl-next-hand = Next hand
tbl-rematch = Another match
tbl-ready = Ready: { $names }.
tbl-looking = Still looking: { $names }.
tbl-go-on = Go on without them
tbl-dealt-again = The next hand has begun.
tbl-gathers-again = The others gather for another match.
tbl-to-table = To the table
tbl-review = Review
tbl-replay = Replay
tbl-key-card = card or choice number n
tbl-key-move = from card to card; up and down between open cards and hand
tbl-key-confirm = play, bid, confirm
tbl-key-cancel = take back what you picked, close
tbl-key-hint = hint (practice tables)
tbl-key-undo = take back the last move
tbl-key-chat = chat
tbl-key-just-now = what just happened
tbl-key-help = this help

# What stands on every board.
seat-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
seat-laid = { $count ->
    [one] { $count } card laid
   *[other] { $count } cards laid
}
seat-away = away · { $line }
seat-trump = { $word }: { $trump }
seat-trump-open = not named yet
seat-best = best
seat-best-so-far = best so far
seat-led = led
seat-trick = The trick
seat-go-on = Go on
seat-hand = Your hand
seat-hand-of = { $name }’s hand
seat-laid-row = Laid in front of you
seat-laid-by = Laid by { $name }
seat-sort-digit = Sort the hand by digit
seat-chat = { $count ->
    [0] Log and chat
   *[other] Log and chat, { $count } new
}
seat-over = The hand is over
seat-early = next
seat-early-chosen = Chosen in advance.
seat-early-not = No longer chosen in advance.

# A board for games that have none of their own.
plain-moves = What you can do
plain-not-now = You cannot play this card now.
plain-pick = Pick a card
plain-players = Players
plain-score = Score { $score }
plain-takes = takes it
plain-field-points = points
