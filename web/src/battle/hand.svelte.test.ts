import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../lib/refused';
import type { Desk } from '../table/desk.svelte';
import { choices, scene, stage } from './fixture';
import { far } from './geometry';
import { gripAt, gripsOf } from './grips';
import { Hand } from './hand.svelte';
import type { Scene } from './types';

const idOf = (label: string) => stage.units.find((unit) => unit.label === label)!.id;
const line = [1, 2, 3, 4, 5, 6].map((n) => idOf(`HS${n}`));

function handAt(now: Scene = scene, all = choices) {
  const sent: string[] = [];
  const asked: string[] = [];
  const desk = {
    open: true,
    side: 1,
    seat: 1,
    stage,
    scene: now,
    index: { all },
    notice: undefined as unknown,
    act: (choice: { do: string }) => Promise.resolve(sent.push(choice.do)),
    playback: { recap: {} },
    match: {
      n: 7,
      status: 'running',
      preview: (action: string) => {
        asked.push(action);
        if (action.includes('f9'))
          return Promise.reject(new Refused({ code: 'refused', text: 'too far', rule: 'A15' }));
        return Promise.resolve({ n: 1, action, declared: [], outcomes: [], picture: { cost: { cp: 1, ud: 500 } } });
      },
    },
  };
  return { hand: new Hand(desk as unknown as Desk), sent, asked, desk };
}
const settled = () => vi.waitFor(() => undefined);

describe('a hand at the open table', () => {
  let table: ReturnType<typeof handAt>;
  beforeEach(() => (table = handAt()));

  it('takes a unit, its whole line, and lets go', () => {
    const { hand } = table;
    hand.pick([line[2]!]);
    expect(hand.verb).toBe('move');
    hand.pickLine();
    expect(hand.picked).toEqual(line);
    expect(hand.front!.files).toBe(6);
    hand.escape();
    expect(hand.picked).toEqual([]);
  });

  it('lets the commander stay: by his button once more, and by Escape', () => {
    const { hand } = table;
    hand.setVerb('commander');
    hand.setSpot({ x: 15000, y: 14000 });
    expect(hand.action).toMatch(/^commander /);
    hand.setVerb('commander');
    expect([hand.verb, hand.action]).toEqual(['move', undefined]);
    hand.setVerb('commander');
    hand.setSpot({ x: 15000, y: 14000 });
    hand.escape();
    expect(hand.verb).toBe('commander');
    hand.escape();
    expect(hand.verb).toBe('move');
  });

  it('keeps nothing in the hand when the battle is over', () => {
    const { hand, desk } = table;
    hand.follow();
    hand.pick(line);
    hand.add('f', 500);
    hand.follow();
    expect(hand.legs).toHaveLength(1);
    desk.match.status = 'finished';
    Object.assign(desk, { open: false, index: { all: [] } });
    hand.follow();
    expect([hand.picked, hand.composing]).toEqual([[], false]);
  });

  it('draws other files anew, on either side, and as many as before not at all (A15)', () => {
    const { hand } = table;
    hand.pick(line);
    const files = (count: number) => (hand.setFiles(count), hand.legs);
    expect(files(5)).toEqual([{ kind: 'c', amount: 5 }]);
    expect(files(3)).toEqual([{ kind: 'c', amount: 3 }]);
    expect(hand.front!.files).toBe(3);
    expect(files(4)).toEqual([{ kind: 'c', amount: 4 }]);
    hand.mirrorFiles();
    expect(hand.legs).toEqual([{ kind: 'c', amount: -4 }]);
    expect(files(5)).toEqual([{ kind: 'c', amount: -5 }]);
    expect(files(6)).toEqual([]);
  });

  it('knows who storms off when the corps ends, and offers nobody a way who has none', () => {
    const [first, second] = line as [number, number];
    const { hand } = handAt(scene, [
      { do: 'end', kind: 'act', verb: 'end', wild: [second] },
      { do: 'move HS1 f1', kind: 'free', verb: 'move', units: [first], cost: 1, allowance: 2000 },
      { do: 'hold HS2', kind: 'act', verb: 'hold', units: [second], cost: 3 },
    ]);
    expect(hand.wild).toEqual([second]);
    hand.pick([first]);
    expect(hand.mayGo).toBe(true);
    expect(gripsOf(hand, 1)).not.toEqual([]);
    hand.pick([second]);
    expect(hand.mayGo).toBe(false);
    expect(gripsOf(hand, 1)).toEqual([]);
    expect(hand.acts.map(({ verb, cost }) => [verb, cost])).toEqual([['hold', 3]]);
  });

  it('takes up who was tapped a moment too early, and nobody who was looked at long ago', () => {
    const { hand, desk } = table;
    const tapEarly = (wait: number) => {
      vi.useFakeTimers();
      hand.pick([]);
      desk.open = false;
      hand.pointEarly(line[2]);
      vi.advanceTimersByTime(wait);
      desk.open = true;
      hand.follow();
      vi.useRealTimers();
      return hand.picked;
    };
    expect(tapEarly(600)).toEqual([line[2]]);
    expect(tapEarly(3000)).toEqual([]);
    // Once taken it is not taken again.
    tapEarly(10);
    hand.pick([]);
    hand.follow();
    expect(hand.picked).toEqual([]);
    // By keys too.
    desk.open = false;
    hand.pickNext();
    desk.open = true;
    hand.follow();
    expect(hand.picked).toHaveLength(1);
  });

  it('takes the nearest unit that a finger can mean, within its reach', () => {
    const { hand } = table;
    const { x, y } = scene.units[line[0]!] as { x: number; y: number };
    // The first of the line stands at its left end: beside it is open ground.
    const beside = { x: x - 900, y: y + 200 };
    expect(hand.unitAt(beside)).toBeUndefined();
    expect(hand.unitNear(beside, 1200)).toBe(line[0]);
    expect(hand.unitNear(beside, 300)).toBeUndefined();
    // Nobody aims at an enemy with empty hands.
    const enemy = stage.units.find((unit) => unit.side === 2 && scene.units[unit.id])!;
    const there = scene.units[enemy.id] as { x: number; y: number };
    expect(hand.unitNear(there, 1)).toBeUndefined();
    expect(hand.unitNear(there, 600)).toBeUndefined();
    hand.pick([line[0]!]);
    expect(hand.unitNear(there, 600)).toBe(enemy.id);
  });

  it('means whoever stands, not the routed below him (A4)', () => {
    const [own, foe] = [idOf('HS3'), stage.units.find(({ side }) => side === 2)!.id];
    const { x, y } = scene.units[own]!;
    const at = { x, y: y + 100 };
    const lying = (where: 'table' | 'routed') => ({
      ...scene,
      units: scene.units.map((state) => (state.id === foe ? { ...state, x, y: y - 400, heading: 0, where } : state)),
    });
    expect(handAt(lying('table')).hand.unitAt(at)).toBe(foe);
    expect(handAt(lying('routed')).hand.unitAt(at)).toBe(own);
    expect(handAt(lying('routed')).hand.unitAt({ x, y: y - 200 })).toBe(foe);
  });

  it('knows whether its army stands at the near edge of the screen', () => {
    const { hand, desk } = table;
    const seats = (side: number, ...you: number[]) =>
      Object.assign(desk, { side, match: { ...desk.match, you, seat: (seat: number) => ({ side: seat }) } });
    seats(1, 1, 2);
    expect([hand.flipped, hand.near]).toEqual([false, true]);
    seats(2, 1, 2);
    expect([hand.flipped, hand.near]).toEqual([false, false]);
    hand.turned = true;
    expect([hand.flipped, hand.near]).toEqual([true, true]);
    hand.turned = undefined;
    seats(2, 2);
    expect([hand.flipped, hand.near]).toEqual([true, true]);
  });

  it('may look at its units one after the other where none can be taken up', () => {
    const { hand } = handAt(scene, []);
    const own = stage.units.filter((unit) => unit.side === 1).map((unit) => unit.id);
    expect(hand.pickNext()).toBeUndefined();
    hand.pickNext();
    expect([hand.picked, hand.shown]).toEqual([[], own[1]]);
  });

  it('charges the camp that lies on its way, or that is pointed at', () => {
    const unit = idOf('MC1');
    const { x, y } = scene.units[unit]!;
    const camps = [{ side: 2, x: x + 1200, y: y - 1500, heading: 18000, fallen: false }];
    const charge = { kind: 'act' as const, verb: 'charge', do: 'charge MC1 > camp', units: [unit], cost: 1 };
    const units = scene.units.map((one) => (one.id === unit ? { ...one, heading: 0 } : one));
    const { hand } = handAt({ ...scene, units, camps }, [...choices, charge] as typeof choices);
    hand.pick([unit]);
    hand.add('f', 1500);
    expect(hand.action).toBe('charge MC1 > camp');
    hand.drop();
    const camp = hand.campAt({ x: x + 2000, y: y - 2000 })!;
    hand.aimAt(camp);
    expect(hand.action).toBe('charge MC1 > camp');
    expect(hand.campAt({ x: x - 2000, y })).toBeUndefined();
  });

  it('holds units of one corps only', () => {
    const { hand } = table;
    hand.pick([line[0]!]);
    hand.toggle(line[1]!);
    expect(hand.picked).toEqual([line[0], line[1]]);
    hand.toggle(idOf('MC1'));
    expect(hand.picked).toEqual([idOf('MC1')]);
  });

  it('writes a way leg by leg, asks about it, and does it when it is allowed', async () => {
    const { hand, asked, sent } = table;
    hand.pick([line[0]!, line[1]!]);
    hand.add('f', 250);
    hand.add('f', 250);
    hand.add('w', -500);
    expect(hand.action).toBe('move HS1+HS2 f0.5 w-5');
    expect(hand.state).toBe('asking');
    await vi.waitFor(() => expect(hand.state).toBe('good'));
    expect(asked.at(-1)).toBe('move HS1+HS2 f0.5 w-5');
    expect([hand.cost, hand.way]).toEqual([1, 500]);
    hand.confirm();
    expect(sent).toEqual(['move HS1+HS2 f0.5 w-5']);
  });

  it('tells why something is refused and does not send it', async () => {
    const { hand, sent, desk } = table;
    hand.pick([idOf('SP1')]);
    hand.add('t', 18000);
    hand.add('f', 9000);
    await vi.waitFor(() => expect(hand.state).toBe('bad'));
    hand.confirm();
    expect(sent).toEqual([]);
    expect(desk.notice).toEqual({ text: 'too far', rule: 'A15' });
  });

  it('turns a way that reaches an enemy into a charge, and back', async () => {
    const { hand } = table;
    hand.pick([line[2]!]);
    const foe = hand.enemies.find((enemy) => enemy.id === idOf('li1'))!;
    hand.add('f', hand.bases[0]!.y - foe.y);
    expect(hand.verb).toBe('charge');
    expect(hand.action).toMatch(/^charge HS3 > li\d/);
    expect(hand.ghosts[0]!.y).toBeCloseTo(foe.y, 0); // in touch
    hand.add('b', 250);
    expect(hand.verb).toBe('move');
    expect(hand.target).toBeUndefined();
    await settled();
  });

  it('charges with the legs the server proposes', () => {
    const { hand } = table;
    hand.pick(line);
    hand.aimAt(idOf('li1'));
    expect(hand.action).toBe(`charge ${line.map((id) => stage.units[id]!.label).join('+')} > li1 w2`);
  });

  it('drags straight on, wheels by a corner and slides by a side', () => {
    const { hand } = table;
    hand.pick(line);
    const from = hand.front!;
    const body = hand.grab('body', from.middle)!;
    body.move({ x: from.middle.x + 200, y: from.middle.y - 980 }, false);
    body.end();
    expect(hand.action).toMatch(/ f1$/);
    const corner = hand.grab('left', hand.front!.left)!;
    const { right, width } = hand.front!;
    corner.move({ x: right.x - width * Math.cos(0.1745), y: right.y - width * Math.sin(0.1745) }, false);
    corner.end();
    expect(hand.action).toMatch(/ f1 w10$/);
    hand.drop();
    const side = hand.grab('slideRight', hand.front!.right)!;
    side.move({ x: hand.front!.right.x + 950, y: hand.front!.right.y }, false);
    side.end();
    expect(hand.action).toMatch(/ s1$/);
    expect(hand.dragging).toBe(false);
  });

  it('keeps what is drawn when the same decision is asked once more, and checks it anew', async () => {
    const { hand, asked, desk } = table;
    hand.follow();
    hand.pick(line);
    hand.add('f', 1000);
    await vi.waitFor(() => expect(hand.state).toBe('good'));
    const drawn = hand.action;
    // The connection broke and came back: nothing may be chosen for a moment, then the same as before.
    desk.open = false;
    hand.follow();
    expect(hand.action).toBe(drawn);
    desk.open = true;
    const before = asked.length;
    hand.follow();
    expect([hand.action, hand.picked]).toEqual([drawn, line]);
    await vi.waitFor(() => expect(asked.length).toBe(before + 1));
    await vi.waitFor(() => expect(hand.state).toBe('good'));
    // Something happened meanwhile: it is void.
    desk.match.n = 8;
    hand.follow();
    expect(hand.composing).toBe(false);
  });

  it('has four handles for a way, and none for who holds nothing', () => {
    const { hand } = table;
    expect(gripsOf(hand, 1)).toEqual([]);
    hand.pick(line);
    expect(gripsOf(hand, 1).map(({ name }) => name)).toEqual(['left', 'right', 'slideLeft', 'slideRight']);
  });

  it('holds its handles clear of the neighbours where these are small, and a finger that touches one means it', () => {
    const { hand } = table;
    const [first, second] = line as [number, number];
    hand.pick([second]);
    const [scale, reach] = [0.12, 26 * (10 / 0.12)];
    const grips = gripsOf(hand, scale);
    expect(grips.map(({ name }) => name)).toEqual(['left', 'right']);
    for (const { x, y } of grips) expect(hand.unitAt({ x, y })).toBeUndefined();
    const { x, y } = hand.scene.units[first]!;
    expect(gripAt(hand, { x, y: y + 300 }, scale, reach)).toBeUndefined();
    expect(gripAt(hand, { x, y: y - 900 }, scale, reach)).toBe('left');
    // On wide screens those to slide stand behind where neighbours stand beside.
    for (const held of [second, first]) {
      hand.pick([held]);
      const slides = gripsOf(hand, 0.5).slice(2);
      expect(slides.map(({ name }) => name)).toEqual(['slideLeft', 'slideRight']);
      for (const slide of slides) {
        expect(hand.unitAt(slide)).toBeUndefined();
        expect(gripAt(hand, slide, 0.5, 15 * (10 / 0.5))).toBe(slide.name);
      }
      expect(far(slides[0]!, slides[1]!) * 0.05).toBeGreaterThan(22);
    }
    const [beside, behind] = gripsOf(hand, 0.5).slice(2);
    expect(behind!.y).toBeGreaterThan(beside!.y);
  });

  it('moves a commander to a place or to a unit', () => {
    const { hand } = table;
    hand.setVerb('commander');
    hand.setSpot({ x: 15020, y: 14010 });
    expect(hand.action).toBe('commander 15,14');
    hand.setSpot({ x: 15020, y: 14010 }, line[0]);
    expect(hand.action).toBe('commander 15,14 > HS1');
  });

  it('places a group from the hand in files', () => {
    const units = scene.units.map((state) =>
      line.includes(state.id) ? { ...state, where: 'reserve' as const, x: 0, y: 0 } : state,
    );
    const { hand } = handAt({ ...scene, step: 'deploy', units }, [
      { kind: 'free', verb: 'place', do: 'place HS1 15,16,0 1', units: line },
    ]);
    hand.pick(line);
    hand.setSpot({ x: 15000, y: 16000 });
    expect(hand.action).toBe('place HS1+HS2+HS3+HS4+HS5+HS6 15,16,0 6');
    hand.setFiles(3);
    expect(hand.action).toBe('place HS1+HS2+HS3+HS4+HS5+HS6 15,16,0 3');
    expect(hand.ghosts).toHaveLength(6);
    expect(hand.front!.files).toBe(3);
  });

  it('takes up who stands already where he stands, and draws him elsewhere', () => {
    const { hand, asked } = handAt({ ...scene, step: 'deploy' }, [
      { kind: 'free', verb: 'place', do: 'place HS1 1,1,0 1', units: [line[0]!] },
      { kind: 'free', verb: 'camp', do: 'camp 15,18' },
      { kind: 'act', verb: 'unplace', do: 'unplace HS1', units: [line[0]!] },
    ]);
    hand.follow();
    expect(hand.verb, 'a camp that stands is not moved by a click').toBe('move');
    hand.pick([line[0]!]);
    expect([hand.verb, hand.resting, hand.action]).toEqual(['place', true, undefined]);
    hand.moveSpot({ ...hand.spot!, x: hand.spot!.x + 1000 });
    expect(hand.resting).toBe(false);
    expect(hand.action).toMatch(/^place HS1 /);
    expect(asked.length).toBeLessThan(2);
    expect(hand.acts.map(({ verb }) => verb)).toEqual(['unplace']);
  });

  it('leads a flank march along its edge, beginning where the server proposes', () => {
    const units = scene.units.map((state) => (line.includes(state.id) ? { ...state, where: 'flank' as const } : state));
    const proposed = `enter 30,2.5 ${line.length}`;
    const { hand } = handAt({ ...scene, step: 'enter', units }, [{ kind: 'free', verb: 'enter', do: proposed }]);
    hand.follow();
    expect([hand.verb, hand.action]).toEqual(['enter', proposed]);
    expect(hand.ghosts.map(({ id }) => id)).toEqual(line);
    expect(hand.ghosts.every(({ x, depth, heading }) => x === 30000 - depth && heading === 27000)).toBe(true);
    hand.setSpot({ x: 12000, y: 9010 });
    expect(hand.action).toBe(`enter 30,9 ${line.length}`);
    hand.add('f', 500);
    hand.add('t', 9000);
    hand.setFiles(2);
    expect(hand.action).toBe('enter 30,8.5 2');
    hand.setFiles(9);
    expect(hand.action).toBe(`enter 30,8.5 ${line.length}`);
  });

  it('lays ambushes of several of a corps, and decoys', () => {
    const units = scene.units.map((state) =>
      line.includes(state.id) ? { ...state, where: 'reserve' as const, x: 0, y: 0 } : state,
    );
    const { hand } = handAt({ ...scene, step: 'deploy', units, markers: [] }, [
      { kind: 'free', verb: 'place', do: 'place HS1 1,1,0 1', units: line },
      { kind: 'free', verb: 'ambush', do: 'ambush A HS1 5,14,0 1', units: [line[0]!] },
      { kind: 'free', verb: 'ambush', do: 'ambush A 5,14,0' },
    ]);
    hand.follow();
    hand.pick([line[1]!, line[2]!]);
    expect(hand.verbs).toContain('ambush');
    hand.setVerb('ambush');
    hand.setSpot({ x: 5000, y: 14000 });
    expect(hand.action).toMatch(/^ambush A HS2\+HS3 5,14,0/);
    hand.pick([]);
    hand.setVerb('place');
    expect(hand.wantsUnits).toBe(true);
    hand.setVerb('ambush');
    expect(hand.wantsUnits).toBe(false);
    hand.setSpot({ x: 5000, y: 14000 });
    expect(hand.action).toBe('ambush A 5,14,0');
  });

  it('shifts terrain that lies there or turns it, never both, and asks nothing before', () => {
    const { hand, asked } = handAt({ ...scene, step: 'adjust' }, [
      { kind: 'free', verb: 'move-piece', do: 'move-piece 1 12,7' },
      { kind: 'free', verb: 'turn-piece', do: 'turn-piece 1 t90' },
    ]);
    hand.follow();
    hand.terrain.pickUp(1);
    const lying = hand.spot!;
    expect([hand.verb, hand.action, asked.length]).toEqual(['move-piece', undefined, 0]);
    hand.add('t', 9000);
    expect(hand.action).toBeUndefined();
    const drag = hand.grab('body', lying)!;
    drag.move({ x: lying.x + 2000, y: lying.y }, false);
    expect(hand.action).toMatch(/^move-piece 1 /);
    hand.setVerb('turn-piece');
    expect([hand.spot, hand.action]).toEqual([lying, undefined]);
    hand.grab('body', { x: lying.x + 1000, y: lying.y })!.move({ x: lying.x, y: lying.y + 1000 }, false);
    expect(hand.action).toBe('turn-piece 1 t90');
    expect([hand.spot!.x, hand.spot!.y]).toEqual([lying.x, lying.y]);
  });

  it('keeps who can still act when the table moves on', () => {
    const { hand } = table;
    hand.pick(line);
    hand.add('f', 500);
    hand.follow();
    expect(hand.picked).toEqual(line);
    expect(hand.composing).toBe(false);
  });
});
