// Provable dice (docs/dice.md), computed once more in the browser of whoever doubts them.
import type { MatchRecord } from './record';
import { fromHex, hmacSha256, sha256, toHex } from './sha256';

const encoder = new TextEncoder();

/** The face of die number `number` (counted through the whole match) with so many sides. */
export function faceOf(secret: Uint8Array, words: readonly string[], number: number, sides: number): number {
  const said = words.map((word) => word + '\n').join('');
  const bound = Math.floor(2 ** 32 / sides) * sides;
  for (let block = 0; ; block++) {
    const message = encoder.encode(`walstatt-dice-1\n${said}${number}\n${block}`);
    const digest = hmacSha256(secret, message);
    const view = new DataView(digest.buffer);
    for (let offset = 0; offset < 32; offset += 4) {
      const value = view.getUint32(offset);
      if (value < bound) return (value % sides) + 1;
    }
  }
}

export function commitmentOf(secret: Uint8Array): string {
  return toHex(sha256(secret));
}

export interface CheckedDie {
  number: number;
  sides: number;
  face: number;
  /** What the words and the secret give; undefined while the secret is sealed. */
  computed?: number;
}

export interface CheckedRoll {
  step: number;
  roll: string;
  dice: CheckedDie[];
  /** Undefined while the secret is sealed. */
  fits?: boolean;
}

export interface DiceCheck {
  /** 'proved': all fits. 'wrong': something does not. 'sealed': the match still runs. 'unprovable': other dice. */
  verdict: 'proved' | 'wrong' | 'sealed' | 'unprovable';
  secret?: string;
  commitment: string;
  computedCommitment?: string;
  rolls: CheckedRoll[];
  dice: number;
  wrongDice: number;
}

function parseRoll(roll: string): { count: number; sides: number } | undefined {
  const found = /^(\d+)d(\d+)$/.exec(roll);
  if (!found) return undefined;
  const count = Number(found[1]);
  const sides = Number(found[2]);
  return count >= 1 && sides >= 1 && sides < 2 ** 32 ? { count, sides } : undefined;
}

export function checkDice(record: MatchRecord): DiceCheck {
  const { header, end } = record;
  const words = header.players.map((player) => player.word ?? '');
  const provable = header.dice === 'provable' && header.commitment !== undefined;
  const secret = provable && end?.secret !== undefined ? fromHex(end.secret) : undefined;
  const rolls: CheckedRoll[] = [];
  let number = 0;
  let wrongDice = 0;
  let shapesFit = true;

  // The counter runs through all rolls, also those that were taken back: no number is used twice.
  for (const step of record.steps) {
    if (step.roll === undefined) continue;
    const shape = parseRoll(step.roll);
    const faces = step.faces ?? [];
    if (!shape || shape.count !== faces.length) shapesFit = false;
    const dice = faces.map((face): CheckedDie => {
      number += 1;
      const die: CheckedDie = { number, sides: shape?.sides ?? 0, face };
      if (secret && shape) die.computed = faceOf(secret, words, number, shape.sides);
      if (die.computed !== undefined && die.computed !== face) wrongDice += 1;
      return die;
    });
    const checked: CheckedRoll = { step: step.n, roll: step.roll, dice };
    if (secret) checked.fits = shape?.count === faces.length && dice.every((die) => die.computed === die.face);
    rolls.push(checked);
  }

  const check: DiceCheck = {
    verdict: 'unprovable',
    commitment: header.commitment ?? '',
    rolls,
    dice: number,
    wrongDice,
  };
  if (!provable) return check;
  if (end?.secret === undefined) return { ...check, verdict: 'sealed' };
  check.secret = end.secret;
  if (secret?.length !== 32) return { ...check, verdict: 'wrong' };
  check.computedCommitment = commitmentOf(secret);
  const fits = shapesFit && wrongDice === 0 && check.computedCommitment === check.commitment.toLowerCase();
  return { ...check, verdict: fits ? 'proved' : 'wrong' };
}
