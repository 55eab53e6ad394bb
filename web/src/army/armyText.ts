// Armies as files: JSON, or the plain TOML that the command line writes.
import type { ArmyFile } from './types';

export class UnreadableArmy extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`);
  }
}

/** Keys with strings, whole numbers and lists of strings on one line, and [[unit]]: what an army needs of TOML. */
function readToml(text: string): Record<string, unknown> {
  const army: Record<string, unknown> = {};
  const units: Array<Record<string, unknown>> = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    if (/^\[\[unit\]\]\s*(#.*)?$/.test(line)) {
      units.push({});
      continue;
    }
    const [, key, value] = /^(\w+)\s*=\s*(.+)$/.exec(line) ?? [];
    if (!key || value === undefined) throw new UnreadableArmy(index + 1);
    (units.at(-1) ?? army)[key] = readValue(value, index + 1);
  }
  return { ...army, unit: units };
}

function readValue(text: string, line: number): unknown {
  // A comment or a comma at the end of a list is allowed in TOML, not in JSON.
  const plain = /^("(?:[^"\\]|\\.)*"|\[(?:[^"\]]|"(?:[^"\\]|\\.)*")*\]|-?\d+)\s*(?:#.*)?$/.exec(text)?.[1];
  try {
    return JSON.parse((plain ?? '').replace(/,\s*\]$/, ']')) as unknown;
  } catch {
    throw new UnreadableArmy(line);
  }
}

/** Whether it is a good army is asked of the server; here it only has to have the form. */
export function readArmyText(text: string): ArmyFile {
  let data: unknown;
  if (/^\s*\{/.test(text)) {
    try {
      data = JSON.parse(text);
    } catch {
      throw new UnreadableArmy(1);
    }
  } else {
    data = readToml(text);
  }
  return data as ArmyFile;
}

export const writeArmyText = (army: ArmyFile): string => JSON.stringify(army, null, 2) + '\n';

export function fileName(army: ArmyFile): string {
  const stem = (army.name ?? army.people)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${(stem || 'army').toLowerCase().slice(0, 40)}-${army.points}.json`;
}
