# Wat alle spellen zeggen. Feiten heten zoals `eklat/games/said.py` het beschrijft.
game-seat = plaats { $seat }
game-list = { $first } en { $last }
game-text = { $text }
game-ask = { $who-you ->
    [yes] Jouw beurt
   *[no] { $who } is aan de beurt
}
game-told-move = { $who }: { $move }
game-advise = { $move }
game-no-deal-over = Deze ronde is voorbij.
game-no-turn = Iemand anders is aan de beurt.
game-no-turn-of = { $who } is aan de beurt.
