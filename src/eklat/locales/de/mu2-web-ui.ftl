# Neben dem gezeichneten Namen.
mu2-beside = zu zweit
