// From dice that a hand has marked to the decision they mean, and back. The server lists of equal dice only the first
// ones: which of them was clicked makes no difference, so marks are compared by their numbers.
import type { Choice, DieState, Ward } from './types';

export type Places = readonly number[];

export function facesAt(dice: readonly DieState[], places: Places): number[] {
  return places.map((place) => dice[place]?.face ?? 0).sort((a, b) => b - a);
}

function sameFaces(dice: readonly DieState[], a: Places, b: Places): boolean {
  return a.length === b.length && facesAt(dice, a).join() === facesAt(dice, b).join();
}

const text = (dice: readonly DieState[], places: Places) =>
  places.length > 0 ? facesAt(dice, places).join(' ') : 'none';

/** Score, keep and wave: one bundle of dice. */
export function bundleFor(choices: readonly Choice[], kind: string, dice: readonly DieState[], marked: Places) {
  return choices.find((choice) => choice.kind === kind && sameFaces(dice, choice.dice ?? [], marked));
}

export const bundleText = (kind: string, dice: readonly DieState[], marked: Places) => `${kind} ${text(dice, marked)}`;

/** The group, and what pays for the ones. */
export function groupFor(choices: readonly Choice[], dice: readonly DieState[], group: Places, paid: Places) {
  return choices.find(
    (choice) =>
      choice.kind === 'group' && sameFaces(dice, choice.dice ?? [], group) && sameFaces(dice, choice.paid ?? [], paid),
  );
}

export function groupText(verb: string, dice: readonly DieState[], group: Places, paid: Places): string {
  return `${verb} ${text(dice, group)}${paid.length > 0 ? ` pay ${text(dice, paid)}` : ''}`;
}

/** All dice of the group of a shot: those that count, those struck for moving, those left out. */
export const shotGroup = (choice: Choice): number[] => [
  ...(choice.dice ?? []),
  ...(choice.struck ?? []),
  ...(choice.leftOut ?? []),
];

/** Shots with this group; they differ in how many run dice are left out (F5). */
export function shotsFor(choices: readonly Choice[], dice: readonly DieState[], group: Places, paid: Places): Choice[] {
  return choices.filter(
    (choice) =>
      choice.kind === 'shoot' && sameFaces(dice, shotGroup(choice), group) && sameFaces(dice, choice.paid ?? [], paid),
  );
}

/** D2: what is neither group nor spent, devalued or a one may save him. */
export function isRescue(die: DieState): boolean {
  return !die.group && !die.spent && !die.devalued && die.face !== 1;
}
export const mayWard = (die: DieState): boolean => (die.group === true && !die.spent) || isRescue(die);

/** What a defence consists of, in one word: equal ones give the same. */
export function wardKey(
  wards: readonly Ward[],
  dice: readonly DieState[],
  values: ReadonlyMap<number, number>,
): string {
  return wardParts(wards, dice, values).sort().join(' ') || 'none';
}

function wardParts(wards: readonly Ward[], dice: readonly DieState[], values: ReadonlyMap<number, number>): string[] {
  return wards
    .filter((ward) => ward.dice.length > 0 && ward.attacks.length > 0)
    .map((ward) => {
      const own = [...ward.dice].sort((a, b) => dice[b]!.face - dice[a]!.face);
      const sum = own.map((place) => `${dice[place]!.face}${isRescue(dice[place]!) ? '!' : ''}`).join('+');
      const met = ward.attacks.map((attack) => values.get(attack) ?? 0).sort((a, b) => b - a);
      return `${sum}>${met.join('+')}`;
    });
}

export function wardFor(
  choices: readonly Choice[],
  wards: readonly Ward[],
  dice: readonly DieState[],
  values: ReadonlyMap<number, number>,
): Choice | undefined {
  const wanted = wardKey(wards, dice, values);
  return choices.find((choice) => choice.kind === 'ward' && wardKey(choice.wards ?? [], dice, values) === wanted);
}

export function wardText(
  wards: readonly Ward[],
  dice: readonly DieState[],
  values: ReadonlyMap<number, number>,
): string {
  return `ward ${wardParts(wards, dice, values).join(' ') || 'none'}`;
}

/** Reads "ward 12+12>20 9!>5+4" into places: of equal dice those that lie first. */
export function readWards(
  action: string,
  dice: readonly DieState[],
  attacks: readonly { die: number; value: number }[],
): Ward[] {
  const usedDice = new Set<number>();
  const met = new Set<number>();
  const wards: Ward[] = [];
  for (const word of action.split(' ').slice(1)) {
    const [sum = '', against = ''] = word.split('>');
    if (!against) continue;
    const ward: Ward = { dice: [], attacks: [] };
    for (const one of sum.split('+')) {
      const rescue = one.endsWith('!');
      const face = Number.parseInt(one, 10);
      const place = dice.findIndex(
        (die, at) => die.face === face && !usedDice.has(at) && mayWard(die) && isRescue(die) === rescue,
      );
      if (place >= 0) usedDice.add(place) && ward.dice.push(place);
    }
    for (const value of against.split('+').map(Number)) {
      const attack = attacks.find((one) => one.value === value && !met.has(one.die));
      if (attack) met.add(attack.die) && ward.attacks.push(attack.die);
    }
    wards.push(ward);
  }
  return wards;
}

/** Puts a die to an attack, or takes it off; whatever met another attack before moves over. */
export function turnDie(wards: readonly Ward[], attack: number, die: number): Ward[] {
  const there = wards.find((ward) => ward.attacks.includes(attack));
  const taken = there?.dice.includes(die) ?? false;
  const rest = wards.map((ward) => ({ ...ward, dice: ward.dice.filter((one) => one !== die) }));
  if (taken) return tidy(rest);
  const at = wards.indexOf(there!);
  if (at < 0) return tidy([...rest, { dice: [die], attacks: [attack] }]);
  return tidy(rest.map((ward, index) => (index === at ? { ...ward, dice: [...ward.dice, die] } : ward)));
}

/** Two light attacks met by the same dice, or each by its own again (D8). */
export function turnTogether(wards: readonly Ward[], attack: number, other: number): Ward[] {
  const there = wards.find((ward) => ward.attacks.includes(attack));
  if (!there) return [...wards];
  if (there.attacks.includes(other))
    return tidy(
      wards.map((ward) => (ward === there ? { ...ward, attacks: ward.attacks.filter((one) => one !== other) } : ward)),
    );
  return tidy(
    wards.map((ward) =>
      ward === there
        ? { ...ward, attacks: [...ward.attacks, other] }
        : { ...ward, attacks: ward.attacks.filter((one) => one !== other) },
    ),
  );
}

const tidy = (wards: Ward[]) => wards.filter((ward) => ward.dice.length > 0 && ward.attacks.length > 0);

/** Wounds as sums of faces, larger ones first: "14 4 2" of 7, 7, 4, 2. */
export function woundSums(faces: readonly number[], woundOf: readonly number[]): number[] {
  const sums = new Map<number, number>();
  faces.forEach((face, die) => sums.set(woundOf[die]!, (sums.get(woundOf[die]!) ?? 0) + face));
  return [...sums.values()].sort((a, b) => b - a);
}

function woundKey(faces: readonly number[], woundOf: readonly number[]): string {
  const parts = new Map<number, number[]>();
  faces.forEach((face, die) => parts.set(woundOf[die]!, [...(parts.get(woundOf[die]!) ?? []), face]));
  return [...parts.values()]
    .map((part) => part.join('+'))
    .sort()
    .join(' ');
}

export function woundsFor(choices: readonly Choice[], faces: readonly number[], woundOf: readonly number[]) {
  const wanted = woundKey(faces, woundOf);
  return choices.find((choice) => choice.kind === 'wounds' && woundKey(faces, choice.woundOf ?? []) === wanted);
}

/** A die of a sum becomes a wound of its own; a single one joins its equals. */
export function turnWound(faces: readonly number[], woundOf: readonly number[], die: number): number[] {
  const own = woundOf[die]!;
  const alone = woundOf.every((wound, other) => other === die || wound !== own);
  const free = Array.from({ length: faces.length + 1 }, (_, i) => i + 1).find((wound) => !woundOf.includes(wound))!;
  if (!alone) return woundOf.map((wound, other) => (other === die ? free : wound));
  const equal = woundOf.find((_, other) => other !== die && faces[other] === faces[die]);
  return woundOf.map((wound, other) => (other === die ? (equal ?? wound) : wound));
}

/** Stretches among dice that lie aside: what could become a group (D2), longest first; ones never join. */
export function stretchesOf(dice: readonly DieState[], usable: (die: DieState) => boolean): number[][] {
  const places = dice.map((_, place) => place).filter((place) => usable(dice[place]!) && dice[place]!.face > 1);
  places.sort((a, b) => dice[b]!.face - dice[a]!.face);
  const stretches: number[][] = [];
  for (const place of places) {
    const last = stretches.at(-1);
    const before = last && dice[last.at(-1)!]!.face;
    if (last && before! - dice[place]!.face <= 1) last.push(place);
    else stretches.push([place]);
  }
  return stretches.sort((a, b) => b.length - a.length);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The group that strikes hardest (D6); of equals the one that pays with the smallest dice. */
export function strongestGroup(choices: readonly Choice[], dice: readonly DieState[]): Choice | undefined {
  const paidWith = (choice: Choice) => sum(facesAt(dice, choice.paid ?? []));
  return choices
    .filter(({ kind }) => kind === 'group')
    .reduce<Choice | undefined>((best, one) => {
      if (!best) return one;
      const more = sum(one.values ?? []) - sum(best.values ?? []);
      return more > 0 || (more === 0 && paidWith(one) < paidWith(best)) ? one : best;
    }, undefined);
}

/** Fewest hits, fewest rescue dice, most left (D10): the server lists it first. */
export const bestWard = (choices: readonly Choice[]): Choice | undefined => choices.find(({ kind }) => kind === 'ward');

/** Sets first where the group has more than them (D7), otherwise all at once. */
export function usualWave(choices: readonly Choice[], dice: readonly DieState[]): Choice | undefined {
  const waves = choices.filter(({ kind }) => kind === 'wave').sort((a, b) => b.dice!.length - a.dice!.length);
  const whole = waves[0];
  if (!whole) return undefined;
  const faces = facesAt(dice, whole.dice!);
  const inSets = faces.filter((face, at) => faces.some((other, place) => place !== at && other === face));
  return bundleOfFaces(waves, dice, inSets) ?? whole;
}

function bundleOfFaces(waves: readonly Choice[], dice: readonly DieState[], faces: readonly number[]) {
  return faces.length > 0 ? waves.find((wave) => facesAt(dice, wave.dice!).join() === faces.join()) : undefined;
}
