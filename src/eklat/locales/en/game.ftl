# What all games say. Facts have names as `eklat/games/said.py` describes them.
game-seat = seat { $seat }
game-list = { $first } and { $last }
game-text = { $text }
game-ask = { $who-you ->
    [yes] Your turn
   *[no] { $who } is to play
}
game-told-move = { $who }: { $move }
game-advise = { $move }
game-no-deal-over = This hand is over.
game-no-turn = It is somebody else’s turn.
game-no-turn-of = It is the turn of { $who }.
