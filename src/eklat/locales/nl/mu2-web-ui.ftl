# Hoe het spel heet.
mu2-title = Mü voor twee
mu2-beside = voor twee
