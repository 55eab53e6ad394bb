#!/usr/bin/env python3
"""Checks all dice of a game: python3 check_dice.py game.jsonl (docs/dice.md says how the dice are drawn)"""
import hashlib, hmac, json, sys

lines = [json.loads(line) for line in open(sys.argv[1], encoding="utf-8")]
secret = bytes.fromhex(lines[-1]["secret"])
if hashlib.sha256(secret).hexdigest() != lines[0]["commitment"]:
    sys.exit("wrong: the secret does not fit the commitment")
words = "".join(player["word"] + "\n" for player in lines[0]["players"])

def face_of(number, sides):
    block = 0
    while True:
        message = f"walstatt-dice-1\n{words}{number}\n{block}".encode()
        digest = hmac.new(secret, message, hashlib.sha256).digest()
        for value in (int.from_bytes(digest[i:i + 4], "big") for i in range(0, 32, 4)):
            if value < 2**32 // sides * sides:
                return value % sides + 1
        block += 1

dice = 0
for line in (line for line in lines if "roll" in line):
    count, sides = map(int, line["roll"].split("d"))
    if len(line["faces"]) != count:
        sys.exit(f"wrong: line {line['n'] + 1} does not hold {count} dice")
    for face in line["faces"]:
        dice += 1
        if face != face_of(dice, sides):
            sys.exit(f"wrong: die {dice} in line {line['n'] + 1} shows {face}, not {face_of(dice, sides)}")
print(f"ok: {dice} dice")
