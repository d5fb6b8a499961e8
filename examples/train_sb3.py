"""Stable-Baselines3 learns Heul doch! in a few minutes, from nothing, against opponents that play at random.

    pip install "eklat[env]" sb3-contrib
    python examples/train_sb3.py --decisions 40000 --curve docs/research-curve.svg

Prints, every so often, how many points a hand it is ahead of the others, with the 95 % interval, on deals of their own.
"""

import argparse
import statistics
from pathlib import Path
from time import monotonic
from typing import SupportsFloat

import gymnasium
from sb3_contrib import MaskablePPO

import eklat.env.gymnasium  # noqa: F401  registers eklat/HeulDoch1-v0

HELD_OUT = 1_000_000
"""Seeds from here on are for measuring."""
Point = tuple[int, float, float]
"""Decisions so far, the margin, and half the width of its 95 % interval."""


def margin(model: MaskablePPO, env: gymnasium.Env, hands: int) -> tuple[float, float]:
    """Points a hand ahead of the others, and half the width of the 95 % interval."""
    found = []
    for hand in range(hands):
        (seen, info), is_over = env.reset(seed=HELD_OUT + hand), False
        reward: SupportsFloat = 0.0
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
    parser.add_argument("--decisions", type=int, default=40_000)
    parser.add_argument("--hands", type=int, default=200, help="how many hands each measurement takes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="draw the curve into this file")
    chosen = parser.parse_args()
    settings = {"players": chosen.players, "opponents": chosen.opponents}
    judged, env = gymnasium.make(chosen.name, **settings), gymnasium.make(chosen.name, **settings)
    env.reset(seed=chosen.seed)
    scaled = gymnasium.wrappers.TransformReward(env, lambda reward: float(reward) / 20)
    net = {"net_arch": [256, 256]}
    model = MaskablePPO("MlpPolicy", scaled, n_steps=1024, batch_size=256, gamma=1.0, policy_kwargs=net, seed=chosen.seed)
    points: list[Point] = []
    start = monotonic()
    while not points or model.num_timesteps < chosen.decisions:
        if points:
            model.learn(4096, reset_num_timesteps=False)
        mean, wide = margin(model, judged, chosen.hands)
        points.append((model.num_timesteps, mean, wide))
        print(
            f"{points[-1][0]:>7} decisions, {monotonic() - start:4.0f} s: {mean:+.1f} ± {wide:.1f} points a hand", flush=True
        )
    if chosen.curve:
        title = f"{chosen.name}, {chosen.players} players: points a hand ahead of {chosen.opponents}"
        chosen.curve.write_text(drawn(points, title), encoding="utf-8")


def drawn(points: list[Point], title: str) -> str:
    """The curve with its intervals as SVG."""
    last, high = points[-1][0], 10 * (int(max(mean + wide for _, mean, wide in points)) // 10 + 1)

    def at(decisions: float, value: float) -> str:
        return f"{50 + 560 * decisions / last:.1f},{250 - 200 * max(0.0, value) / high:.1f}"

    band = [at(x, mean + wide) for x, mean, wide in points] + [at(x, mean - wide) for x, mean, wide in reversed(points)]
    marks = [
        f'<path d="M{at(0, value)} L{at(last, value)}" stroke="#ccc"/>'
        f'<text x="42" y="{254 - 200 * value / high:.0f}" text-anchor="end">{value}</text>'
        for value in range(0, high + 1, 10)
    ]
    line = " ".join(at(x, mean) for x, mean, _ in points)
    return "\n".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 290" font-family="sans-serif" font-size="12">',
            '<rect width="640" height="290" fill="#fffdf7"/>',
            f'<text x="50" y="28" font-size="14">{title}</text>',
            *marks,
            f'<polygon points="{" ".join(band)}" fill="#7aa6c2" opacity="0.4"/>',
            f'<polyline points="{line}" fill="none" stroke="#1f5c85" stroke-width="2"/>',
            f'<text x="610" y="275" text-anchor="end">{last} decisions of the learner</text>',
            "</svg>\n",
        ]
    )


if __name__ == "__main__":
    main()
