import { describe, expect, it } from 'vitest';
import { cellsOf, columnOf, tableOf } from './defence';
import { clockText, fractionText, percent, signed } from './numbers';
import { stage } from './fixture';

describe('the Verteidigungstabelle', () => {
  it('is yellow where NAH is saved and has letters for the rest (R7)', () => {
    const cells = cellsOf(tableOf(stage, 'celts')!.rows[0]!);
    expect(cells.filter((cell) => cell.yellow).map((cell) => cell.column)).toEqual([9, 10, 11, 12]);
    expect(cells.slice(6).map((cell) => cell.letters)).toEqual(['', 'F❖', 'FW', 'FE', 'F', 'F']);
    expect(cells[7]!.saves).toEqual(['fern', 'weit', 'erst']);
  });

  it('ends at columns 1 and 12 (R7)', () => {
    expect([-3, 0, 1, 7, 12, 17].map(columnOf)).toEqual([1, 1, 1, 7, 12, 12]);
  });
});

describe('numbers', () => {
  it('tell chances exactly enough', () => {
    expect(percent({ num: 1, den: 2, p: 0.5 }, 'en')).toBe('50%');
    expect(percent({ num: 1, den: 36, p: 1 / 36 }, 'de')).toBe('2,8 %');
    expect(percent({ num: 0, den: 1, p: 0 }, 'en')).toBe('0%');
    expect(percent({ num: 1, den: 1, p: 1 }, 'en')).toBe('100%');
    expect(percent({ num: 1, den: 20736, p: 1 / 20736 }, 'en')).toBe('< 0.1%');
    expect(percent({ num: 20735, den: 20736, p: 20735 / 20736 }, 'en')).toBe('> 99.9%');
    expect(fractionText({ num: 5, den: 12, p: 5 / 12 })).toBe('5/12');
    expect(fractionText({ num: 5, den: 123456, p: 0 })).toBe('');
  });

  it('have signs and clocks have two digits', () => {
    expect([signed(2), signed(-1), signed(0)]).toEqual(['+2', '−1', '+0']);
    expect([clockText(59_001), clockText(3_600_000), clockText(90_061_000), clockText(-5)]).toEqual([
      '1:00',
      '1:00:00',
      '1 d 01:01',
      '0:00',
    ]);
  });
});
