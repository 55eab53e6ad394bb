import { describe, expect, it } from 'vitest';
import { frontOf, inOrder, lineOf, standingOf, type Standing } from './groups';
import { ended, legsText, marchTo, readLegs, wayOf, withLeg, type Leg } from './legs';
import { ambushText, CAMP, chargeText, commanderText, moveText, placeText, spotText, targetName } from './notation';
import { scene, stage } from './fixture';
import { caught, enemiesOf, inTouch, meetingOf, wheelTowards } from './snap';

const row = (count: number, heading = 0): Standing[] =>
  Array.from({ length: count }, (_, id) => ({ id, x: 5000 + id * 1000, y: 5000, heading, depth: 750 }));
const idOf = (label: string) => stage.units.find((unit) => unit.label === label)!.id;

describe('notation', () => {
  it('writes lengths with three places and angles with two, and nothing that does nothing', () => {
    const legs: Leg[] = [
      { kind: 'f', amount: 1500 },
      { kind: 'w', amount: -3000 },
      { kind: 's', amount: 0 },
      { kind: 's', amount: 505 },
    ];
    expect(legsText(legs)).toBe('f1.5 w-30 s0.505');
    expect(moveText(stage, [idOf('HS1'), idOf('HS2')], legs)).toBe('move HS1+HS2 f1.5 w-30 s0.505');
  });
  it('reads what it writes', () => {
    for (const text of ['f1.5 w-30 s0.505', 't180 f0.25', 'x4', 'b0.5 t-90', 'c1 f3'])
      expect(legsText(readLegs(text))).toBe(text);
  });
  it('puts another place into an allowed action and keeps its other words', () => {
    const at = { x: 15000, y: 17200, heading: 3000 };
    expect(spotText('camp 3,4', at)).toBe('camp 15,17.2');
    expect(spotText('lay 5,12,45 #2', at)).toBe('lay 15,17.2,30 #2');
    expect(spotText('move-piece 1 12,7', at)).toBe('move-piece 1 15,17.2');
    expect(spotText('turn-piece 1 t45', at)).toBe('turn-piece 1 t30');
    expect(spotText('enter 0,10 4', at)).toBe('enter 15,17.2 4');
  });
  it('writes charges, commanders, places', () => {
    expect(chargeText(stage, 'charge', [idOf('HS1')], idOf('el1'), [{ kind: 'w', amount: 1500 }])).toBe(
      'charge HS1 > el1 w15',
    );
    expect(commanderText(stage, { x: 12500, y: 7250 }, idOf('HS1'))).toBe('commander 12.5,7.25 > HS1');
    expect(commanderText(stage, { x: 12500, y: 7250 })).toBe('commander 12.5,7.25');
    expect(placeText(stage, [idOf('HS1'), idOf('HS2')], { x: 12000, y: 15000, heading: 0 }, 2)).toBe(
      'place HS1+HS2 12,15,0 2',
    );
    expect(ambushText(stage, 'A', [idOf('LI1')], { x: 5000, y: 14000, heading: 0 }, 1)).toBe('ambush A LI1 5,14,0 1');
    expect(targetName(stage, 129)).toBe('camp');
  });
});

describe('composing', () => {
  it('goes on with the last leg of the same kind', () => {
    let legs = withLeg([], 'f', 250);
    legs = withLeg(legs, 'f', 250);
    expect(legs).toEqual([{ kind: 'f', amount: 500 }]);
    legs = withLeg(legs, 'b', 750);
    expect(legs).toEqual([{ kind: 'b', amount: 250 }]);
    expect(withLeg(legs, 'f', 250)).toEqual([]);
  });
  it('takes a wheel back before it wheels the other way', () => {
    const legs = withLeg(withLeg([], 'w', 500), 'w', -500);
    expect(legs).toEqual([]);
    expect(withLeg([{ kind: 'w', amount: 500 }], 'w', -200)).toEqual([{ kind: 'w', amount: 300 }]);
  });
  it('adds turns up, and keeps one number of files', () => {
    expect(withLeg(withLeg([], 't', 9000), 't', 9000)).toEqual([{ kind: 't', amount: 18000 }]);
    expect(withLeg(withLeg([], 't', 18000), 't', 9000)).toEqual([{ kind: 't', amount: -9000 }]);
    expect(withLeg(withLeg([], 'x', 3), 'x', 4)).toEqual([{ kind: 'x', amount: 4 }]);
  });
  it('lets a group wheel about the corner of its whole front', () => {
    const after = ended(row(3), [{ kind: 'w', amount: 9000 }]);
    const front = frontOf(after)!;
    expect(front.right.x).toBeCloseTo(7500);
    expect(front.right.y).toBeCloseTo(5000);
    expect(front.left.y).toBeCloseTo(2000);
    expect(wayOf(row(3), [{ kind: 'w', amount: 9000 }])).toBe(4500);
  });
  it('expands and contracts in the order of the ranks', () => {
    const column = ended(row(4), [{ kind: 'c', amount: 2 }]);
    expect(frontOf(column)!.files).toBe(2);
    expect(inOrder(column).map(({ id }) => id)).toEqual([0, 1, 2, 3]);
    expect(frontOf(ended(column, [{ kind: 'x', amount: 4 }]))!.files).toBe(4);
  });
  it('draws files where the server sets them, on the side that is chosen (A15)', () => {
    const places = (legs: Leg[], bases = row(3)) =>
      ended(bases, legs).map(({ id, x, y }) => [id, x, y].map(Math.round));
    const fromRight = [
      [0, 5000, 4250],
      [1, 6000, 4250],
      [2, 5000, 5000],
    ];
    expect(places([{ kind: 'c', amount: 2 }])).toEqual(fromRight);
    expect(places([{ kind: 'c', amount: -2 }])).toEqual([
      [0, 7000, 5000],
      [1, 6000, 4250],
      [2, 7000, 4250],
    ]);
    const narrow = ended(row(3), [{ kind: 'c', amount: 2 }]);
    expect(places([{ kind: 'x', amount: -3 }], narrow)).toEqual([...fromRight.slice(0, 2), [2, 4000, 4250]]);
    expect(places([{ kind: 'x', amount: 3 }], narrow)).toEqual([...fromRight.slice(0, 2), [2, 7000, 4250]]);
    expect(wayOf(narrow, [{ kind: 'x', amount: -3 }])).toBe(2000);
    expect(wayOf(row(3), [{ kind: 'c', amount: 2 }])).toBe(750);
  });
  it('marches to a point by a wheel and straight on', () => {
    const legs = marchTo(row(1), { x: 6500, y: 2500 });
    expect(legs.map(({ kind }) => kind)).toEqual(['w', 'f']);
    const end = frontOf(ended(row(1), legs))!.middle;
    expect(end.x).toBeCloseTo(6500, -1);
    expect(end.y).toBeCloseTo(2500, -1);
  });
  it('marches straight where the point is hardly aside', () => {
    expect(marchTo(row(2), { x: 5600, y: 3000 })).toEqual([{ kind: 'f', amount: 2000 }]);
    expect(marchTo(row(2), { x: 5500, y: 5500 })).toEqual([{ kind: 'b', amount: 500 }]);
  });
});

describe('lines', () => {
  it('are all of a corps that stand edge on edge', () => {
    const swords = [1, 2, 3, 4, 5, 6].map((n) => idOf(`HS${n}`));
    expect(lineOf(stage, scene, idOf('HS3'))).toEqual(swords);
    expect(lineOf(stage, scene, idOf('AR1'))).toEqual([idOf('AR1')]);
  });
  it('take in who stands straight behind, and nobody who looks elsewhere', () => {
    const units = scene.units.map((state) => ({ ...state }));
    const spear = units[idOf('SP1')]!;
    Object.assign(spear, { x: units[idOf('HS2')]!.x, y: units[idOf('HS2')]!.y + 750 });
    expect(lineOf(stage, { ...scene, units }, idOf('HS1'))).toContain(idOf('SP1'));
    spear.heading = 9000;
    expect(lineOf(stage, { ...scene, units }, idOf('HS1'))).not.toContain(idOf('SP1'));
  });
});

describe('contact', () => {
  const foe = (id: number, x: number, y: number, heading = 18000): Standing => ({ id, x, y, heading, depth: 750 });
  it('is with the first on the way', () => {
    const meeting = meetingOf(row(2), [foe(9, 5300, 3000), foe(8, 6000, 3500)])!;
    expect(meeting.target).toBe(8);
    expect(meeting.way).toBeCloseTo(1500);
    expect(meeting.edge).toBe('front');
    expect(inTouch(row(2), meeting)[0]!.y).toBeCloseTo(3500);
  });
  it('needs no wheel when the target stands ahead', () => {
    expect(wheelTowards(row(1), 9, [foe(9, 5000, 3000)])!.legs).toEqual([]);
  });
  it('wheels just enough, to the side where the target stands', () => {
    const right = wheelTowards(row(1), 9, [foe(9, 6800, 3200)])!;
    expect(right.legs[0]!.kind).toBe('w');
    expect(right.legs[0]!.amount).toBeGreaterThan(0);
    expect(right.legs[0]!.amount).toBeLessThan(4500);
    expect(wheelTowards(row(1), 9, [foe(9, 3200, 3200)])!.legs[0]!.amount).toBe(-right.legs[0]!.amount);
  });
  it('is impossible behind one’s back and behind others', () => {
    expect(wheelTowards(row(1), 9, [foe(9, 5000, 9000)])).toBeUndefined();
    const wall = [3600, 4500, 5500, 6400].map((x, id) => foe(20 + id, x, 3500));
    expect(wheelTowards(row(1), 9, [foe(9, 5000, 2000), ...wall])).toBeUndefined();
  });
  it('is only with enemies who stand', () => {
    const enemies = enemiesOf(stage, scene, 1);
    expect(enemies.every(({ id }) => id >= CAMP || stage.units[id]!.side === 2)).toBe(true);
    expect(enemies.filter(({ id }) => id >= CAMP).map(({ id }) => id)).toEqual([CAMP + 1]);
    const units = scene.units.map((state) => (state.id === idOf('el1') ? { ...state, where: 'gone' as const } : state));
    expect(enemiesOf(stage, { ...scene, units }, 1)).toHaveLength(enemies.length - 1);
  });
  it('catches the hand at half UDs and at the end of the allowance', () => {
    expect(caught(1030, 2000)).toBe(1000);
    expect(caught(1234, 2000)).toBe(1230);
    expect(caught(1910, 2000)).toBe(2000);
    expect(caught(-490, 2000)).toBe(-500);
  });
});

describe('fixture', () => {
  it('has two armies whose units stand in their corps', () => {
    expect(
      standingOf(
        stage,
        scene,
        stage.units.map(({ id }) => id),
      ),
    ).toHaveLength(stage.units.length);
    for (const side of [1, 2]) expect(stage.units.filter((unit) => unit.side === side).length).toBeGreaterThan(20);
    expect(new Set(stage.units.map(({ label }) => label)).size).toBe(stage.units.length);
  });
});
