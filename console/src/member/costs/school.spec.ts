import { deriveParams, readGrid, shippedGrids, withParams, type CostChange } from '@valorisation/rules';
import { describe, expect, it } from '@jest/globals';
import type { CostBasis } from '../../api/costs';
import { nameOf } from './changeWords';
import { happeningMonths } from './happeningMonths';
import { countingChanges, knownSeries, scenarioSeries } from './school';

const document = shippedGrids.find(({ status }) => status === 'in_force')?.document;
if (document === undefined) throw new Error('no grid');
const gridAt = (value: string) => readGrid(deriveParams(withParams(document, { valeur_point: value })));

/** 880 points, 150 for no extra leave week, 60 for three degrees 2. */
const ROW: CostBasis['rows'][number] = {
  id: 7,
  profileId: 3,
  profileName: 'Renoir Agathe',
  functionId: gridAt('20.80').functions.find(({ title }) => title === 'Secrétaire-comptable')?.id ?? 0,
  functionTitle: 'Secrétaire-comptable',
  categoryLevel: 1,
  shareHundredths: 10_000,
  seniorityOn: null,
  leaveWeeks: 0,
  guaranteedCents: null,
  fixedDays: false,
  fixedAmountCents: null,
  degrees: '1-2_2-2_3-2_4-nc_5-nc_6-nc',
  paid: [{ from: null, cents: 190_000, unit: 'month' }],
};
const BASIS: CostBasis = {
  day: '2026-11-28',
  isPartial: false,
  territory: 'metropole',
  wages: [],
  grids: [
    { id: 2, effectiveOn: '2024-09-01', confirmed: true, isAnnounced: false },
    { id: 3, effectiveOn: '2027-01-01', confirmed: true, isAnnounced: true },
  ],
  contents: new Map([
    [2, gridAt('20.80')],
    [3, gridAt('21.00')],
  ]),
  hourly: 0,
  uncomputed: 0,
  rows: [ROW],
};
const rise = (from: string): CostChange => ({ kind: 'point-value', from, to: { percentHundredths: 150 } });

describe('the lines of costs', () => {
  it('are today, the announced grid, and scenarios on top of it, where a passed day counts from the first month on', () => {
    const [today, announced] = knownSeries(BASIS);
    const months = [today, announced, scenarioSeries(BASIS, [rise('2026-09-01')], 0)].map((series) =>
      series?.costs.months.slice(0, 3).map(({ cents }) => cents),
    );
    // 1 090 points at 21.11 EUR are more than what is paid; then the announced grid has a value of its own.
    expect(months).toEqual([
      [190_000, 190_000, 190_000],
      [190_000, 190_000, 190_750],
      [191_749, 191_749, 190_750],
    ]);
  });

  it('leave out a change of a function that is no longer in the list', () => {
    const gone: CostChange = { kind: 'departure', from: '2027-09-01', positionId: 8 };
    expect(countingChanges([gone, rise('2027-09-01')], BASIS)).toEqual([rise('2027-09-01')]);
  });

  it('say what happens month by month, with whom, and without names on a paper for the board', () => {
    const basis = { ...BASIS, rows: [{ ...ROW, paid: [], seniorityOn: '2026-02-01' }] };
    const { costs } = scenarioSeries(basis, [rise('2027-09-01')], 0);
    const told = (named: boolean) =>
      happeningMonths(costs, nameOf(basis.rows, { named }), basis)
        .slice(0, 3)
        .map(({ month, lines }) => [month, ...lines.flatMap(({ text, people, each }) => [text, people, each])]);
    expect(told(true)).toEqual([
      ['2027-01', 'Grille du 01/01/2027', 1, []],
      [
        '2027-02',
        'Ancienneté',
        1,
        [{ text: 'Renoir Agathe, Secrétaire-comptable, 0\u00a0%\u00a0→\u00a01\u00a0%', differenceCents: 1803 }],
      ],
      ['2027-09', 'Valeur du point +1,5\u00a0%', 1, []],
    ]);
    expect(JSON.stringify(told(false))).not.toContain('Renoir');
  });
});
