// Mounts and chariots under the hand: which ground they cover, where one points at to send them, who answers for them.
import { describe, expect, it } from 'vitest';
import { bestAttack, indexChoices, lossOf, nextDeployment, nextFigure } from './choices';
import { bondWords, figureWords, optionName } from './describe';
import { scene as foot, stage as plain } from './fixture';
import {
  areaOf,
  boardAt,
  crewOf,
  figureAt,
  frontRow,
  placeNameOf,
  rearSquare,
  sideOf,
  unitOf,
  wreckAt,
} from './ground';
import { guessNotation } from './guess';
import type { Choice, Scene, Stage, VehicleType } from './mfm';
import { answers } from './orders';
import { writePlace } from './places';
import { attackAfter, dieCounts, throwOf } from './throws';

const both = (text: string) => ({ de: text, en: text });
const light: VehicleType = {
  kind: 'chariot',
  id: 'light-chariot',
  label: 'LW',
  people: 'celts',
  name: both('Wagen'),
  job: both('-'),
  points: 12,
  move: 9,
  armour: 0,
  lives: 2,
  width: 2,
  length: 3,
  horseRows: 2,
  crewRoom: 2,
  crewArmour: 1,
  crewShare: 6,
  ram: { dice: 2, upTo: 4 },
};
/** The chariot 4 of the Celts with archer 2 at the reins and spear 3 beside him; swordsman 0 stands before it. */
const stage: Stage = {
  ...plain,
  types: [...plain.types, light],
  figures: [
    ...plain.figures,
    { id: 4, type: 3, side: 2, seat: 2, label: 'LW', name: 'Taran', carrier: false, crew: [3, 2] },
  ],
};
const scene: Scene = {
  ...foot,
  figures: [
    { standing: 'board', at: 'c1', lives: 1, spent: 0, marks: [] },
    { standing: 'board', at: 'g7', lives: 1, spent: 0, marks: [] },
    { standing: 'aboard', vehicle: 4, drives: true, lives: 1, spent: 0, marks: [] },
    { standing: 'aboard', vehicle: 4, lives: 1, spent: 0, marks: [] },
    { standing: 'board', at: 'c5', facing: 0, lives: 2, spent: 0, marks: [], crew: [3, 2] },
  ],
};
const names = (places: Parameters<typeof writePlace>[0][]) => places.map(writePlace);
const half = { num: 1, den: 2, p: 0.5 };
const third = { num: 1, den: 3, p: 1 / 3 };
const drive = (action: string, direction: number, steps: number, facing: 0 | 1 | 2 | 3, to: string): Choice => ({
  do: action,
  kind: 'drive',
  figure: 4,
  direction,
  steps,
  facing,
  to,
  cost: steps,
  left: 9 - steps,
});

describe('the ground of a large board', () => {
  it('lies along the way it looks', () => {
    expect(names(boardAt(light, 'c5', 0))).toEqual(['c5', 'd5', 'c6', 'd6', 'c7', 'd7']);
    expect(names(boardAt(light, 'c5', 1))).toEqual(['c5', 'd5', 'e5', 'c6', 'd6', 'e6']);
  });

  it('has a front row, and a rear square that stays when it turns', () => {
    expect([0, 1, 2, 3].map((facing) => names(frontRow(light, 'c5', facing as 0)).join(' '))).toEqual([
      'c5 d5',
      'e5 e6',
      'c7 d7',
      'c5 c6',
    ]);
    expect(names(rearSquare(light, 'c5', 0))).toEqual(['c6', 'd6', 'c7', 'd7']);
    // Turned to the east round that square it covers c6 to e7.
    expect(names(rearSquare(light, 'c6', 1))).toEqual(['c6', 'd6', 'c7', 'd7']);
  });

  it('is found from each of its fields, and those aboard with it', () => {
    for (const place of ['c5', 'd7']) expect(figureAt(stage, scene, place)).toBe(4);
    expect(figureAt(stage, scene, 'e5')).toBeUndefined();
    expect(figureAt(stage, scene, 'c1')).toBe(0);
    expect([unitOf(scene, 2), unitOf(scene, 4), unitOf(scene, 0)]).toEqual([4, 4, 0]);
    expect(areaOf(stage, scene, 3)).toEqual({ x: 200, y: 400, width: 200, height: 300 });
    expect(placeNameOf(stage, scene, 2)).toBe('d6');
    expect(crewOf(scene, 4)).toEqual([2, 3]);
  });

  it('is still barred by a wreck, and may belong to others', () => {
    const figures = [...scene.figures];
    figures[4] = { standing: 'out', at: 'c5', facing: 0, wreck: true };
    expect(figureAt(stage, { ...scene, figures }, 'd6')).toBeUndefined();
    expect(wreckAt(stage, { ...scene, figures }, 'd6')).toBe(4);
    figures[4] = { standing: 'board', at: 'c5', facing: 0, side: 1, seat: 1, leader: 0 };
    expect([sideOf(stage, scene, 4), sideOf(stage, { ...scene, figures }, 4)]).toEqual([2, 1]);
  });
});

describe('leading from the saddle', () => {
  const mount: VehicleType = { ...light, kind: 'mount', id: 'horse', label: 'RO', width: 1, length: 2, crewRoom: 1 };
  const riding: Stage = {
    ...stage,
    types: [...stage.types, mount],
    figures: [...stage.figures, { id: 5, type: 4, side: 1, seat: 1, label: 'RO', name: '', carrier: false, crew: [0] }],
  };
  const figures = [...scene.figures];
  figures[0] = { standing: 'aboard', vehicle: 5, drives: true, leads: 4, lives: 1, spent: 0, marks: [] };
  figures[4] = { standing: 'board', at: 'c5', facing: 0, lives: 2, spent: 0, marks: [], side: 1, seat: 1, leader: 0 };
  figures[5] = { standing: 'board', at: 'b5', facing: 2, lives: 1, spent: 0, marks: [], crew: [0] };
  const here: Scene = { ...scene, figures };
  const lead: Choice = { ...drive('SW=N2', 0, 2, 0, 'b3'), kind: 'lead', figure: 0, target: 4, targetTo: 'c3' };
  const alone: Choice = { ...drive('b5=S2', 4, 2, 2, 'b7'), figure: 5 };

  it('is aimed at where the front of his mount comes to, and is his own', () => {
    const index = indexChoices([lead, { ...lead, do: 'SW=N2/E', facing: 1 }, alone], here, riding);
    expect([...index.figures.get(0)!.fields.keys()]).toEqual(['b4']); // it looks down
    expect(
      index.figures
        .get(0)!
        .fields.get('b4')!
        .map((choice) => choice.do),
    ).toEqual(['SW=N2', 'SW=N2/E']);
    expect([...index.figures.get(5)!.fields.keys()]).toEqual(['b8']);
  });

  it('is asked for where he cannot go', () => {
    expect(guessNotation(riding, here, 0, 'b2')).toBe(`${riding.figures[0]!.label}=N3`);
    expect(guessNotation(riding, here, 0, 'a5')).toBe(`${riding.figures[0]!.label}>a5`);
  });

  it('is told of him and of what he leads', () => {
    expect(bondWords(riding, here, 0).join(', ')).toContain('Taran');
    expect(bondWords(riding, here, 4).join(', ')).toContain(riding.figures[0]!.label);
  });
});

describe('choices of a chariot', () => {
  const ram: Choice = {
    ...drive('c5=N3#', 0, 3, 0, 'c2'),
    kind: 'ram',
    victims: [{ figure: 0, dice: 2, upTo: 4, loss: half }],
  };
  const choices: Choice[] = [
    drive('c5=/E', 0, 0, 1, 'c6'),
    drive('c5=N3/E', 0, 3, 1, 'c3'),
    drive('c5=N3', 0, 3, 0, 'c2'),
    ram,
    drive('c5=NE1', 1, 1, 0, 'd4'),
    drive('c5=N1', 0, 1, 0, 'c4'),
    { do: 'SSxc1', kind: 'nah', figure: 3, target: 0, loss: third },
    { do: 'SS>e7', kind: 'alight', figure: 3, to: 'e7', left: 2 },
    { do: 'pass', kind: 'pass', idle: [2, 3] },
  ];
  const index = indexChoices(choices, scene, stage);
  const mine = index.figures.get(4)!;

  it('lie at the front row of every end place, straight before turned, a ram last', () => {
    expect(mine.fields.get('c2')!.map((choice) => choice.do)).toEqual(['c5=N3', 'c5=N3/E', 'c5=N3#']);
    expect(mine.fields.get('d2')).toBe(mine.fields.get('c2'));
    expect(mine.fields.get('d4')!.map((choice) => choice.do)).toEqual(['c5=N1']);
    expect(mine.fields.get('e4')!.map((choice) => choice.do)).toEqual(['c5=NE1']);
    expect(mine.fields.get('c5')!.map((choice) => choice.do)).toEqual(['c5=/E']);
  });

  it('hold what the crew can strike and whom a ram would hit, but not where each gets off', () => {
    expect(mine.targets.get(0)!.map((choice) => choice.kind)).toEqual(['ram', 'nah']);
    expect(bestAttack(mine.targets.get(0)!, 0)).toBe(ram);
    expect(lossOf(ram, 0)).toBe(half);
    expect([...mine.fields.keys()]).not.toContain('e7');
    expect([...index.figures.get(3)!.fields.keys()]).toEqual(['e7']);
  });

  it('are one stop on the way from figure to figure', () => {
    expect(nextFigure(index, undefined, scene)).toBe(4);
    expect(nextFigure(index, 3, scene)).toBe(4);
  });

  it('of attacks at those aboard lie at the unit', () => {
    const attack: Choice[] = [
      { do: 'c1xLW', kind: 'nah', figure: 0, target: 4, loss: third },
      { do: 'c1xSS', kind: 'nah', figure: 0, target: 3, loss: half },
      { do: 'c1<c5', kind: 'board', figure: 0, target: 4 },
    ];
    const targets = indexChoices(attack, scene, stage).figures.get(0)!.targets;
    expect(targets.get(4)!.map((choice) => choice.do)).toEqual(['c1xLW', 'c1xSS', 'c1<c5']);
    expect(optionName(stage, scene, attack[0]!)).toContain('Taran LW');
    expect(optionName(stage, scene, attack[1]!)).toContain('SS');
  });

  it('of deployment take any field that would be covered, looking at the enemy first', () => {
    const deploy = (to: string, facing: 0 | 1): Choice => ({
      do: `LW@${to}/${facing}`,
      kind: 'deploy',
      figure: 4,
      to,
      facing,
    });
    const waiting = indexChoices([deploy('a4', 0), deploy('a4', 1), deploy('b4', 1)], scene, stage);
    expect(nextDeployment(waiting, stage)!.facing).toBe(1);
    const { fields } = waiting.figures.get(4)!;
    expect(fields.get('a4')!.map((choice) => choice.do)).toEqual(['LW@a4/1', 'LW@a4/0']);
    expect(fields.get('d5')!.map((choice) => choice.do)).toEqual(['LW@b4/1']);
  });

  it('that are none are guessed as a run, an attack, getting off or on', () => {
    expect(guessNotation(stage, scene, 4, 'h5')).toBe('c5=E4');
    expect(guessNotation(stage, scene, 4, 'g7')).toBe('SS~g7');
    expect(guessNotation(stage, scene, 3, 'a8')).toBe('SS>a8');
    const crewless: Scene = { ...scene, figures: [...scene.figures.slice(0, 4), { ...scene.figures[4]!, side: 1 }] };
    expect(guessNotation(stage, crewless, 0, 'd6')).toBe('c1<d6');
  });
});

describe('words', () => {
  it('tell where it looks, who is aboard and who drives', () => {
    expect(bondWords(stage, scene, 4)).toHaveLength(2);
    expect(bondWords(stage, scene, 4, false)).toHaveLength(1);
    expect(figureWords(stage, scene, 2)).toContain('Taran LW');
  });

  it('offer the orders that answer the question', () => {
    expect(['keep', 'shield', 'name', 'strike'].filter((order) => answers(`mfm.order.${order}`, 'change'))).toEqual([
      'keep',
      'shield',
    ]);
  });
});

describe('the dice of a ram', () => {
  const event = (name: string, pieces: number[], value?: number) => ({
    id: `mfm.event.${name}`,
    text: name,
    rule: 'R26',
    pieces,
    ...(value === undefined ? {} : { number: { value, reasons: [] } }),
  });
  it('are shown against the number of their own victim, though the next is announced with them', () => {
    const declared = attackAfter({ n: 1, events: [event('ram-hits', [4, 0], 4)] }, undefined);
    const roll = {
      n: 2,
      roll: '2d12',
      faces: [4, 9],
      events: [event('ram-rolled', [0]), event('life-lost', [0]), event('ram-hits', [4, 1], 2)],
    };
    const shown = throwOf(roll, attackAfter(roll, declared), declared)!;
    expect([shown.purpose, shown.need, shown.good, shown.attack?.target]).toEqual(['ram', 4, true, 0]);
    expect(shown.faces.map((face) => dieCounts(shown, face))).toEqual([true, false]);
  });
});
