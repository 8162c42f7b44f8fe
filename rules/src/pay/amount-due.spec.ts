/**
 * "À verser au moins" for a row, case by case: amounts worked out by hand on the shipped grid (20.80 EUR, 1053 points).
 */
import { describe, expect, it } from '@jest/globals';
import { faultySteps } from '../testing/replay-trace.js';
import { floors, functionTitled, gridInForce, pastGrid, payInput } from '../testing/builders.js';
import { ValuationStatus } from '../valuation/status.js';
import type { DueRow, DueSource, StoredAmounts } from './amount-due.js';
import { amountDue } from './amount-due.js';
import { computePay } from './compute-pay.js';

/** The branch floor is 1 825.20 EUR a month and 20.53 EUR an hour, the wage 1 867.02 EUR and 21.00 EUR. */
const noWage = { ...floors, wage: null, territory: 'mayotte' } as const;

const AGENT: StoredAmounts = {
  indexHundredths: 103_000,
  minimumCents: 178_533,
  hourlyCents: null,
  remunerationValueCents: null,
};
const TRAINER: StoredAmounts = { ...AGENT, indexHundredths: 140_700, minimumCents: 243_880, hourlyCents: 2_744 };

function row(change: Partial<DueRow> = {}, stored: Partial<StoredAmounts> | null = {}): DueRow {
  return {
    status: ValuationStatus.UpToDate,
    shareHundredths: 10_000,
    hourly: false,
    fixedAmountCents: null,
    ...change,
    computed: stored === null ? null : { ...(change.hourly === true ? TRAINER : AGENT), ...stored },
  };
}

interface Case {
  readonly name: string;
  readonly row: DueRow;
  readonly alone?: boolean;
  readonly held?: typeof floors;
  readonly due: readonly [cents: number, unit: 'month' | 'hour', source: DueSource];
}

const hourly = (change: Partial<DueRow> = {}, stored: Partial<StoredAmounts> = {}): DueRow =>
  row({ hourly: true, ...change }, stored);

const cases: readonly Case[] = [
  { name: 'alone under the minimum wage: the wage', row: row(), due: [186_702, 'month', 'minimum-wage'] },
  {
    name: 'alone at 80 %: the wage at the share',
    row: row({ shareHundredths: 8_000 }, { minimumCents: 142_826 }),
    due: [149_362, 'month', 'minimum-wage'],
  },
  {
    name: 'alone above the wage: what the agreement gives',
    row: row({}, { minimumCents: 189_826 }),
    due: [189_826, 'month', 'minimum'],
  },
  {
    name: 'exactly at the wage: what the agreement gives',
    row: row({}, { minimumCents: 186_702 }),
    due: [186_702, 'month', 'minimum'],
  },
  {
    name: 'one of several functions: the branch floor at the share, the wage is compared once per person',
    row: row({ shareHundredths: 5_000 }, { minimumCents: 89_267 }),
    alone: false,
    due: [91_260, 'month', 'branch-floor'],
  },
  {
    name: 'one of several functions above the floor: what the agreement gives',
    row: row({}, { minimumCents: 183_000 }),
    alone: false,
    due: [183_000, 'month', 'minimum'],
  },
  {
    name: 'a guarantee: the month of the indice majoré',
    row: row({}, { remunerationValueCents: 200_027 }),
    due: [200_027, 'month', 'majored'],
  },
  {
    name: 'a guarantee under the wage: the wage',
    row: row({}, { remunerationValueCents: 180_000 }),
    due: [186_702, 'month', 'minimum-wage'],
  },
  {
    name: 'a fixed amount above the rest: the fixed amount',
    row: row({ fixedAmountCents: 250_000 }),
    due: [250_000, 'month', 'fixed-amount'],
  },
  {
    name: 'a fixed amount never lowers what is due',
    row: row({ fixedAmountCents: 150_000 }, { minimumCents: 189_826 }),
    due: [189_826, 'month', 'minimum'],
  },
  {
    name: 'a fixed amount does not go under the wage either',
    row: row({ fixedAmountCents: 180_000 }),
    due: [186_702, 'month', 'minimum-wage'],
  },
  { name: 'paid by the hour: the hourly rate', row: hourly(), due: [2_744, 'hour', 'hourly'] },
  {
    name: 'paid by the hour under the wage: the wage of a training hour',
    row: hourly({}, { hourlyCents: 1_900 }),
    due: [2_100, 'hour', 'minimum-wage'],
  },
  {
    name: 'paid by the hour beside other functions: the same',
    row: hourly({}, { hourlyCents: 1_900 }),
    alone: false,
    due: [2_100, 'hour', 'minimum-wage'],
  },
  {
    name: 'paid by the hour at a share: no share applies',
    row: hourly({ shareHundredths: 5_000 }, { hourlyCents: 1_900 }),
    due: [2_100, 'hour', 'minimum-wage'],
  },
  {
    name: 'paid by the hour with a fixed rate above: the fixed rate',
    row: hourly({ fixedAmountCents: 3_000 }),
    due: [3_000, 'hour', 'fixed-amount'],
  },
  {
    name: 'paid by the hour with a guarantee: in months',
    row: hourly({}, { remunerationValueCents: 260_000 }),
    due: [260_000, 'month', 'majored'],
  },
  {
    name: 'paid by the hour with a guarantee at a share: floor and wage are full-time months',
    row: hourly({ shareHundredths: 5_000 }, { remunerationValueCents: 130_000 }),
    due: [186_702, 'month', 'minimum-wage'],
  },
  {
    name: 'paid by the hour with a guarantee and a fixed rate: the rate brought to the month',
    row: hourly({ fixedAmountCents: 3_000 }, { remunerationValueCents: 260_000 }),
    due: [266_667, 'month', 'fixed-amount'],
  },
  {
    name: 'awaiting an update: floor and wage of today',
    row: row({ status: ValuationStatus.AwaitingUpdate }, { minimumCents: 176_731 }),
    due: [186_702, 'month', 'minimum-wage'],
  },
  {
    name: 'to be redone, one of several: the floor of the grid in force',
    row: row({ status: ValuationStatus.ToRedo }, { minimumCents: 176_731 }),
    alone: false,
    due: [182_520, 'month', 'branch-floor'],
  },
  {
    name: 'archived: its stored amounts only',
    row: row({ status: ValuationStatus.Archived }),
    due: [178_533, 'month', 'minimum'],
  },
  {
    name: 'archived with a guarantee: the greatest stored amount',
    row: row({ status: ValuationStatus.Archived }, { remunerationValueCents: 180_000 }),
    due: [180_000, 'month', 'majored'],
  },
  {
    name: 'archived and paid by the hour: the stored rate',
    row: hourly({ status: ValuationStatus.Archived }, { hourlyCents: 1_900 }),
    due: [1_900, 'hour', 'hourly'],
  },
  {
    name: 'in Mayotte without a wage of its own: the branch floor alone',
    row: row(),
    held: noWage,
    due: [182_520, 'month', 'branch-floor'],
  },
  {
    name: 'in Mayotte by the hour: the floor of a training hour',
    row: hourly({}, { hourlyCents: 1_900 }),
    held: noWage,
    due: [2_053, 'hour', 'branch-floor'],
  },
];

describe('the amount due for a row', () => {
  it.each(cases)('$name', ({ row: asked, alone = true, held = floors, due }) => {
    const found = amountDue(asked, held, { alone: alone && !asked.hourly });
    expect(found && [found.cents, found.unit, found.source]).toEqual(due);
    expect(faultySteps(found?.trace ?? [])).toEqual([]);
    expect(found?.trace.find(({ rule }) => rule === 'due')?.value).toBe(due[0]);
  });

  it.each<[DueSource, DueRow, string | null]>([
    ['minimum', row({}, { minimumCents: 189_826 }), 'chapitre 6, art. 27 à 31'],
    ['minimum-wage', row(), 'Code du travail, art. L. 3231-2'],
    ['fixed-amount', row({ fixedAmountCents: 250_000 }), null],
    ['majored', row({}, { remunerationValueCents: 200_027 }), 'art. 34'],
  ])('cites the article of its source (%s)', (source, asked, article) => {
    const step = amountDue(asked, floors, { alone: true })?.trace.find(({ rule }) => rule === 'due');
    expect([step?.inputs, step?.article]).toEqual([{ source }, article]);
  });

  it('is absent while the row is not computed', () => {
    expect(amountDue(row({}, null), floors, { alone: true })).toBeNull();
    expect(amountDue(row({ fixedAmountCents: 250_000 }, null), floors, { alone: true })).toBeNull();
  });

  it('takes a fixed-days contract as it was computed', () => {
    const cadre = functionTitled('Enseignant-formateur (cadre)');
    const pay = computePay(gridInForce, payInput(cadre, { fixedDays: true }));
    expect(amountDue({ ...row(), computed: pay }, floors, { alone: true })).toMatchObject({
      cents: pay.minimumCents,
      source: 'minimum',
    });
  });

  it('compares an amount of a former grid with the grid in force', () => {
    const pay = computePay(pastGrid, payInput(functionTitled('Agent de service')));
    const stale = { ...row({ status: ValuationStatus.AwaitingUpdate }), computed: pay };
    expect(amountDue(stale, floors, { alone: false })?.cents).toBe(182_520);
  });

  it('names what it was compared with, and no floor for an archived row', () => {
    const rules = (asked: DueRow) => amountDue(asked, floors, { alone: true })?.trace.map(({ rule }) => rule);
    expect(rules(row())).toEqual(['branch-floor', 'minimum-wage', 'due', 'minimum-check']);
    expect(rules(row({ status: ValuationStatus.Archived }))).toEqual(['due']);
  });
});
