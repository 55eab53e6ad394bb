// The content as the drawings need it: which persons, mounts and chariots there are.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const CONTENT = join(import.meta.dirname, '../../../content/mfm');
export const readContent = (file: string): string => readFileSync(join(CONTENT, file), 'utf8');

/** All values of a key, one per line. */
export const values = (text: string, key: string): string[] =>
  [...text.matchAll(new RegExp(`^${key} = "(.*)"$`, 'gm'))].map((match) => match[1]!);

const blocks = readdirSync(join(CONTENT, 'peoples')).flatMap((file) =>
  readContent(`peoples/${file}`)
    .split(/^(?=\[\[)/m)
    .slice(1),
);
const blocksOf = (kind: string) => blocks.filter((block) => block.startsWith(`[[${kind}]]`));

export const persons: string[] = blocksOf('figure').map((block) => values(block, 'id')[0]!);

export interface VehicleInfo {
  id: string;
  kind: 'mount' | 'chariot';
  width: number;
  length: number;
  crew: number;
}
export const vehicles: VehicleInfo[] = blocksOf('vehicle').map((block) => {
  const [width, length] = values(block, 'board')[0]!.split('x').map(Number);
  const crew = Number(/^crew = (\d+)$/m.exec(block)?.[1] ?? 1);
  const kind = values(block, 'kind')[0] === 'mount' ? 'mount' : 'chariot';
  return { id: values(block, 'id')[0]!, kind, width: width!, length: length!, crew };
});

/** Clean paths: commands and plain numbers only. */
export const PATH = /^(?:[MmLlHhVvQqCcAaTtZz]|-?\d+(?:\.\d+)?| )*$/;

/** Ends and bends of a path of absolute commands. */
export function points(d: string): [number, number][] {
  return [...d.matchAll(/[MLQC]([^A-Za-z]*)/g)].flatMap(([, numbers]) => {
    const all = numbers!.match(/-?[\d.]+/g)!.map(Number);
    return all.flatMap((value, i): [number, number][] => (i % 2 === 0 ? [[value, all[i + 1]!]] : []));
  });
}
