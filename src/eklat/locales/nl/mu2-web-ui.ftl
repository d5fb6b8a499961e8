# Naast de getekende naam.
mu2-beside = voor twee
