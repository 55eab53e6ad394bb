// What goes from one tab of the helper to the next: scored dice to the attack, attacks to the ward, hits to the damage.
import type { Group, ScoreChoice, ShotWay, WardAnswer } from './desk';
import { at, type Kept } from './kept';

/** The scored dice are set aside; the rest is to be rolled again. */
export function setAside(table: Kept, choice: ScoreChoice): void {
  table.score.aside = [...table.score.aside, ...choice.faces];
  table.score.rolled = [];
}

/** Attack (or be attacked) now: all that is scored, and the rest as it lies. */
export function toAttack(table: Kept, choice: ScoreChoice): void {
  table.attack.dice = [...table.score.aside, ...choice.faces];
  table.attack.unscored = table.score.rolled.filter((_, place) => !choice.dice.includes(place));
  table.tab = 'attack';
}

/** All dice of the attack tab in one list: scored ones first, as the question has them. */
export const lyingDice = (table: Kept): number[] => [...table.attack.dice, ...table.attack.unscored];

/** The group's attacks, all or the first wave, fly at the enemy: what he has is still to be typed in. */
export function toEnemy(table: Kept, group: Group, dice: readonly number[]): void {
  const faces = at(lyingDice(table), group.dice);
  const named = dice.map((die) => group.dice.indexOf(die)).filter((place) => place >= 0);
  const valueOf = (die: number) => group.attacks.find((attack) => attack.die === die)?.value.value ?? 0;
  table.ward = {
    attacks: dice.map(valueOf),
    group: [],
    rescue: [],
    fallen: false,
    carried: { group: faces, named, before: [] },
  };
  table.tab = 'ward';
}

/** One's own dice are to ward; the enemy's attacks are still to be typed in. */
export function toOwnWard(table: Kept, group: Group): void {
  const lying = lyingDice(table);
  table.ward = { attacks: [], group: at(lying, group.dice), rescue: at(lying, group.rescue), fallen: false };
  table.tab = 'ward';
}

/** Values of the group's dice (D6), in its order. */
export function valuesOf(group: readonly number[]): number[] {
  return group.map((face) => {
    const equals = group.filter((other) => other === face).length;
    return face + (equals >= 2 ? equals : 0);
  });
}

/** Dice of the attacker that were never named. */
export function heldBack(table: Kept): number[] {
  const carried = table.ward.carried;
  if (!carried) return [];
  return carried.group
    .map((_, place) => place)
    .filter((p) => !carried.named.includes(p) && !carried.before.includes(p));
}

/** D7: all was warded, the rest follows against what the defender has left. */
export function secondWave(table: Kept, answer: WardAnswer): void {
  const { carried, group, rescue, fallen } = table.ward;
  if (!carried) return;
  const rest = heldBack(table);
  table.ward = {
    attacks: at(valuesOf(carried.group), rest),
    group: at(group, answer.groupLeft),
    rescue: at(rescue, answer.rescueLeft),
    fallen,
    carried: { group: carried.group, named: rest, before: [...carried.before, ...carried.named] },
  };
}

/** D9: the roles change; what the new defender did not use is to be typed in. */
export function counter(table: Kept, answer: WardAnswer): void {
  const group = at(table.ward.group, answer.groupLeft);
  const held = heldBack(table);
  const carried = table.ward.carried;
  table.ward = {
    attacks: answer.counterValues,
    group: carried ? at(carried.group, held) : [],
    rescue: [],
    fallen: false,
    carried: { group, named: group.map((_, place) => place), before: [] },
  };
}

/** Hits become damage; where the attack was typed in, its group is to be typed in as well. */
export function toDamage(table: Kept, answer: WardAnswer): void {
  const carried = table.ward.carried;
  const group = carried?.group ?? [];
  table.damage = {
    ...table.damage,
    by: 'blow',
    group,
    named: carried ? [...carried.before, ...carried.named] : [],
    unmet: carried ? at(carried.named, answer.unmet) : [],
    fall: false,
    faces: [],
    rerolled: false,
  };
  table.tab = 'damage';
}

export function shotToDamage(table: Kept, way: ShotWay): void {
  table.damage = {
    ...table.damage,
    by: 'shot',
    dice: way.damageDice.value,
    times: way.times,
    deadly: way.deadly,
    faces: [],
    rerolled: false,
  };
  table.tab = 'damage';
}

/** The next blow finds what this one left. */
export function keepInjury(table: Kept, left: { quality: number; vitality: number }): void {
  table.damage = {
    ...table.damage,
    quality: left.quality,
    vitality: Math.max(1, left.vitality),
    faces: [],
    rerolled: false,
  };
}
