// How far the lesson has come, kept in this browser so that it survives a reload.
import { readStored, writeStored } from '../lib/storage';
import { placeOf, type Course } from './course';
import { mfmCourse } from './lessons';

export interface Progress {
  match: string;
  lesson: string;
  /** The last step before the present lesson began. */
  since: number;
  /** At which of several tables the match is played; empty: at the course's own. */
  table?: string;
  ended?: boolean;
}

type Known = Pick<Course, 'id' | 'tables'> & { lessons: readonly { id: string; table?: string }[] };

// Man for Man's was the first, and keeps the name it had.
const keyOf = ({ id }: Known) => (id === 'mfm' ? 'walstatt.lesson' : `walstatt.lesson.${id}`);

export function readProgress(course: Known = mfmCourse): Progress | undefined {
  const stored = readStored<Progress>(keyOf(course));
  if (typeof stored?.match !== 'string' || stored.match === '' || typeof stored.lesson !== 'string') return undefined;
  const known = course.lessons[placeOf(course, stored.lesson)]!;
  // The course was changed since: this table is not that of the lesson any more.
  if (course.tables && (known.table ?? '') !== stored.table) return undefined;
  return {
    match: stored.match,
    lesson: known.id,
    since: Number.isInteger(stored.since) ? stored.since : 0,
    ...(course.tables ? { table: known.table ?? '' } : {}),
    ...(stored.ended === true ? { ended: true } : {}),
  };
}

export function keepProgress(progress: Progress, course: Known = mfmCourse): void {
  writeStored(keyOf(course), progress);
}
