// How long things are looked at on the open table: a move of the other side is to be followed by eye, an order to a corps only read.
import type { JsonObject, Step, TableEvent } from '../lib/protocol.gen';
import type { Staging } from '../table/playback.svelte';
import { eventName, type Throw } from '../table/throws';
import { t, type Key } from './words';

/** Decisions after which nothing stands elsewhere. */
const QUIET = /^(activate|end|end-phase|stand|withhold|hide|stay|place|unplace|camp|commander|ambush|flank|deployed)\b/;
const MOVES = 1100;
const SETS = 350;

export class BattleStaging implements Staging {
  after(scene: JsonObject): JsonObject {
    return scene;
  }
  decision(): number {
    return 0;
  }
  /** Sums of two sides and what follows take longer to read than a die for command points. */
  reading(thrown: Throw): number {
    if (thrown.lines.some((line) => eventName(line).startsWith('melee-'))) return 1900;
    return thrown.lines.some((line) => line.outcome) ? 1400 : 900;
  }
  moving(steps: readonly Step[]): number {
    return steps.every((step) => !step.do || QUIET.test(step.do)) ? SETS : MOVES;
  }
}

/** What dice are thrown for, by what they bring to light. */
const TITLES: [RegExp, Key][] = [
  [/^(result-is|melee-|loss-is)/, 'throw.melee'],
  [/^(shot-is|is-hit|is-missed)/, 'throw.shot'],
  [/^has-points/, 'throw.points'],
  [/^rallies/, 'throw.rally'],
  [/^commander-(lives|falls)/, 'throw.commander'],
  [/^rampages-/, 'throw.rampage'],
  [/^initiative-/, 'throw.initiative'],
  [/^(sector-is|position-|river-is|adjustment-is)/, 'throw.terrain'],
  [/^flank-/, 'throw.flank'],
  [/^looters-/, 'throw.looters'],
  [/^camp-/, 'throw.camp'],
];
export function thrownFor(thrown: Throw): string {
  for (const line of thrown.lines) {
    const found = TITLES.find(([pattern]) => pattern.test(eventName(line)));
    if (found) return t(found[1]);
  }
  return t('throw.other');
}
/** The sums and what they lead to; what is announced next has its own throw. */
export function thrownLines(thrown: Throw): TableEvent[] {
  const own = thrown.lines.filter((line) => !/^(melee-between|shoots-at|sequence-begins)$/.test(eventName(line)));
  const telling = own.filter((line) => line.number || line.outcome);
  return (telling.length > 1 ? telling : own).slice(0, 5);
}
