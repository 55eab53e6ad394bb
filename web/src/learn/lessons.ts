// The lessons of Man for Man's guided first game, in the order in which a game brings them up. Each says what it points at, when it
// is done, and when it can be done at all; its words are in words.de.ts and words.en.ts under its id.
import { isAttack } from '../table/choices';
import { storeyNumbers, terrainAt } from '../table/geometry';
import type { Choice, Stage } from '../table/mfm';
import { distance, readPlace, writePlace } from '../table/places';
import { placeOf, type Course, type Lesson, type Target } from './course';
import { did, ownFigures, type Seen } from './observe';
import { t } from './words';
import type { de } from './words.de';

type Word = keyof typeof de;
type Titled = Word extends infer Key ? (Key extends `lesson.${infer Id}.title` ? Id : never) : never;
export type LessonId = Titled;

// --- what lessons point at ---------------------------------------------------------------------------------------------

function goalFields({ stage }: Seen): string[] {
  const { width, height } = stage.map;
  return Array.from({ length: width }, (_, x) => writePlace({ x, y: height - 1, storey: 0 }));
}

/** One range field near the middle of the board. */
export function rangeField(stage: Stage): string[] {
  const { width, height, block } = stage.map;
  const left = Math.floor(width / 2 / block) * block;
  const top = Math.floor(height / 3 / block) * block;
  return Array.from({ length: block * block }, (_, i) =>
    writePlace({ x: left + (i % block), y: top + Math.floor(i / block), storey: 0 }),
  );
}

function special(stage: Stage, place: string): boolean {
  const field = readPlace(place);
  const kind = field && terrainAt(stage, field);
  return kind !== undefined && (kind.cost !== 1 || kind.protection !== 0);
}

/** Fields of some interest, nearest to the pupil's edge. */
export function specialFields(stage: Stage, side: number, count: number): string[] {
  const home = readPlace(stage.sides[side - 1]?.zone[0] ?? 'a1')!;
  const all: string[] = [];
  if (storeyNumbers(stage).length === 0) return all;
  for (let y = 0; y < stage.map.height; y++)
    for (let x = 0; x < stage.map.width; x++) {
      const place = writePlace({ x, y, storey: 0 });
      if (special(stage, place)) all.push(place);
    }
  return all.sort((a, b) => distance(readPlace(a)!, home) - distance(readPlace(b)!, home)).slice(0, count);
}

const heldChoices = (seen: Seen, kinds: readonly string[]): Choice[] =>
  seen.index.all.filter(
    (choice) => (choice.figure === seen.selected || choice.second === seen.selected) && kinds.includes(choice.kind),
  );

const holds = (seen: Seen, kinds: readonly string[]) =>
  seen.selected !== undefined && heldChoices(seen, kinds).length > 0;

/** First the figures that can do it; with one of them in hand, whom or where. */
function whoThenWhom(seen: Seen, wanted: (choice: Choice) => boolean): Target | undefined {
  const able = seen.index.all.filter(wanted);
  const held = able.filter((choice) => choice.figure === seen.selected);
  if (held.length > 0)
    return { figures: [...new Set(held.flatMap((choice) => (choice.target === undefined ? [] : [choice.target])))] };
  return able.length > 0
    ? { figures: [...new Set(able.flatMap((choice) => (choice.figure === undefined ? [] : [choice.figure])))] }
    : undefined;
}

/** The own figure and the enemy that stand nearest to each other. */
export function nearestPair(seen: Pick<Seen, 'stage' | 'scene' | 'side'>): number[] {
  let best: { pair: number[]; far: number } | undefined;
  for (const own of ownFigures(seen, 'board'))
    for (const enemy of ownFigures({ ...seen, side: 3 - seen.side }, 'board')) {
      const far = distance(readPlace(seen.scene.figures[own]!.at!)!, readPlace(seen.scene.figures[enemy]!.at!)!);
      if (!best || far < best.far) best = { pair: [own, enemy], far };
    }
  return best?.pair ?? [];
}

const isFern = (choice: Choice) => choice.kind === 'fern';
const isCarry = (choice: Choice) => choice.kind === 'carry';
const attacked = (seen: Seen, since: number) => did(seen, since, 'nah', 'fern', 'weit');

/** The computer has had a turn since the pupil's last one, and it is the pupil's turn again. */
function enemyPlayed(seen: Seen): boolean {
  const lastPass = seen.deeds.findLast((deed) => deed.own && deed.kind === 'pass')?.n;
  return seen.open && lastPass !== undefined && seen.deeds.some((deed) => !deed.own && deed.n > lastPass);
}

// --- the lessons -------------------------------------------------------------------------------------------------------

export const lessons: Lesson<Seen, LessonId, Word>[] = [
  { id: 'goal', rules: ['R35'], target: (seen) => ({ places: goalFields(seen) }) },
  { id: 'grids', rules: ['R1'], target: (seen) => ({ places: rangeField(seen.stage) }) },
  {
    id: 'terrain',
    rules: ['G9'],
    card: true,
    afterwards: true,
    target: (seen) => ({ places: specialFields(seen.stage, seen.side, 3) }),
    done: (seen) => seen.place !== undefined && special(seen.stage, seen.place),
    hint: 'lesson.terrain.hint',
    help: () => ({ guide: 'cards' }),
  },
  {
    id: 'pick',
    rules: ['G2'],
    target: () => ({ guide: 'tray' }),
    done: (seen, since) =>
      (seen.selected !== undefined && ownFigures(seen, 'waiting').includes(seen.selected)) ||
      did(seen, since, 'enter', 'enterCarry'),
    ready: (seen) => ownFigures(seen, 'waiting').length > 0,
    wait: 'lesson.pick.wait',
  },
  {
    id: 'enter',
    rules: ['R35', 'R3'],
    target: (seen) =>
      holds(seen, ['enter', 'enterCarry'])
        ? { places: seen.stage.sides[seen.side - 1]?.zone ?? [] }
        : { guide: 'tray' },
    done: (seen, since) => did(seen, since, 'enter', 'enterCarry'),
    ready: (seen) => ownFigures(seen, 'waiting').length > 0,
    wait: 'lesson.pick.wait',
    hint: 'lesson.enter.hint',
    help: () => ({ guide: 'tray' }),
  },
  {
    id: 'undo',
    rules: [],
    target: (seen) => (seen.mayUndo ? { guide: 'undo' } : undefined),
    done: (seen, since) => did(seen, since, 'undo'),
    ready: (seen) => seen.mayUndo,
    wait: 'lesson.undo.wait',
  },
  {
    id: 'chest',
    rules: ['R35'],
    target: (seen) => {
      const fields = heldChoices(seen, ['enterCarry']).flatMap((choice) => (choice.chest ? [choice.chest] : []));
      return fields.length > 0 ? { places: [...new Set(fields)] } : { guide: 'tray' };
    },
    done: (seen) => seen.scene.chest !== undefined,
    hint: 'lesson.chest.hint',
    help: () => ({ guide: 'tray' }),
  },
  {
    id: 'rest',
    rules: ['R35'],
    target: () => ({ guide: 'tray' }),
    // Whoever finds no way in may come next turn.
    done: (seen) =>
      ownFigures(seen, 'waiting').length === 0 ||
      (seen.open && !seen.index.all.some((choice) => choice.kind.startsWith('enter'))),
    hint: 'lesson.rest.hint',
  },
  {
    id: 'pass',
    rules: ['G1', 'R5'],
    target: () => ({ guide: 'pass' }),
    done: (seen, since) => did(seen, since, 'pass'),
  },
  { id: 'enemy', rules: ['G1'], target: () => ({ guide: 'log' }), done: enemyPlayed },
  {
    id: 'move',
    rules: ['G3', 'R3'],
    target: (seen) =>
      holds(seen, ['move', 'carry'])
        ? { places: [...new Set(heldChoices(seen, ['move']).flatMap((choice) => (choice.to ? [choice.to] : [])))] }
        : { figures: ownFigures(seen, 'board').filter((figure) => seen.index.figures.has(figure)) },
    done: (seen, since) => did(seen, since, 'move', 'carry'),
    ready: (seen) => seen.index.all.some((choice) => choice.kind === 'move' || choice.kind === 'carry'),
    wait: 'lesson.move.wait',
    hint: 'lesson.move.hint',
  },
  {
    id: 'danger',
    rules: [],
    beside: true,
    afterwards: true,
    target: () => ({ guide: 'danger' }),
    done: (seen) => seen.danger,
  },
  {
    id: 'carry',
    rules: ['R35'],
    target: (seen) => ({
      places: seen.scene.chest ? [seen.scene.chest] : [],
      figures:
        seen.selected === undefined || !holds(seen, ['carry']) ? (whoThenWhom(seen, isCarry)?.figures ?? []) : [],
    }),
    done: (seen, since) => did(seen, since, 'carry'),
    ready: (seen) => seen.index.all.some(isCarry),
    wait: 'lesson.carry.wait',
    hint: 'lesson.carry.hint',
    help: (seen) => ({
      places: [...new Set(heldChoices(seen, ['carry']).flatMap((choice) => (choice.chest ? [choice.chest] : [])))],
    }),
  },
  {
    id: 'aim',
    rules: ['G4', 'R6'],
    target: (seen) => whoThenWhom(seen, isAttack),
    done: (seen, since) => (seen.aimed !== undefined && isAttack(seen.aimed)) || attacked(seen, since),
    ready: (seen) => seen.index.all.some(isAttack),
    wait: 'lesson.aim.wait',
    hint: 'lesson.aim.hint',
    help: (seen) => ({ figures: nearestPair(seen) }),
  },
  {
    id: 'attack',
    rules: ['R6', 'G4'],
    target: (seen) => whoThenWhom(seen, isAttack),
    done: attacked,
    ready: (seen) => seen.index.all.some(isAttack),
    wait: 'lesson.aim.wait',
    hint: 'lesson.aim.hint',
    help: (seen) => ({ figures: nearestPair(seen) }),
  },
  { id: 'defence', rules: ['R7', 'G4.1', 'R8'], beside: true, target: () => ({ guide: 'log' }) },
  {
    id: 'fern',
    rules: ['G7', 'R11', 'R12', 'R10'],
    target: (seen) => whoThenWhom(seen, isFern),
    done: (seen, since) => seen.aimed?.kind === 'fern' || did(seen, since, 'fern'),
    ready: (seen) => seen.index.all.some(isFern),
    wait: 'lesson.fern.wait',
    hint: 'lesson.fern.hint',
    help: (seen) => ({ figures: nearestPair(seen) }),
  },
  {
    id: 'reasons',
    rules: [],
    beside: true,
    afterwards: true,
    target: () => ({ guide: 'log' }),
    done: (seen) => seen.readRule,
    hint: 'lesson.reasons.hint',
  },
  {
    id: 'erst',
    rules: ['G8', 'G8.2', 'R15'],
    never: { when: (stage) => !stage.types.some((type) => type.erst), word: 'lesson.erst.never' },
  },
  {
    id: 'ends',
    rules: ['R35', 'R9'],
    target: (seen) => ({ places: [...goalFields(seen), ...(seen.scene.chest ? [seen.scene.chest] : [])] }),
  },
  {
    id: 'play',
    rules: ['R35'],
    done: (seen) => seen.over,
    hint: 'lesson.play.hint',
    help: (seen) => whoThenWhom(seen, isCarry) ?? whoThenWhom(seen, isAttack),
  },
  { id: 'finish', rules: [] },
];

export const mfmCourse: Course<Seen> = {
  id: 'mfm',
  game: 'mfm',
  setup: 'geheimdokument',
  setupName: { de: 'Das Geheimdokument', en: 'The Secret Document' },
  lessons,
  say: t as Course['say'],
};

export const indexOf = (id: string): number => placeOf(mfmCourse, id);
