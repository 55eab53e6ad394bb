// Units, corps and actions in words.
import { pick } from '../lib/i18n';
import { settings } from '../lib/settings.svelte';
import type { Hand } from './hand.svelte';
import type { Leg } from './legs';
import { CAMP, names } from './notation';
import { marchers } from './picking';
import { typeOf, UD, type Contact, type Edge, type Offered, type Scene, type Stage } from './types';
import { isKey, t } from './words';

export const sideName = (stage: Stage, side: number): string => pick(stage.sides[side - 1]?.name ?? { de: '', en: '' });
export const unitName = (stage: Stage, unit: number): string => {
  const info = stage.units[unit];
  if (!info) return unit >= CAMP ? t('camp.of', { side: sideName(stage, unit - CAMP + 1) }) : '?';
  return `${info.label} ${pick(info.name)}`;
};
export const unitNames = (stage: Stage, units: readonly number[]): string =>
  units.length === 1 ? unitName(stage, units[0]!) : units.map((unit) => stage.units[unit]?.label).join(', ');

/** Which corps of its side, from 1. */
export const corpsNumber = (stage: Stage, corps: number): number => {
  const side = stage.corps[corps]?.side;
  return stage.corps.filter((one) => one.side === side && one.id <= corps).length;
};
export const corpsName = (stage: Stage, corps: number): string => {
  const info = stage.corps[corps];
  if (!info) return '';
  const name = pick(info.name);
  const isNumber = /^(\d+\. Korps|Corps \d+)$/.test(name);
  return isNumber ? name : `${corpsNumber(stage, corps)} ${name}`;
};

/** 1.5 as the language writes it, with as many places as are needed. */
export const ud = (length: number): string =>
  (length / UD).toLocaleString(settings.language, { maximumFractionDigits: 2 });

/** A word of the dictionary; what the page does not know keeps its name. */
const word = (group: string, name: string): string => {
  const key = `${group}.${name}`;
  return isKey(key) ? t(key) : name;
};

export const stepName = (step: string): string => word('step', step);
export const verbName = (verb: string): string => word('verb', verb);
export const markName = (mark: string): string => word('mark', mark);
export const abilityName = (ability: string): string => word('ability', ability);
export const weaponName = (weapon: string): string => word('weapon', weapon);
export const regionName = (stage: Stage, region: string): string => {
  const found = stage.regions.find((one) => one.id === region);
  return found ? pick(found.name) : region;
};
/** What the defender has to take there (A10). */
export const compulsoryName = (stage: Stage, region: string): string => {
  const found = stage.regions.find((one) => one.id === region);
  return found ? terrainName(stage, found.compulsory) : '';
};
export const edgeName = (edge: Edge): string => word('edge', edge);

/** Who charges whom. Heavy troops may aim at somebody behind LI, which is asked first (A18). */
export function chargeWords(stage: Stage, { charge, active }: Scene): string {
  if (!charge) return '';
  const { units, target, targets = [] } = charge;
  const words = { count: units.length, units: unitNames(stage, units) };
  if (target !== null && targets.length > 0 && !targets.includes(target))
    return t('answer.through', {
      ...words,
      target: unitName(stage, target),
      between: targets.map((unit) => unitLabel(stage, unit)).join(', '),
    });
  const met = targets.length > 1 ? unitNames(stage, targets) : unitName(stage, target ?? CAMP + 2 - active);
  return t('answer.charged', { ...words, target: met });
}

/** One's own corps on its flank march, and the edge that it was sent to: only its owner has seen the order (A11). */
export function marchOf(hand: Hand): { corps: string; edge: string } | undefined {
  const [unit] = marchers(hand);
  if (unit === undefined) return undefined;
  const { match } = hand.desk;
  const order = match.steps.findLast(
    (step) => step.do?.startsWith('flank ') && match.seat(step.seat ?? 0)?.side === hand.side,
  );
  return {
    corps: corpsName(hand.stage, hand.stage.units[unit]!.corps),
    edge: word('edgeOf', order?.do?.split(' ')[2] ?? ''),
  };
}

/** Who lies under a marker, as far as its owner is asked: else it is a decoy. */
export function lurkersOf(scene: Scene, side: number, { do: action }: Offered): { label: string; units: number[] } {
  const [, label = ''] = action.split(' ');
  const marker = scene.markers.find((one) => one.side === side && one.label === label);
  return { label, units: marker?.units ?? [] };
}
export function lurkerNames(stage: Stage, scene: Scene, side: number, act: Offered): string {
  const { label, units } = lurkersOf(scene, side, act);
  return `${label}: ${units.length > 0 ? unitNames(stage, units) : t('answer.decoy')}`;
}
/** "Sammeln: HS1", "Beschießen: AR1 auf el1", "Gelände nehmen: Wald, Acker". */
export function actName(stage: Stage, act: Offered): string {
  const verb = verbName(act.verb);
  const [, first = '', second = ''] = act.do.split(' ');
  const of = (what: string) => (what ? t('act.of', { verb, what }) : verb);
  switch (act.verb) {
    case 'activate':
      return act.corps === undefined ? of(first) : corpsName(stage, act.corps);
    case 'attack':
    case 'defend':
      return of([regionName(stage, first), compulsoryName(stage, first)].filter(Boolean).join(', '));
    case 'take':
      return of(
        first
          .split('+')
          .map((kind) => terrainName(stage, kind))
          .join(', '),
      );
    case 'flank':
      return of([act.corps === undefined ? first : corpsName(stage, act.corps), word('edgeOf', second)].join(', '));
    case 'deploy-auto':
      return act.corps === undefined ? t('act.deployAll') : of(corpsName(stage, act.corps));
    case 'reveal':
      return of(first);
    case 'remove-piece':
      return verb;
  }
  if (act.unit === undefined) return verb;
  const label = act.units && act.units.length > 1 ? names(stage, act.units) : (stage.units[act.unit]?.label ?? '');
  if (act.target === undefined) return of(label);
  const target = unitLabel(stage, act.target);
  return act.verb === 'fight' ? t('act.against', { unit: label, target }) : t('act.at', { verb, unit: label, target });
}
/** "CL6 → ch1", where a decision is one unit's against another's. */
export function pairName(stage: Stage, act: Offered): string | undefined {
  if (act.unit === undefined || act.target === undefined || (act.units && act.units.length > 1)) return undefined;
  return `${unitLabel(stage, act.unit)} → ${unitLabel(stage, act.target)}`;
}
const terrainName = (stage: Stage, kind: string): string => {
  const found = stage.terrain.find((one) => one.kind === kind);
  return found ? pick(found.name) : kind;
};
export const unitLabel = (stage: Stage, unit: number): string =>
  stage.units[unit]?.label ?? t('camp.of', { side: sideName(stage, unit - CAMP + 1) });

export function legName(leg: Leg): string {
  const amount =
    leg.kind === 'w' || leg.kind === 't' ? `${Math.abs(leg.amount) / 100}°` : `${ud(Math.abs(leg.amount))} UD`;
  const side = leg.amount < 0 ? 'left' : 'right';
  switch (leg.kind) {
    case 'f':
      return t('leg.f', { amount });
    case 'b':
      return t('leg.b', { amount });
    case 'w':
      return t(`leg.w.${side}`, { amount });
    case 's':
      return t(`leg.s.${side}`, { amount });
    case 't':
      return Math.abs(leg.amount) === 18000 ? t('leg.t.about') : t(`leg.t.${side}`);
    case 'x':
    case 'c':
      return t(`leg.${leg.kind}.${side}`, { files: Math.abs(leg.amount) });
  }
}

/** Whom a unit is in contact with. */
export const contactLabel = (stage: Stage, contact: Contact, unit: number): string => {
  if (contact.attacker !== unit) return unitLabel(stage, contact.attacker);
  return unitLabel(stage, contact.target ?? CAMP + (contact.camp ?? 1) - 1);
};

/** Where a unit is and how it fares, for those who do not see the table. */
export function unitWords(stage: Stage, scene: Scene, unit: number): string {
  const info = stage.units[unit]!;
  const state = scene.units[unit];
  const parts = [unitName(stage, unit), t(`quality.${info.quality}`), corpsName(stage, info.corps)];
  if (!state) return parts.join(', ');
  if (state.where !== 'table') parts.push(t(`where.${state.where}`));
  else {
    parts.push(
      t('place', { x: ud(state.x), y: ud(state.y) }),
      t('looks', { degrees: Math.round(state.heading / 100) }),
    );
    parts.push(t('cohesion', { left: info.cohesion - state.lost, of: info.cohesion }));
  }
  parts.push(...state.marks.map(markName));
  const fights = scene.contacts.filter((one) => one.attacker === unit || one.target === unit);
  for (const fight of fights)
    parts.push(
      t('fights', {
        other: contactLabel(stage, fight, unit),
        edge: edgeName(fight.edge),
      }),
    );
  return parts.join(', ');
}

export const categoryName = (stage: Stage, unit: number): string => t(`category.${typeOf(stage, unit).category}`);
export const costText = (choice: Offered): string => (choice.cost ? t('cost.cp', { count: choice.cost }) : '');
