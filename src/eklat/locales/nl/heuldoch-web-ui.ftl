# Hoe het spel heet.
heuldoch-title = Heul doch! Mau Mau
