"""Tables by the million as compiled kernels: the rules of `eklat.fast.kernels`, stepped action by action and observed."""
