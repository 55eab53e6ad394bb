// Reads the record of a match (docs/records.md), as far as pages show it.

const versions = [1, 2];

export interface RecordPlayer {
  name: string;
  kind: string;
  word: string;
}

export interface RecordHeader {
  walstatt: number;
  game: string;
  scenario?: string;
  dice: 'provable' | 'fast' | 'given';
  commitment?: string;
  players: RecordPlayer[];
}

export interface RecordStep {
  n: number;
  seat?: number;
  do?: string;
  roll?: string;
  faces?: number[];
  undo?: number;
  amend?: string;
}

export interface RecordEnd {
  end: string;
  winner: number;
  reason: string;
  secret?: string;
}

export interface MatchRecord {
  header: RecordHeader;
  steps: RecordStep[];
  end?: RecordEnd;
}

export class BadRecord extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`line ${line}`);
    this.name = 'BadRecord';
    this.line = line;
  }
}

export function parseRecord(text: string): MatchRecord {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const parsed = lines.map((line, index): unknown => {
    try {
      return JSON.parse(line);
    } catch {
      throw new BadRecord(index + 1);
    }
  });
  const header = parsed[0] as RecordHeader | undefined;
  if (!versions.includes(header?.walstatt as number) || !Array.isArray(header?.players)) throw new BadRecord(1);
  const record: MatchRecord = { header, steps: [] };
  parsed.slice(1).forEach((line, index) => {
    if (line === null || typeof line !== 'object') throw new BadRecord(index + 2);
    if ('end' in line) record.end = line as RecordEnd;
    else record.steps.push(line as RecordStep);
  });
  return record;
}
