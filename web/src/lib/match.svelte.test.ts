import { beforeEach, describe, expect, it } from 'vitest';
import { Client } from './client';
import { FakeWire, settle, tableOf } from './fakeWire';
import { joinSteps, MatchModel, standingSteps } from './match.svelte';
import type { StepsPush, Step } from './protocol.gen';

let wire: FakeWire;
let model: MatchModel;
const step = (n: number, more: Partial<Step> = {}): Step => ({ n, ...more });
const steps = (from: number, ...all: Step[]): StepsPush => ({
  push: 'steps',
  match: 'm',
  n: all[all.length - 1]?.n ?? from,
  steps: all,
  scene: { after: all[all.length - 1]?.n },
  turn: { waiting: 'decision', seats: [2] },
  status: 'running',
  mayUndo: true,
});
const watches = () => wire.sent.filter((message) => message.do === 'watch').length;

beforeEach(async () => {
  wire = new FakeWire();
  const client = new Client({ open: () => wire, language: () => 'en' });
  model = new MatchModel(client, 'm', () => []);
  model.start();
  await wire.greet();
  await wire.answer('watch', tableOf({ n: 2, steps: [step(1), step(2)], stage: { kind: 'text' }, you: [1] }));
});

describe('MatchModel', () => {
  it('takes the table', () => {
    expect(model.known).toBe(true);
    expect(model.n).toBe(2);
    expect(model.myTurn).toBe(true);
    expect(model.mine).toEqual([1]);
    expect(model.stage).toEqual({ kind: 'text' });
  });

  it('takes new steps and tells them', () => {
    const told: Array<[number[], unknown]> = [];
    model.onSteps((fresh, scene) => told.push([fresh.map((one) => one.n), scene]));
    wire.push(steps(2, step(3), step(4)));
    expect(model.n).toBe(4);
    expect(model.steps.map((one) => one.n)).toEqual([1, 2, 3, 4]);
    expect(model.scene).toEqual({ after: 4 });
    expect(model.myTurn).toBe(false);
    expect(model.mayUndo).toBe(true);
    expect(told).toEqual([[[3, 4], { after: 4 }]]);
  });

  it('passes over steps it knows', () => {
    const told: number[] = [];
    model.onSteps((fresh) => told.push(...fresh.map((one) => one.n)));
    wire.push(steps(2, step(2), step(3)));
    wire.push(steps(2, step(3)));
    expect(told).toEqual([3]);
    expect(model.n).toBe(3);
  });

  it('asks again when steps are missing, and tells what it missed', async () => {
    const told: number[] = [];
    model.onSteps((fresh) => told.push(...fresh.map((one) => one.n)));
    wire.push(steps(4, step(5)));
    expect(model.n).toBe(2);
    expect(watches()).toBe(2);
    expect(wire.last('watch')).toMatchObject({ from: 2, stage: false });
    await wire.answer('watch', tableOf({ n: 5, stepsFrom: 2, steps: [step(3), step(4), step(5)] }));
    expect(model.steps.map((one) => one.n)).toEqual([1, 2, 3, 4, 5]);
    expect(told).toEqual([3, 4, 5]);
    expect(model.stage).toEqual({ kind: 'text' });
  });

  it('opens hidden decisions when they come again', () => {
    wire.push(steps(2, step(3, { seat: 2, hidden: true })));
    wire.push(steps(3, step(3, { seat: 2, do: 'show 5' }), step(4)));
    expect(model.steps[2]).toEqual({ n: 3, seat: 2, do: 'show 5' });
  });

  it('forgets everything on a reset', async () => {
    wire.push({ push: 'reset', match: 'm', reason: 'disk' });
    expect(wire.last('watch')).toMatchObject({ from: 0 });
    await wire.answer('watch', tableOf({ n: 1, steps: [step(1)] }));
    expect(model.steps.map((one) => one.n)).toEqual([1]);
    expect(model.n).toBe(1);
  });

  it('follows seats, offers and chat', () => {
    const seat = {
      seat: 2,
      side: 2,
      sideName: { de: '', en: '' },
      who: 'there' as const,
      taken: true,
      present: true,
      name: 'B',
      left: 5000,
    };
    wire.push({ push: 'seats', match: 'm', status: 'running', seats: [seat], watchers: 3 });
    expect(model.watchers).toBe(3);
    expect(model.left[1]).toBe(5000);
    expect(model.endsAt).toBeUndefined();
    wire.push({ ...steps(2, step(3)), left: [7000, 5000] });
    expect(Math.abs(model.endsAt! - Date.now() - 5000)).toBeLessThan(500);
    const offer = { offer: 1, kind: 'draw' as const, from: 2, text: 'Draw?', waiting: [1] };
    wire.push({ push: 'offers', match: 'm', offers: [offer] });
    expect(model.offersToMe).toEqual([offer]);
    wire.push({ push: 'offers', match: 'm', offers: [], declined: offer });
    expect(model.declined).toEqual(offer);
    wire.push({ push: 'chat', match: 'm', line: { at: 1, from: 'B', text: 'hi' } });
    expect(model.chat.length).toBe(1);
    wire.push({ push: 'offers', match: 'm', offers: [], lapsed: [offer] });
    expect([model.declined, model.lapsed]).toEqual([undefined, [offer]]);
    wire.push({ push: 'offers', match: 'm', offers: [offer] });
    expect(model.lapsed).toEqual([]);
  });

  it('names the seat only where it holds several', async () => {
    void model.act('roll').catch(() => undefined);
    expect(wire.last('act')).toEqual(expect.objectContaining({ match: 'm', action: 'roll', n: 2 }));
    expect(wire.last('act')).not.toHaveProperty('seat');
    model.takeTable(tableOf({ n: 2, you: [1, 2], turn: { waiting: 'decision', seats: [2] } }));
    void model.act('roll').catch(() => undefined);
    expect(wire.last('act')).toMatchObject({ seat: 2 });
    void model.resign(1).catch(() => undefined);
    expect(wire.last('resign')).toMatchObject({ seat: 1 });
    await settle();
  });

  it('keeps the reason why it may not watch', async () => {
    model.again();
    await wire.refuse('watch', { code: 'bad-token', text: 'Foreign.' });
    expect(model.refused?.code).toBe('bad-token');
  });
});

describe('steps', () => {
  it('join by number and end where the server ends', () => {
    const known = [step(1), step(2, { do: 'old' }), step(3)];
    expect(joinSteps(known, [step(2, { do: 'new' })], 2)).toEqual([step(1), step(2, { do: 'new' })]);
  });
  it('that were taken back do not stand', () => {
    const all = [step(1), step(2), step(3), step(4, { undo: 1 }), step(5), step(6, { undo: 4 }), step(7)];
    expect(standingSteps(all).map((one) => one.n)).toEqual([1, 7]);
  });
});
