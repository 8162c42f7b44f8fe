import { describe, expect, it } from '@jest/globals';
import type { RowAmounts } from './displayed-minimum.js';
import { displayedMinimum } from './displayed-minimum.js';

const row: RowAmounts = {
  fixedAmountCents: null,
  remunerationValueCents: null,
  hourlyCents: 2_744,
  minimumCents: 178_533,
  hourly: false,
};

describe('the displayed minimum', () => {
  it('is the monthly minimum when no other amount precedes it', () => {
    expect(displayedMinimum(row)).toEqual({ cents: 178_533, unit: 'month', source: 'minimum' });
  });

  it('is the hourly rate of a row paid by the hour', () => {
    expect(displayedMinimum({ ...row, hourly: true })).toEqual({ cents: 2_744, unit: 'hour', source: 'hourly' });
  });

  it('is the month of the indice majore before the hourly rate', () => {
    const majored = { ...row, hourly: true, remunerationValueCents: 190_000 };
    expect(displayedMinimum(majored)).toEqual({ cents: 190_000, unit: 'month', source: 'remuneration-value' });
  });

  it('is a fixed amount before all, even zero: present means not null', () => {
    const fixed = { ...row, remunerationValueCents: 190_000, fixedAmountCents: 0 };
    expect(displayedMinimum(fixed)).toEqual({ cents: 0, unit: 'month', source: 'fixed-amount' });
    expect(displayedMinimum({ ...fixed, hourly: true }).unit).toBe('hour');
  });
});
