"""A bot that was stopped in a thread of its own leaves nothing behind in the interpreter."""

from __future__ import annotations

import subprocess
import sys

STOPPED = """
import sys, threading
from starcup_bots.guard import Guard
from starcup_bots.protocol import Failure

def loop():
    while True:
        pass

def play():
    with Guard(limit_ms=50) as guard:
        try:
            guard.call(0, loop)
        except Failure as failure:
            print(failure.reason)

thread = threading.Thread(target=play)
thread.start()
thread.join()
sys.setprofile(lambda *_: None)  # in Python 3.11 it runs in circles while an exception is said to be on its way
(lambda: None)()
sys.setprofile(None)
print("on")
"""


def test_profilers_work_after_a_bot_was_stopped_in_a_thread() -> None:
    run = subprocess.run([sys.executable, "-c", STOPPED], capture_output=True, text=True, timeout=30, check=False)
    assert (run.stderr.split(), run.stdout.split()) == (["slow"], ["on"])
