# Wat alle spellen zeggen.
game-seat = plaats { $seat }
game-list = { $first } en { $last }
