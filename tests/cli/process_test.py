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
COMMANDS = ["games", "play", "odds", "trial", "rule", "check", "replay", "verify", "position", "bench"]
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
            self.assertIn("Aufruf: walstatt", german.stdout.decode())
            self.assertIn("Usage: walstatt", english.stdout.decode())
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
            ("play", "--dice", "loaded"): "provable | fast",
            ("play", "--secret", "abc"): "64 hex digits",
            ("play", "--word", "a\nb"): "one line",
            ("play", "--resume", "x", "--setup", "y"): "--resume and --setup",
            ("play", "--yes=maybe"): "--yes",
            ("rule", "G1", "G2"): "G2: this was not expected here",
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
        }
        for arguments, expected in cases.items():
            with self.subTest(arguments):
                done = run(*arguments)
                self.assertEqual(done.returncode, 2, done.stderr.decode())
                self.assertIn(expected, done.stderr.decode())
                self.assertEqual(done.stdout, b"")

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
            self.read_until(terminal, "Weiterspielen: walstatt play --resume")
            self.assertEqual(self.finish(pid), 0)
            records = list(Path(folder).glob("walstatt-*.jsonl"))
            self.assertEqual(len(records), 1)

    def test_colour_only_where_wanted(self):
        with tempfile.TemporaryDirectory() as folder:
            for environment, coloured in (({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)):
                pid, terminal = self.session(folder, "rule", "P1", "--game", "pig", **environment)
                text = self.read_until(terminal, "without having thrown")
                self.assertEqual("\033[" in text, coloured)
                self.finish(pid)
        self.assertNotIn(b"\033", run("rule", "P1", "--game", "pig").stdout)


if __name__ == "__main__":
    unittest.main()
