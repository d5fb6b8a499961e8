"""Work on an accelerator that is recorded once and launched as a whole: piece by piece, it would wait for Python."""

from __future__ import annotations

from collections.abc import Callable

import torch


def recorded(work: Callable[[], object]) -> Callable[[], None]:
    """The same work, as often as it is called. It is done twice before it is recorded, and must always find and leave
    everything in the same tensors."""
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        work()
        work()
    torch.cuda.current_stream().wait_stream(side)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        work()
    replay: Callable[[], None] = graph.replay
    return replay
