"""Players that learn a game by playing it against themselves: the games as tensors, a net, and the training.

This room needs PyTorch (`pip install 'eklat[learn]'`) and numpy, and nothing else of the house: it also runs from the bare
source tree on a machine with an accelerator, as `python -m eklat.learn`. Nothing at a table imports it; what it learned is
an archive of arrays that `eklat.bots` reads with numpy.
"""
