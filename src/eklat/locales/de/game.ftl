# Was alle Spiele sagen.
game-seat = Platz { $seat }
game-list = { $first } und { $last }
