# Mü for two: start page and new table.
mu2-option-target = Target
mu2-option-target-help = The first to have so many points wins. 30 is usual.
mu2-option-colours = Colours
mu2-option-colours-help = With two players, one colour stays in the box.
mu2-option-last_trick = Last trick
mu2-option-last_trick-help = The last trick may be looked at again.
