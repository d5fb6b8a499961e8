# Was alle Spiele sagen. Tatsachen heißen, wie `eklat/games/said.py` es beschreibt.
game-seat = Platz { $seat }
game-list = { $first } und { $last }
game-text = { $text }
game-ask = { $who-you ->
    [yes] Du bist dran
   *[no] { $who } ist dran
}
game-told-move = { $who }: { $move }
game-advise = { $move }
game-no-deal-over = Diese Runde ist zu Ende.
game-no-turn = Jemand anders ist dran.
game-no-turn-of = Dran ist { $who }.
