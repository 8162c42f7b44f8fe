import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { scaled } from '../../../backend/test/support/scale.js';
import { anyPosition as anyPositionIn } from '../testing/any-career.js';
import { oracleMonths } from '../testing/career-oracle.js';
import { gridWithPointValue, gridInForce, pastGrid } from '../testing/builders.js';
import { arrearsOf, type PaidPosition } from './arrears.js';
import type { DueCalendar } from './due-over-time.js';
import { shippedMinimumWages } from './minimum-wage.js';

// A fixed seed repeats the same careers in every run.
fc.configureGlobal({ seed: 7520, numRuns: scaled({ part: 60, all: 300 }) });

const TODAY = '2026-11-28';
const calendar: DueCalendar = {
  grids: [
    { from: '2024-02-29', value: pastGrid },
    { from: '2024-09-01', value: gridInForce },
    { from: '2025-09-16', value: gridWithPointValue('21.37') },
  ],
  wages: [
    ...shippedMinimumWages,
    { territory: 'metropole', from: '2024-03-15', monthCents: 176_692, source: 'test', confirmed: true },
    { territory: 'metropole', from: '2024-11-01', monthCents: 180_180, source: 'test', confirmed: true },
  ],
  territory: 'metropole',
};

const anyPosition = anyPositionIn({
  begins: ['2023-06-01', '2026-06-01'],
  changes: ['2023-06-01', '2026-11-01'],
  ends: ['2025-01-01', '2026-12-01'],
  mostShares: 2,
});

const anyPerson: fc.Arbitrary<readonly PaidPosition[]> = fc
  .array(anyPosition, { minLength: 1, maxLength: 3 })
  .map((positions) => positions.map((one, id) => ({ id, ...one })));

describe('arrears of any career', () => {
  it('equal a day-by-day calculation with its own dates, to the cent of each month', () => {
    fc.assert(
      fc.property(anyPerson, (positions) => {
        const arrears = arrearsOf(positions, calendar, TODAY);
        const known = new Map(arrears.months.map(({ month, dueCents, paidCents }) => [month, [dueCents, paidCents]]));
        for (const { month, due, paid } of oracleMonths(positions, calendar, TODAY)) {
          expect({ month, amounts: known.get(month) ?? [0, 0] }).toEqual({ month, amounts: [due, paid] });
        }
        expect(arrears.owedCents).toBe(
          arrears.months.reduce((sum, one) => sum + Math.max(0, one.dueCents - one.paidCents), 0),
        );
      }),
    );
  });
});
