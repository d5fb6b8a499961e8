"""Stable-Baselines3 learns Heul doch! in a few minutes, against random opponents and from nothing.

    pip install "eklat[env]" sb3-contrib
    python examples/train_sb3.py --minutes 4 --curve docs/research-curve.svg

Prints, every so often, how many points a hand it is ahead of the others, with the 95 % interval, on deals of its own.
"""

import argparse
import statistics
from pathlib import Path
from time import monotonic

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

import eklat.env.gymnasium  # registers eklat/HeulDoch1-v0

HELD_OUT = 1_000_000
"""Seeds from here on are for measuring."""


def margin(model: MaskablePPO, env: gymnasium.Env, hands: int) -> tuple[float, float]:
    """Points a hand ahead of the others, and half the width of the 95 % interval."""
    found = []
    for hand in range(hands):
        (seen, info), reward, is_over = env.reset(seed=HELD_OUT + hand), 0.0, False
        while not is_over:
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, reward, is_over, _, info = env.step(int(action))
        found.append(float(reward))
    return statistics.mean(found), 1.96 * statistics.stdev(found) / len(found) ** 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--name", default="eklat/HeulDoch1-v0")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--minutes", type=float, default=4)
    parser.add_argument("--hands", type=int, default=400, help="how many hands each measurement takes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="draw the curve into this file")
    chosen = parser.parse_args()
    settings = {"players": chosen.players, "opponents": chosen.opponents}
    judged = gymnasium.make(chosen.name, **settings)
    env = gymnasium.wrappers.TransformReward(gymnasium.make(chosen.name, **settings), lambda reward: reward / 20)
    net = {"net_arch": [256, 256]}
    model = MaskablePPO("MlpPolicy", env, n_steps=2048, batch_size=512, gamma=1.0, policy_kwargs=net, seed=chosen.seed, device="cpu")
    points, start = [], monotonic()
    while True:
        mean, wide = margin(model, judged, chosen.hands)
        points.append((model.num_timesteps, mean, wide))
        print(f"{model.num_timesteps:>8} steps {monotonic() - start:5.0f} s   {mean:+.1f} ± {wide:.1f} points a hand", flush=True)
        if monotonic() - start > 60 * chosen.minutes:
            break
        model.learn(20_480, reset_num_timesteps=False)
    if chosen.curve:
        chosen.curve.write_text(drawn(points, f"{chosen.name}, {chosen.players} players: ahead of {chosen.opponents}"))


def drawn(points: list[tuple[int, float, float]], title: str) -> str:
    """The curve with its intervals as SVG."""
    steps, low, high = points[-1][0], min(m - w for _, m, w in points), max(m + w for _, m, w in points)
    low, high = 5 * np.floor(min(low, 0) / 5), 5 * np.ceil(high / 5)

    def at(step: float, value: float) -> str:
        return f"{60 + 560 * step / steps:.1f},{250 - 200 * (value - low) / (high - low):.1f}"

    band = [at(s, m + w) for s, m, w in points] + [at(s, m - w) for s, m, w in reversed(points)]
    marks = "".join(
        f'<path d="M{at(0, value)} L{at(steps, value)}" stroke="#ccc"/><text x="52" y="{float(at(0, value).split(",")[1]) + 4:.1f}"'
        f' text-anchor="end">{value:+.0f}</text>'
        for value in np.arange(low, high + 1, 5)
    )
    line = " ".join(at(s, m) for s, m, _ in points)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 290" font-family="sans-serif" font-size="12" fill="#333">'
        f'<rect width="640" height="290" fill="#fffdf7"/><text x="60" y="28" font-size="14">{title}, points a hand</text>{marks}'
        f'<polygon points="{" ".join(band)}" fill="#7aa6c2" opacity="0.4"/>'
        f'<polyline points="{line}" fill="none" stroke="#1f5c85" stroke-width="2"/>'
        f'<text x="620" y="275" text-anchor="end">{steps // 1000}000 decisions of the learner</text></svg>\n'
    )


if __name__ == "__main__":
    main()
