import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { floors } from '../testing/builders.js';
import { faultySteps } from '../testing/replay-trace.js';
import { ValuationStatus } from '../valuation/status.js';
import type { DueRow } from './amount-due.js';
import { personDue } from './person-due.js';

function row(shareHundredths: number, minimumCents: number | null, change: Partial<DueRow> = {}): DueRow {
  return {
    status: ValuationStatus.UpToDate,
    shareHundredths,
    hourly: false,
    fixedAmountCents: null,
    computed:
      minimumCents === null
        ? null
        : { indexHundredths: 103_000, minimumCents, hourlyCents: null, remunerationValueCents: null },
    ...change,
  };
}

const trainer = (hourlyCents: number): DueRow => ({
  ...row(10_000, 243_880, { hourly: true }),
  computed: { indexHundredths: 140_700, minimumCents: 243_880, hourlyCents, remunerationValueCents: null },
});

describe('the amount due to a person', () => {
  it('with one monthly function is that of its row, without a complement of its own', () => {
    expect(personDue([row(10_000, 178_533)], floors)).toMatchObject({ cents: 186_702, complementCents: 0 });
  });

  it('with several adds up their rows and the complement to the wage over the sum of the shares', () => {
    const person = personDue([row(5_000, 89_267), row(5_000, 89_267)], floors);
    expect(person.rows.map(({ due }) => due?.cents)).toEqual([91_260, 91_260]);
    expect(person).toMatchObject({ cents: 186_702, complementCents: 4_182 });
    expect(person.complement?.inputs).toMatchObject({ shareHundredths: 10_000, paidCents: 182_520 });
    expect(faultySteps(person.complement ? [person.complement] : [])).toEqual([]);
  });

  it('has no complement where one function makes up for the other', () => {
    const person = personDue([row(5_000, 89_267), row(5_000, 120_000)], floors);
    expect(person).toMatchObject({ cents: 91_260 + 120_000, complementCents: 0 });
  });

  it('compares a part-time sum at that share', () => {
    // 1 867.02 x 60 % = 1 120.21; the floor gives 547.56 twice.
    const person = personDue([row(3_000, 53_560), row(3_000, 53_560)], floors);
    expect(person).toMatchObject({ cents: 112_021, complementCents: 112_021 - 2 * 54_756 });
  });

  it('leaves out hourly functions, and says how many', () => {
    const person = personDue([row(10_000, 189_826), trainer(2_744)], floors);
    expect(person).toMatchObject({ cents: 189_826, complementCents: 0, hourlyRows: 1 });
    expect(person.rows[1]?.due).toMatchObject({ cents: 2_744, unit: 'hour' });
  });

  it('has no monthly amount for a person paid by the hour only', () => {
    expect(personDue([trainer(2_744)], floors)).toMatchObject({ cents: null, hourlyRows: 1, uncomputedRows: 0 });
  });

  it('counts uncomputed functions, so that a computed one is not treated as the only one', () => {
    const person = personDue([row(5_000, 89_267), row(5_000, null, { status: ValuationStatus.InProgress })], floors);
    expect(person).toMatchObject({ cents: 93_351, complementCents: 93_351 - 91_260, uncomputedRows: 1 });
  });

  it('ignores archived functions: the remaining one counts as the only one', () => {
    const archived = row(10_000, 200_000, { status: ValuationStatus.Archived });
    const person = personDue([row(10_000, 178_533), archived], floors);
    expect(person).toMatchObject({ cents: 186_702, complementCents: 0, hourlyRows: 0, uncomputedRows: 0 });
  });

  it('compares no wage where none is known', () => {
    const mayotte = { ...floors, wage: null, territory: 'mayotte' } as const;
    const person = personDue([row(5_000, 89_267), row(5_000, 89_267)], mayotte);
    expect(person).toMatchObject({ cents: 182_520, complementCents: 0, complement: null });
  });

  it('is never below the wage over the shares, and is the sum of its rows and the complement', () => {
    const anyRow = fc
      .record({
        status: fc.constantFrom(...Object.values(ValuationStatus)),
        share: fc.integer({ min: 1, max: 10_000 }),
        hourly: fc.boolean(),
        computed: fc.boolean(),
        cents: fc.integer({ min: 1, max: 500_000 }),
        majored: fc.option(fc.integer({ min: 1, max: 500_000 })),
        fixed: fc.option(fc.integer({ min: 1, max: 500_000 })),
      })
      .map(({ status, share, hourly, computed, cents, majored, fixed }): DueRow => ({
        status,
        shareHundredths: share,
        hourly,
        fixedAmountCents: fixed,
        computed: computed
          ? {
              indexHundredths: 100_000,
              minimumCents: cents,
              hourlyCents: hourly ? Math.ceil(cents / 100) : null,
              remunerationValueCents: majored,
            }
          : null,
      }));
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 6 }), (rows) => {
        const person = personDue(rows, floors);
        const counted = person.rows.filter(
          ({ row: { status, hourly }, due }) => status !== ValuationStatus.Archived && !hourly && due !== null,
        );
        const sum = counted.reduce((total, { due }) => total + (due?.cents ?? 0), 0);
        expect(person.cents).toBe(counted.length === 0 ? null : sum + person.complementCents);
        const shares = counted.reduce((total, one) => total + one.row.shareHundredths, 0);
        expect(person.cents ?? Infinity).toBeGreaterThanOrEqual(Math.floor((186_702 * shares) / 10_000));
      }),
    );
  });
});
