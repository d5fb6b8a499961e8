# Beside the name as it is drawn.
mu2-beside = for two
