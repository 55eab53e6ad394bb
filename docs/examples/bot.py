#!/usr/bin/env python3
"""A computer player for Walstatt in plain Python: sits down at a match and plays it to its end.

    walstatt serve --port 1192
    python3 bot.py --port 1192 --game mfm --setup geheimdokument      lays a table of its own against the house's computer
    python3 bot.py --port 1192 --match ID --token TOKEN               plays a seat that somebody has invited it to

It asks for its legal choices, takes the attack with the best chance to put an enemy out, or else any choice by lot. In a battle
(--game adlg --setup first-battle) it charges whenever it can and gives every order before it ends a corps.
docs/protocol.md describes the messages; the first class is a small WebSocket client, so that nothing need be installed.
"""

import argparse
import base64
import json
import os
import random
import socket
import struct
import sys


class Connection:
    """Sends requests and waits for their answers; what the server pushes meanwhile is kept."""

    def __init__(self, host: str, port: int):
        self.socket = socket.create_connection((host, port), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        self.reader = self.socket.makefile("rb")
        status = self.reader.readline()
        if b" 101 " not in status:
            sys.exit(f"no WebSocket there: {status.decode().strip()}")
        while self.reader.readline().strip():
            pass
        self.questions = 0
        self.pushes: list[dict] = []

    def send_frame(self, kind: int, payload: bytes):
        mask = os.urandom(4)
        size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + struct.pack(">H", len(payload))
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self.socket.sendall(bytes([0x80 | kind]) + size + mask + masked)

    def receive(self) -> dict:
        while True:
            first, second = self.reader.read(2)
            size = second & 127
            if size == 126:
                (size,) = struct.unpack(">H", self.reader.read(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self.reader.read(8))
            payload = self.reader.read(size)
            if first & 15 == 1:
                return json.loads(payload)
            if first & 15 == 8:
                sys.exit("the server closed the connection")
            if first & 15 == 9:
                self.send_frame(10, payload)  # a ping wants its pong

    def ask(self, what: str, **fields) -> dict:
        self.questions += 1
        self.send_frame(1, json.dumps({"do": what, "id": self.questions, **fields}).encode())
        while True:
            message = self.receive()
            if message.get("re") == self.questions:
                if "no" in message:
                    sys.exit(f"{what}: {message['no']['text']} {message['no'].get('rule', '')}")
                return message["ok"]
            self.pushes.append(message)

    def next_push(self) -> dict:
        return self.pushes.pop(0) if self.pushes else self.receive()


def worth(choice: dict) -> float:
    """Of all choices: attack where it hurts most, end the turn last."""
    if "out" in choice:
        return 2 + choice["out"]["p"] - choice.get("ownLoss", {"p": 0})["p"]
    if choice.get("verb") in ("charge", "shoot", "fight"):
        return 1 + random.random()
    return -1 if choice["kind"] == "pass" or choice.get("verb") in ("end", "end-phase") else random.random()


def play(server: Connection, match: str, token: str):
    table = server.ask("watch", match=match, tokens=[token], stage=False)
    seat = table["you"][0]
    while table["status"] != "finished":
        if seat in table["turn"]["seats"]:
            choices = server.ask("choices", match=match)["choices"]
            if choices:
                server.ask("act", match=match, action=max(choices, key=worth)["do"])
        # What happened is pushed; the newest push knows whose turn it is.
        push = server.next_push()
        while push.get("push") not in ("steps", "seats"):
            push = server.next_push()
        table = {**table, **{name: push[name] for name in ("turn", "status", "outcome") if name in push}}
    winner = table["outcome"]["winner"]
    mine = table["seats"][seat - 1]["side"]
    print("drawn" if winner == 0 else "won" if winner == mine else "lost", table["outcome"]["id"])


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--host", default="127.0.0.1")
    options.add_argument("--port", type=int, default=1192)
    options.add_argument("--game", default="mfm")
    options.add_argument("--setup", default="geheimdokument")
    options.add_argument("--match")
    options.add_argument("--token")
    wanted = options.parse_args()
    server = Connection(wanted.host, wanted.port)
    server.ask("hello", protocol=1, language="none", name="bot.py")
    match, token = wanted.match, wanted.token
    if not match:
        seats = [{"who": "here", "waits": True}, {"who": "computer", "player": "random"}]
        table = server.ask("create", game=wanted.game, setup=wanted.setup, seats=seats)
        match, token = table["match"], table["seats"][0]["token"]
    # The house has committed itself to its dice by now; only then the own word goes into them.
    server.ask("join", match=match, token=token, name="bot.py", word=os.urandom(8).hex())
    play(server, match, token)


if __name__ == "__main__":
    main()
