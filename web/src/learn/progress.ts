// How far the lesson has come, kept in this browser so that it survives a reload.
import { readStored, writeStored } from '../lib/storage';
import { indexOf, lessons } from './lessons';

export interface Progress {
  match: string;
  lesson: string;
  /** The last step before the present lesson began. */
  since: number;
  ended?: boolean;
}

const key = 'walstatt.lesson';

export function readProgress(): Progress | undefined {
  const stored = readStored<Progress>(key);
  if (typeof stored?.match !== 'string' || stored.match === '' || typeof stored.lesson !== 'string') return undefined;
  const known = lessons[indexOf(stored.lesson)]!.id;
  return {
    match: stored.match,
    lesson: known,
    since: Number.isInteger(stored.since) ? stored.since : 0,
    ...(stored.ended === true ? { ended: true } : {}),
  };
}

export function keepProgress(progress: Progress): void {
  writeStored(key, progress);
}
