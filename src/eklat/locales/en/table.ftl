# What the table refuses.
table-already-seated = You already have a seat here. Leave it first to change seats.
table-other-cards = You have seen other cards in this hand. Take the same seat again, or wait until it is over.
table-table-full = All seats are taken.
table-seat-taken = { $called } already sits there.
table-seat-wanted = { $called } has asked for that seat already.
table-no-newcomer = Nobody asks for that seat now.
table-seat-empty = Nobody sits there.
table-own-seat = That is your own seat. Just leave it.
table-same-game = The game is settled. Open a new table for another one.
table-person = We do not know who you are.
table-name = A name has 1 to { $longest } printable characters.
table-bot-name = No bot has that name.
table-not-seated = You need a seat at the table for that.
table-not-host = Only the host of the table may do that.
table-no-such-seat = There is no such seat.
table-phase-gathering = The match has not begun yet.
table-phase-playing = A hand is being played.
table-phase-scoring = The hand is over.
table-phase-over = The match is over.
table-move-id = A move needs an id of 1 to { $longest } characters.
table-move-id-used = Another move of yours already has this id. Choose a new one.
table-no-bot = No bot plays there.
table-stale = Something has happened in the meantime. Look again.
table-paused = The table is paused.
table-not-paused = The table is not paused.
table-no-hints = Hints are for practice tables only.
table-not-your-turn = It is not your turn.
table-salt = A salt has at most { $longest } printable characters.
table-seal = A seal is 64 small hexadecimal digits: the SHA-256 of a salt.
table-reveal = That is not the salt that was sealed.
table-not-revealing = No seals are being opened now.
table-not-overdue = Nobody has been waited for long enough yet.
table-reveal-missed = You did not open a seal in this match, so you add nothing more to its chance.
table-opening = The match is about to begin. One moment.
table-seats-empty = Some seats are still empty. Invite somebody or take bots.
table-no-person = Nobody sits there to wait for.
table-others-choose = That is for the others to choose.
table-time-left = { $called } still has time.
table-phrase = We do not know that phrase.
table-chat = A message has 1 to { $longest } printable characters.
table-nothing-to-take-back = You have nothing to take back.
table-card-seen = A card was seen; that cannot be taken back.
table-already-asked = The others have been asked already.
table-not-asked = Nobody wants to take anything back.
table-no-such-match = There is no such match at this table.
table-no-such-version = Events are numbered from 1.
table-match-running = All cards can be seen only after the match.
table-clock = No clock can be set like that: time per move, or for the match with an increment per move, from 1 second to 7 days.
table-game = We do not know that game.
table-settings = No table can have these settings.

# Phrases that everybody reads in their own language.
phrase-hello = Hello everybody!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-good-game = Good game!
phrase-again = Another match?
phrase-laugh = Ha ha!
phrase-weep = Sniff …
phrase-gasp = Oh!
phrase-wink = Only teasing.
phrase-cheer = Hooray!
phrase-dare = Go on, one more card! Or don’t you dare?
phrase-greedy = Somebody is greedy today.
phrase-scandal = I smell a stalemate …
phrase-trusted = And I trusted you!
phrase-mine = That trick was mine!
phrase-cry = Go on, have a good cry!
phrase-have-an-onion = Here, have an onion.
phrase-chopping = Who is chopping onions here?
phrase-keep-it = You may keep that one.

# What happens at the table.
table-chapter-hand = Hand { $hand }
table-told-settings-changed = The settings have changed.
table-told-sat-down = { $who-you ->
    [yes] You sit down.
   *[no] { $name } sits down.
}
table-told-seat-asked = { $name } would like the seat of { $who }.
table-told-seat-answered = { $who-you ->
    [yes] { $agreed ->
        [yes] You agree.
       *[no] You would rather finish the hand first.
    }
   *[no] { $agreed ->
        [yes] { $who } agrees.
       *[no] { $who } would rather finish the hand first.
    }
}
table-told-seat-unasked = Nobody asks for the seat of { $who } any more.
table-told-left = { $who-you ->
    [yes] You leave the table.
   *[no] { $who } leaves the table.
}
table-told-seat-freed = { $who } no longer has a seat.
table-told-bot-seated = { $who } (bot, { $bot ->
    [random] random
    [novice] novice
    [dreamer] dreamer
    [daredevil] daredevil
    [club] club player
    [student] student
    [adept] adept
    [expert] expert
    [champion] champion
   *[other] { $bot }
}) sits down.
table-told-stood-in = { $who-you ->
    [yes] A bot plays { $once ->
        [yes] one move
       *[no] on
    } for you.
   *[no] A bot plays { $once ->
        [yes] one move
       *[no] on
    } for { $who }.
}
table-told-came-back = { $who-you ->
    [yes] You are back.
   *[no] { $who } is back.
}
table-told-waited = { $who-you ->
    [yes] You would rather wait for { $other }.
   *[no] { $who } would rather wait for { $other }.
}
table-told-salted = { $who-you ->
    [yes] You add
   *[no] { $who } adds
} to the chance of the deals.
table-told-reveal-missed = { $who-you ->
    [yes] Your device did not open its seal. Everybody else makes new salts, and the cards are dealt without yours.
   *[no] No seal was opened by { $who }. Everybody else makes new salts, and the cards are dealt without theirs.
}
table-told-started = The match begins.
table-told-played-on = This hand begins as in a record, after { $moves ->
    [one] one move
   *[other] { $moves } moves
  }.
table-told-ready = { $who-you ->
    [yes] You are ready.
   *[no] { $who } is ready.
}
table-told-rematched = Another match: everybody gathers again.
table-told-paused = { $who-you ->
    [yes] You pause the table.
   *[no] { $who } pauses the table.
}
table-told-resumed = { $who-you ->
    [yes] You go on after the pause.
   *[no] { $who } goes on after the pause.
}
table-told-take-back-asked = { $who-you ->
    [yes] You would like to take the last move back.
   *[no] { $who } would like to take the last move back.
}
table-told-take-back-answered = { $who-you ->
    [yes] { $agreed ->
        [yes] You agree.
       *[no] You do not agree.
    }
   *[no] { $agreed ->
        [yes] { $who } agrees.
       *[no] { $who } does not agree.
    }
}
table-told-taken-back = { $who-you ->
    [yes] You take your move back.
   *[no] { $who } takes the move back.
}
table-told-hand-over = Score of this hand: { $scores }.
table-told-totals = Standing: { $scores }.
table-told-end-drawn = { $card } is drawn for the end of the match.
table-told-match-over = { $who-count ->
    [one] { $who-you ->
        [yes] The match is over. You have won!
       *[no] The match is over. { $who } has won.
    }
   *[other] The match is over. { $who } share the win.
}
table-play-on-finished = Only a finished hand can be played on.
table-play-on-over = That hand is over there. Choose a position after at most { $most } moves.
