"""The peer of environments: catanatron's own for Gymnasium, one seat against its RandomPlayer, played at random.

It is run by `benchmarks/environments.py` with a Python of its own, since it wants an older Gymnasium. For each line on
its standard input, a number of seconds, it plays so long and prints the steps that it made and the CPU seconds.
"""

import random
import sys
import time

from catanatron_gym.envs.catanatron_env import CatanatronEnv


def main() -> None:
    env, rng = CatanatronEnv(), random.Random(1)
    _, info = env.reset(seed=1)
    seed = 1
    for line in sys.stdin:
        seconds, steps, began = float(line), 0, time.process_time()
        while (spent := time.process_time() - began) < seconds:
            _, _, over, cut_off, info = env.step(rng.choice(info["valid_actions"]))
            steps += 1
            if over or cut_off:
                seed += 1
                _, info = env.reset(seed=seed)
        print(steps, spent, flush=True)


if __name__ == "__main__":
    main()
