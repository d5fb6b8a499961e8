# What the game is called.
mu-title = Mü
