import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import {
  amountDue,
  FULL_SHARE_HUNDREDTHS,
  personDue,
  readGrid,
  shippedGrids,
  shippedMinimumWages,
  ValuationStatus,
  type DueRow,
  type Floors,
} from '@valorisation/rules';
import type { Profile } from '../../api/valuation';
import { aProfile, aRow } from '../../testing/builders';
import { dueWords } from './dueWords';
import { activeRows, onlyRow, seenRows } from './people';
import { leftOutNotes, personTotal, totalNotes } from './personTotal';

const document = shippedGrids.at(-1)?.document;
const wage = shippedMinimumWages.at(-1);
if (document === undefined || wage === undefined) throw new Error('No grid or minimum wage is shipped');
const floors: Floors = { params: readGrid(document).params, wage, territory: 'metropole' };

const aDueRow = fc.record<DueRow>({
  status: fc.constantFrom(0, 1, 2, 3, 4),
  shareHundredths: fc.integer({ min: 100, max: FULL_SHARE_HUNDREDTHS }),
  hourly: fc.boolean(),
  fixedAmountCents: fc.option(fc.integer({ min: 1, max: 400_000 })),
  computed: fc.option(
    fc.record({
      indexHundredths: fc.integer({ min: 90_000, max: 200_000 }),
      minimumCents: fc.integer({ min: 1, max: 400_000 }),
      hourlyCents: fc.integer({ min: 1_000, max: 6_000 }),
      remunerationValueCents: fc.option(fc.integer({ min: 1, max: 400_000 })),
    }),
  ),
});

/** As the server answers it: the `shown` rows, and the totals of all. */
function profileOf(rows: readonly DueRow[], shown: readonly boolean[], hidesRows: boolean): Profile {
  const person = personDue(rows, floors);
  const answered = person.rows.map(({ row: { status, hourly, shareHundredths }, due }, index) =>
    aRow({ id: index + 1, status, hourly, shareHundredths, due }),
  );
  return aProfile({
    activeFunctions: rows.filter(({ status }) => status !== ValuationStatus.Archived).length,
    dueCents: person.cents ?? 0,
    complementCents: person.complementCents,
    hourlyFunctions: person.hourlyRows,
    uncomputedFunctions: person.uncomputedRows,
    hidesRows,
    valuations: answered.filter((_, index) => shown[index] ?? true),
  });
}

/** The cents of a displayed amount: "1 935,34 €". */
function centsIn(words: string): number {
  const found = /([\d\s]+),(\d{2})\s€/.exec(words);
  return found === null ? 0 : Number(`${found[1]}${found[2]}`.replace(/\s/g, ''));
}

const countIn = (notes: readonly string[], pattern: RegExp): number =>
  notes.reduce((sum, note) => sum + Number(pattern.exec(note)?.[1] ?? 0), 0);

describe('the visible rows of a list', () => {
  it('leave archived rows out until they are unfolded', () => {
    const rows = [aRow({ id: 1 }), aRow({ id: 2, status: ValuationStatus.Archived })];
    const profiles = [aProfile({ valuations: rows }), aProfile({ valuations: rows.slice(1) })];
    const idsSeen = (isUnfolded: boolean) => seenRows(profiles, isUnfolded).map(({ id }) => id);
    expect([idsSeen(false), idsSeen(true)]).toEqual([[1], [1, 2, 2]]);
  });
});

describe('the total of a person', () => {
  it('is the sum of its rows and the named notes, or a dash, for 3 000 random people', () => {
    fc.assert(
      fc.property(
        fc.array(aDueRow, { maxLength: 5 }),
        fc.array(fc.boolean(), { maxLength: 5 }),
        fc.boolean(),
        (rows, shown, hides) => {
          const profile = profileOf(rows, shown, hides);
          const total = personTotal(profile);
          const notes = totalNotes(profile, total);
          const active = activeRows(profile);
          const isMonthly = (row: (typeof active)[number]) => !row.hourly && row.due !== null;
          const read = active.filter(isMonthly).reduce((sum, { due }) => sum + (due?.cents ?? 0), 0);
          const named = notes.reduce((sum, note) => sum + centsIn(note), 0);
          if (total.cents === null) expect([read, named]).toEqual([0, 0]);
          else expect(total.cents).toBe(read + named);

          const leftOut = rows.filter(({ status }) => status !== ValuationStatus.Archived);
          expect(countIn(notes, /hors (\d+) .*à l’heure/)).toBe(leftOut.filter(({ hourly }) => hourly).length);
          expect(countIn(notes, /hors (\d+) .*à calculer/)).toBe(
            leftOut.filter(({ hourly, computed }) => !hourly && computed === null).length,
          );
          expect(notes.some((note) => note.includes('fonctions visibles'))).toBe(hides);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('leaves out the same functions as the share beside it, in the same words', () => {
    const profile = aProfile({ hourlyFunctions: 1, uncomputedFunctions: 2, activeFunctions: 4 });
    expect(leftOutNotes(profile)).toEqual(['hors 1 fonction payée à l’heure', 'hors 2 fonctions à calculer']);
    expect(totalNotes(profile, personTotal(profile))).toEqual(expect.arrayContaining([...leftOutNotes(profile)]));
  });

  it('for one function is what the function shows', () => {
    fc.assert(
      fc.property(aDueRow, (row) => {
        fc.pre(row.status !== ValuationStatus.Archived && !row.hourly);
        const profile = profileOf([row], [], false);
        expect(onlyRow(profile)?.due?.cents ?? null).toBe(personTotal(profile).cents);
        expect(personTotal(profile).cents).toBe(amountDue(row, floors, { alone: true })?.cents ?? null);
      }),
    );
  });
});

describe('an amount', () => {
  const words = (change: Parameters<typeof aRow>[0]) => {
    const { notes, explanation } = dueWords(aRow(change));
    return [...notes, ...(explanation === null ? [] : [explanation])].map((text) => text.replace(/\s/g, ' '));
  };
  const due = { cents: 178_533, unit: 'month', source: 'minimum' } as const;

  it("names its source when it is not the agreement's amount, and keeps that at hand", () => {
    expect(words({})).toEqual(['Smic', 'minimum conventionnel : 1 785,33 €']);
    expect(words({ due: { ...due, cents: 186_702, source: 'branch-floor' } })[0]).toBe('plancher de la branche');
    expect(words({ due })).toEqual([]);
  });

  it('of a former grid says so, with the new one beside it when there is one', () => {
    const stale = { status: 3, gridDay: '2023-08-01', due } as const;
    expect(words(stale)).toEqual(['Au moins (grille du 01/08/2023), à mettre à jour']);
    expect(words({ ...stale, status: 2, dueAfterUpdate: { cents: 180_000, unit: 'month' } })).toEqual([
      'Au moins (grille du 01/08/2023), à refaire',
      'après mise à jour : 1 800,00 €',
    ]);
    expect(words({ due, dueAfterUpdate: { cents: 180_000, unit: 'month' } })).toEqual([
      'avec l’ancienneté à jour : 1 800,00 €',
    ]);
    expect(words({ ...stale, status: 4 })).toEqual([]);
  });

  it('is a dash while nothing is computed', () => {
    expect(words({ due: null })).toEqual([]);
  });
});
