# What the game is called.
mu2-title = Mü for two
mu2-beside = for two
