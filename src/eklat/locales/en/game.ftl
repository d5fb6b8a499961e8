# What all games say.
game-seat = seat { $seat }
game-list = { $first } and { $last }
