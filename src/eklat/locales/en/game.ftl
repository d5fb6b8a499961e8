# What all games say. Facts have names as `eklat/games/said.py` describes them.
game-seat = seat { $seat }
game-list = { $first } and { $last }
game-ask = { $who-you ->
    [yes] Your turn
   *[no] { $who } is to play
}
game-told-move = { $who }: { $move }
game-advise = { $move }

# Why not.
game-no-deal-over = This hand is over.
game-no-turn = It is somebody else’s turn.
game-no-turn-of = It is the turn of { $who }.
game-no-listed = This is not one of your moves.

# What cannot be read.
game-no-text = A move is a text, not { $given }.
game-no-long-move = { $given } is not a move: no move is longer than { $most } characters.
game-no-words = { $given } is not a move: expected words of letters and digits with single spaces between them.
game-no-such-move = { $given } is not a move of this game: expected { $forms }.
game-no-jotting = The moves of { $game } do not tell who held which card: write down the deal as well.
game-no-seat = { $given } is not a seat: expected a number like 0 or 3.

# What cannot be dealt.
game-no-object = { $where } must be an object with { $keys }, not { $given }.
game-no-key = { $where } must have { $keys }: { $key } is missing.
game-no-such-key = { $where } must have { $keys }: there is no { $key }.
game-no-cards = { $where } must be a list of cards, not { $given }.
game-no-card-there = { $where }: { $reason }
game-no-seats = { $where } must be a list with an entry for every seat, not { $given }.
game-no-starter = The entry of a deal must have { $key }.
game-no-starting-seat = { $key } must be a seat from 0 to { $last }, not { $given }.
game-no-card-surplus = { $card } is dealt { $dealt ->
    [1] once
    [2] twice
   *[other] { $dealt } times
}, but { $exists ->
    [0] it is not in this pack.
    [1] it exists once.
    [2] it exists twice.
   *[other] it exists { $exists } times.
}
game-no-card-missing = { $card } is missing: it exists { $exists ->
    [1] once
    [2] twice
   *[other] { $exists } times
}, and is dealt { $dealt ->
    [0] nowhere.
    [1] once.
    [2] twice.
   *[other] { $dealt } times.
}

# What a table cannot choose.
game-option-number = a whole number from { $first } to { $last }
game-option-values = one of { $allowed }
game-no-option = Option { $name } cannot be { $given }: it must be { $expected }.
game-no-such-option = There is no option { $name }; there are { $known }.
game-no-players = { $game } is for { $first } to { $last } players, not { $given }.
game-no-players-but = { $game } is for { $only } players, not { $given }.
game-no-players-number = The number of players is a whole number, as in 4, not { $given }.

# What does not belong into a match.
game-no-match-over = The match is over: { $who } won it.
game-no-deal-yet = A card must be drawn for the end of the match before the next deal.
game-no-deal-for = Cards are dealt to { $dealt } players, but { $players } sit at the table.
game-no-dealer = This deal cannot be started by { $who }: it is the turn of { $right }.
game-no-other-rules = This deal was played by other rules than the match.
game-no-result-yet = This deal is not over yet.
game-no-end-draw = No card is drawn for the end of a match in { $game }.
game-no-end-draw-now = No card is drawn for the end of the match now.
game-no-end-card = No card is drawn for the end of the match now, so { $given } is too much.
