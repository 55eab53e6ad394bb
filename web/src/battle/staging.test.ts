import { describe, expect, it } from 'vitest';
import type { Throw } from '../table/throws';
import { BattleStaging, meaningsOf, rampageOf, thrownFor, thrownLines } from './staging';

const event = (name: string, more = {}) => ({ id: `adlg.event.${name}`, text: name, rule: 'A28', ...more });
const sum = { number: { value: 5, reasons: [] } };
const thrown = (...lines: ReturnType<typeof event>[]) =>
  ({ n: 1, purpose: 'other', faces: [3], sides: 6, lines }) as Throw;

describe('the times of the open table', () => {
  const staging = new BattleStaging();
  it('gives a move time to be followed, an order to a corps little', () => {
    const move = staging.moving([{ n: 1, seat: 2, do: 'move HS1 f2' }]);
    expect(staging.moving([{ n: 1, seat: 2, do: 'activate 2' }])).toBeLessThan(move / 2);
    expect(staging.moving([{ n: 1, seat: 2, do: 'charge HS1 > hs1' }])).toBe(move);
  });
  it('tells the sums and what they lead to, not the fight that comes next', () => {
    const melee = thrown(
      event('result-is', sum),
      event('result-is', sum),
      event('melee-won', { outcome: true }),
      event('melee-between'),
    );
    expect(thrownLines(melee).map(({ text }) => text)).toEqual(['result-is', 'result-is', 'melee-won']);
    expect(thrownFor(melee)).toBe('Melee');
    expect(thrownLines(thrown(event('has-points', sum))).length).toBe(1);
    expect(thrownFor(thrown(event('nobody-knows')))).toBe('Throw');
  });
  it('says what the faces of a die mean where they are no number to reach (A31, A22, A18)', () => {
    const nobody = () => false;
    const amok = thrown(
      event('rampages-right', { pieces: [7] }),
      event('is-trampled', { pieces: [4] }),
      event('is-removed', { pieces: [7] }),
    );
    expect(meaningsOf(amok, nobody).map(({ faces, came }) => [faces, came])).toEqual([
      ['1', false],
      ['2', false],
      ['3', true],
      ['4–6', false],
    ]);
    expect(rampageOf(amok)).toEqual({ unit: 7, face: 3, trampled: [4] });
    expect(thrownLines(amok)).toHaveLength(2);
    for (const die of ['evade-die', 'charge-die']) {
      const throwOf = thrown(event(die, { pieces: [2] }));
      expect(meaningsOf(throwOf, nobody).find(({ came }) => came)?.faces).toBe('3–4');
      expect(meaningsOf(throwOf, (unit) => unit === 2).map(({ faces }) => faces)).toEqual(['1–4', '5–6']);
    }
    expect(meaningsOf(thrown(event('has-points', sum)), nobody)).toEqual([]);
    expect(rampageOf(undefined)).toBeUndefined();
  });
});
