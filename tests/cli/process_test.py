#!/usr/bin/env python3
"""What only a process shows: help in both languages, exit codes, pipes that break, terminals, Ctrl-C.

Usage: process_test.py PROGRAM
"""

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

PROGRAM = str(Path(sys.argv.pop(1)).resolve())
COMMANDS = ["games", "play", "army", "odds", "trial", "rule", "check", "replay", "verify", "position", "bench"]
CLEAN = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG", "WALSTATT", "NO_COLOR"))}


def run(*arguments, typed="", **environment):
    return subprocess.run([PROGRAM, *arguments], input=typed.encode(), capture_output=True, timeout=60,
                          env={**CLEAN, **environment})


class Process(unittest.TestCase):
    def test_help_in_both_languages(self):
        for command in [[]] + [[name] for name in COMMANDS]:
            german = run(*command, "--help", LANG="de_DE.UTF-8")
            english = run(*command, "--help", LANG="C")
            self.assertEqual((german.returncode, english.returncode), (0, 0))
            self.assertIn(f"Aufruf: {PROGRAM}", german.stdout.decode())
            self.assertIn(f"Usage: {PROGRAM}", english.stdout.decode())
            for text in (german.stdout.decode(), english.stdout.decode()):
                self.assertNotIn("cli.", text)
            self.assertIsNone(re.search(r"Usage|Options|Examples|Exit", german.stdout.decode()))
            self.assertIsNone(re.search(r"Aufruf|Optionen|Beispiele", english.stdout.decode()))

    def test_language_option_wins_over_the_environment(self):
        self.assertIn("Aufruf", run("--lang", "de", "--help", LANG="C").stdout.decode())
        self.assertIn("Usage", run("--help", "--lang=en", LANG="de_AT").stdout.decode())

    def test_bad_use_is_2_and_says_what_was_expected(self):
        cases = {
            ("ply",): "play",
            ("play", "--sed", "1"): "--seed",
            ("play", "--seed"): "--seed: exactly one value",
            ("play", "--seed", "1", "--seed", "2"): "--seed: exactly one value",
            ("play", "--seed", "-3"): "--seed: found “-3”",
            ("play", "--players", "me,you"): "person | random | greedy",
            ("play", "--game", "mfm", "--players", "person,tips"): "person | random | greedy",
            ("trial", "--game", "1192", "--players", "tips,me"): "random | greedy | tips | strong",
            ("play", "--dice", "loaded"): "provable | fast",
            ("play", "--secret", "abc"): "64 hex digits",
            ("play", "--word", "a\nb"): "one line",
            ("play", "--resume", "x", "--setup", "y"): "--resume and --setup",
            ("play", "--yes=maybe"): "--yes",
            ("rule", "G1", "G2"): "“G1” has no rule book",
            ("rule", "mfm", "G1", "G2"): "G2: this was not expected here",
            ("games", "--format", "xml"): "text | json",
            ("games", "--lang", "fr"): "de | en",
            ("replay",): "FILE: this is missing",
            ("verify",): "FILE: this is missing",
            ("odds",): "--attack | --move: this is missing",
            ("odds", "mfm", "--attack", "3x1-3"): "--kind: this is missing",
            ("odds", "mfm", "--attack", "x", "--kind", "nah", "--saved-from", "8"): "--attack: found “x”",
            ("odds", "pig", "--attack", "3x1-3", "--kind", "nah", "--saved-from", "8"): "mfm",
            ("odds", "mfm", "--attack", "3x1-3", "--kind", "nah", "--saved-from", "99"): "1 … 13",
            ("trial", "--games", "0"): "1 … ",
            ("position", "--to", "3"): "--record: this is missing",
            ("army",): "list | new | random",
            ("army", "dance"): "ACTION: found “dance”",
            ("army", "random", "--points", "5"): "10 … 500",
            ("army", "new"): "--people: this is missing",
            ("army", "new", "--people", "celts", "--unit", "0xSW"): "“0xSW” is no unit",
            ("army", "show"): "ARMY (one file or one code): this is missing",
            ("play", "--map", "meadow"): "--army: this is missing",
            ("play", "--army", "x", "--setup", "y"): "--army and --setup",
            ("play", "--army", "x", "--army", "y", "--rounds", "0"): "1 … 60",
        }
        for arguments, expected in cases.items():
            with self.subTest(arguments):
                done = run(*arguments)
                self.assertEqual(done.returncode, 2, done.stderr.decode())
                self.assertIn(expected, done.stderr.decode())
                self.assertEqual(done.stdout, b"")

    def test_suggestions_only_if_close(self):
        for arguments in (("play", "--foo"), ("play", "--x"), ("xyzzy",)):
            self.assertNotIn("Similar", run(*arguments).stderr.decode())
        self.assertIn("Similar: --players\n", run("play", "--plyers", "x").stderr.decode())
        self.assertIn("Similar: play\n", run("paly").stderr.decode())
        self.assertNotIn("18446744073709551615", run("play", "--seed", "x").stderr.decode())

    def test_the_name_it_was_called_by(self):
        self.assertIn(f"Help: {PROGRAM} play --help", run("play", "--foo").stderr.decode())
        told = run("rule", "R99", WALSTATT_CALLED_AS="./walstatt").stderr.decode()
        self.assertIn("“./walstatt rule” shows them all", told)
        self.assertIn("./walstatt play --resume", run("play", "--help", WALSTATT_CALLED_AS="./walstatt").stdout.decode())
        found = subprocess.run(["walstatt", "--help"], executable=PROGRAM, env=CLEAN, capture_output=True, timeout=60)
        self.assertIn("Usage: walstatt COMMAND", found.stdout.decode())

    def test_an_unwritable_record_is_bad_use(self):
        done = run("play", "--game", "pig", "--players", "greedy,greedy", "--record", "/nowhere/x.jsonl")
        self.assertEqual((done.returncode, done.stdout), (2, b""))
        self.assertEqual(done.stderr.decode().count("\n"), 1)

    def test_version(self):
        self.assertRegex(run("--version").stdout.decode(), r"^walstatt \d+\.\d+\.\d+\n$")

    def test_attack_odds_have_the_fixed_form(self):
        done = run("odds", "mfm", "--attack", "3x1-3", "--kind", "fern", "--saved-from", "8", "--moved", "--format", "json")
        told = json.loads(done.stdout)
        self.assertEqual(list(told), ["hit", "life_lost", "out", "reasons"])
        self.assertEqual(list(told["hit"]), ["num", "den", "p"])
        self.assertEqual(list(told["reasons"][0]), ["reason", "amount", "rule"])

    def test_a_reader_that_goes_away_does_no_harm(self):
        for command in (["rule"], ["play", "--game", "pig", "--players", "greedy,greedy"]):
            process = subprocess.Popen([PROGRAM, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=CLEAN)
            process.stdout.readline()
            process.stdout.close()
            self.assertEqual(process.stderr.read(), b"")
            process.stderr.close()
            self.assertGreaterEqual(process.wait(timeout=60), 0, "killed by a signal")

    def test_content_folders(self):
        with tempfile.TemporaryDirectory() as folder:
            words = Path(folder, "words")
            words.mkdir()
            words.joinpath("pig.toml").write_text('[pig]\nthrew = { de = "nur deutsch" }\n')
            done = run("games", "--content", folder)
            self.assertEqual(done.returncode, 1)
            self.assertIn("words/pig.toml:2:9: pig.threw: expected a text in both languages", done.stderr.decode())
            done = run("check", WALSTATT_CONTENT=folder)
            self.assertEqual(done.returncode, 1)
            self.assertIn("words/pig.toml:2:9", done.stdout.decode())
        self.assertEqual(run("games", "--content", "/nowhere").returncode, 1)

    def test_bytes_that_are_no_text(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "noise.jsonl")
            for noise in (b"\xff\xfe\0{", b"{" * 100000, b"[" * 100000, os.urandom(5000)):
                file.write_bytes(noise)
                for command in ("verify", "replay", "check"):
                    self.assertEqual(run(command, str(file)).returncode, 1)
                toml = Path(folder, "noise.toml")
                toml.write_bytes(noise)
                self.assertEqual(run("check", str(toml)).returncode, 1)
                self.assertEqual(run("play", "--game", "pig", "--setup", str(toml)).returncode, 1)
        done = subprocess.run([PROGRAM, "play", "--game", "pig", "--players", "person,person"], env=CLEAN, timeout=60,
                              input=b"\xff\xfe\n\0\n" + b"x" * 100000 + b"\n", capture_output=True)
        self.assertEqual(done.returncode, 1)
        done.stdout.decode(), done.stderr.decode()


class Terminal(unittest.TestCase):
    def session(self, folder, *arguments, **environment):
        pid, terminal = pty.fork()
        if pid == 0:
            os.chdir(folder)
            os.execve(PROGRAM, [PROGRAM, *arguments], {**CLEAN, "TERM": "xterm", **environment})
        return pid, terminal

    def read_until(self, terminal, text, seconds=20):
        seen = b""
        end = time.time() + seconds
        while text.encode() not in seen and time.time() < end:
            if select.select([terminal], [], [], 0.2)[0]:
                try:
                    seen += os.read(terminal, 65536)
                except OSError:
                    break
        self.assertIn(text, seen.decode(errors="replace"))
        return seen.decode()

    def finish(self, pid):
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])

    def test_menu_game_and_interrupt(self):
        with tempfile.TemporaryDirectory() as folder:
            pid, terminal = self.session(folder, "play", LANG="de_DE.UTF-8")
            for question in ("Welches Spiel?", "Welches Szenario?", "Wer spielt?"):
                self.assertIn(question, self.read_until(terminal, "Nummer [1]: "))
                os.write(terminal, b"\n")
            self.read_until(terminal, "> ")
            os.kill(pid, signal.SIGINT)
            self.read_until(terminal, f"Weiterspielen: {PROGRAM} play --resume")
            self.assertEqual(self.finish(pid), 130)
            records = list(Path(folder).glob("walstatt-*.jsonl"))
            self.assertEqual(len(records), 1)

    def test_end_of_input_in_a_game(self):
        with tempfile.TemporaryDirectory() as folder:
            pid, terminal = self.session(folder, "play", "--game", "pig")
            self.read_until(terminal, "> ")
            os.write(terminal, b"\x04")
            self.read_until(terminal, "To go on: ")
            self.assertEqual(self.finish(pid), 0)

    def test_leaving_the_menu(self):
        with tempfile.TemporaryDirectory() as folder:
            for key, code in ((b"\x03", 130), (b"\x04", 0)):
                pid, terminal = self.session(folder, "play", LANG="C")
                self.read_until(terminal, "Number [1]: ")
                os.write(terminal, key)
                self.read_until(terminal, "\n", seconds=5)
                self.assertEqual(self.finish(pid), code)
            self.assertEqual(list(Path(folder).iterdir()), [])

    def test_colour_only_where_wanted(self):
        with tempfile.TemporaryDirectory() as folder:
            for environment, coloured in (({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)):
                pid, terminal = self.session(folder, "rule", "P1", "--game", "pig", **environment)
                text = self.read_until(terminal, "without having thrown")
                self.assertEqual("\033[" in text, coloured)
                self.finish(pid)
        self.assertNotIn(b"\033", run("rule", "P1", "--game", "pig").stdout)


class Scripts(unittest.TestCase):
    """The quiet build of ./play and ./walstatt, with a stand-in for the real one."""

    def build(self, stand_in):
        common = Path(__file__).resolve().parents[2] / "scripts" / "common.sh"
        with tempfile.TemporaryDirectory() as folder:
            script = f"""set -euo pipefail; source '{common}'; root='{folder}'; program=/bin/true
                install_packages() {{ :; }}; build() {{ {stand_in}; }}; build_program; echo built"""
            pid, terminal = pty.fork()
            if pid == 0:
                os.execve("/bin/bash", ["bash", "-c", script], {**CLEAN, "LANG": "C"})
            seen = b""
            while True:
                try:
                    piece = os.read(terminal, 65536)
                except OSError:
                    break
                seen += piece
                if not piece:
                    break
            quiet = subprocess.run(["/bin/bash", "-c", script], env={**CLEAN, "LANG": "C"}, capture_output=True, timeout=60)
            log = Path(folder, "build", "play.log").read_text()
            return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), seen.decode(), quiet, log

    def test_one_line_of_progress_and_the_log_kept(self):
        code, seen, quiet, log = self.build("echo '-- configuring'; echo '[1/2] one'; echo '[2/2] two'")
        self.assertEqual((code, quiet.returncode), (0, 0))
        self.assertIn("\rCompiling: 2/2 ", seen)
        self.assertNotIn("configuring", seen)
        self.assertTrue(seen.endswith("\rbuilt\r\n"), repr(seen))
        self.assertEqual((quiet.stdout, quiet.stderr), (b"built\n", b""))
        self.assertIn("-- configuring\n[1/2] one\n", log)

    def test_the_log_is_shown_on_failure(self):
        code, seen, quiet, _ = self.build("echo '[1/2] one'; echo 'error: broken'; return 1")
        self.assertEqual((code, quiet.returncode), (1, 1))
        for text in (seen, quiet.stderr.decode()):
            self.assertIn("error: broken", text)
            self.assertIn("Compiling failed", text)
            self.assertNotIn("built", text)


if __name__ == "__main__":
    unittest.main()
