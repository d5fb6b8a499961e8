# Hoe het spel heet.
mu-title = Mü
