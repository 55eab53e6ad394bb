"""Runs docs/examples/bot.py against a real server: run_bot.py PROGRAM BOT GAME SETUP. One game against the house's computer,
and one of two bots that were invited to the same table."""

import json
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

program, bot, game, setup = sys.argv[1:]
sys.path.insert(0, str(Path(bot).parent))
from bot import Connection  # noqa: E402

with tempfile.TemporaryDirectory() as folder:
    server = subprocess.Popen([program, "serve", "--port", "0", "--data", f"{folder}/matches.db", "--web", folder],
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        port = re.search(r"http://127\.0\.0\.1:(\d+)", server.stdout.readline()).group(1)
        call = [sys.executable, bot, "--port", port]
        alone = subprocess.run([*call, "--game", game, "--setup", setup], capture_output=True, text=True, timeout=100)
        assert re.fullmatch(r"(won|lost|drawn) \S+\n", alone.stdout), alone

        host = Connection("127.0.0.1", int(port))
        host.ask("hello", protocol=1, language="en")
        table = host.ask("create", game=game, setup=setup, seats=[{"who": "there"}, {"who": "there"}])
        match = table["match"]
        both = [subprocess.Popen([*call, "--match", match, "--token", seat["token"]], stdout=subprocess.PIPE, text=True)
                for seat in table["seats"]]
        results = [player.communicate(timeout=100)[0].split()[0] for player in both]
        assert sorted(results) in (["lost", "won"], ["drawn", "drawn"]), results
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/matches/{match}/record") as record:
            lines = [json.loads(line) for line in record.read().decode().splitlines()]
        assert lines[0]["game"] == game and "end" in lines[-1] and "secret" in lines[-1], lines[-1]
        print("ok:", alone.stdout.strip(), results)
    finally:
        server.terminate()
        assert server.wait(timeout=20) == 0, "the server did not stop as it should"
