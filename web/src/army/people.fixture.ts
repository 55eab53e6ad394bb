// The peoples as the server gives them, as far as tests of armies need it: read from the content itself.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT, readContent, values } from '../art/content.fixture';
import type { People, Person, MountSymbol, VehicleType } from './types';

const both = (text: string) => ({ de: text, en: text });
const number = (block: string, key: string) => Number(new RegExp(`^${key} = (\\d+)`, 'm').exec(block)?.[1] ?? 0);
const text = (block: string, key: string) => values(block, key)[0] ?? '';

function common(block: string) {
  return {
    id: text(block, 'id'),
    label: text(block, 'label'),
    name: both(text(block, 'id')),
    job: both(''),
    history: both(''),
    points: number(block, 'points'),
    move: number(block, 'move'),
    armour: number(block, 'armour'),
    lives: number(block, 'lives') || 1,
  };
}
const person = (block: string): Person => ({
  ...common(block),
  nah: text(block, 'nah'),
  saved_from: {},
  skirmisher: /^skirmisher = true/m.test(block),
  symbol: (text(block, 'symbol') || 'none') as MountSymbol,
});
const vehicle = (block: string): VehicleType => ({
  ...common(block),
  kind: text(block, 'kind') === 'mount' ? 'mount' : 'chariot',
  board: text(block, 'board'),
  crew_armour: 0,
  crew: number(block, 'crew') || 1,
  crew_share: 6,
  ram: text(block, 'ram'),
});

export const peoples: People[] = readdirSync(join(CONTENT, 'peoples')).map((file) => {
  const [head = '', ...blocks] = readContent(`peoples/${file}`).split(/^(?=\[\[)/m);
  const of = (kind: string) => blocks.filter((block) => block.startsWith(`[[${kind}]]`));
  const id = text(head, 'id');
  return {
    id,
    name: both(id),
    note: both(''),
    figures: of('figure').map(person),
    vehicles: of('vehicle').map(vehicle),
  };
});
export const celts: People = peoples.find((one) => one.id === 'celts')!;
