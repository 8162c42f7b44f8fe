import { describe, expect, it } from '@jest/globals';
import { functionTitled, gridInForce, payInput } from '../testing/builders.js';
import { costsOf, withContributions } from './costs.js';
import { valuesOn, withChanges } from './scenario.js';
import type { CostPosition, School } from './school.js';

const SECRETARY = functionTitled('Secrétaire-comptable');
const FIRST = '2026-11-01';

const position = (id: number, personId: number, values: Parameters<typeof payInput>[1] = {}): CostPosition => {
  const value = payInput(SECRETARY, values);
  return {
    id,
    personId,
    terms: [{ from: FIRST, value }],
    endsOn: null,
    paid: [],
    paidShareHundredths: value.shareHundredths,
  };
};
const schoolOf = (...positions: CostPosition[]): School => ({
  positions,
  calendar: { grids: [{ from: '2024-09-01', value: gridInForce }], wages: [], territory: 'metropole' },
  changes: [],
});
const paid = (cents: number) => [{ from: FIRST, value: { cents, unit: 'month' as const } }];
/** 880 points, 150 for no extra leave week, 60 for three degrees 2: 1 090 points at 20.80 EUR. */
const DUE = 188_933;

describe('what a school costs', () => {
  it('is what is paid where that is more than is due, at the share of each day', () => {
    const school = schoolOf({ ...position(1, 1), paid: paid(200_000) }, { ...position(2, 2), paid: paid(150_000) });
    const halved = withChanges(school, [{ kind: 'share', from: '2027-01-01', positionId: 1, shareHundredths: 5_000 }]);
    const { months, yearCents } = costsOf(halved, '2026-11');
    expect(months.slice(0, 3).map(({ cents }) => cents)).toEqual([200_000 + DUE, 200_000 + DUE, 100_000 + DUE]);
    expect(yearCents).toEqual([2 * 200_000 + 10 * 100_000 + 12 * DUE, 12 * (100_000 + DUE), 12 * (100_000 + DUE)]);
  });

  it('names each month in which something happens, with whom and by how much', () => {
    const school = schoolOf(position(1, 1, { seniorityOn: '2024-03-15' }), position(2, 2));
    const { happenings } = costsOf(
      withChanges(school, [
        { kind: 'point-value', from: '2027-09-01', to: { percentHundredths: 150 } },
        { kind: 'departure', from: '2027-10-01', positionId: 2 },
      ]),
      '2026-11',
    );
    expect(happenings.map(({ day, causes }) => [day, causes.map(({ kind }) => kind)])).toEqual([
      ['2027-09-01', ['change']],
      ['2027-10-01', ['change']],
      ['2028-03-15', ['seniority']],
    ]);
    expect(happenings[0]?.people.map(({ personId }) => personId)).toEqual([1, 2]);
    expect(happenings[1]?.people).toEqual([{ personId: 2, differenceCents: -191_749 }]);
  });

  it('rounds a raised point value to the cent, and keeps the value of a person whom a grid refuses', () => {
    const school = schoolOf(position(1, 1));
    const raised = withChanges(school, [{ kind: 'point-value', from: '2027-09-01', to: { percentHundredths: 150 } }]);
    expect(valuesOn(raised.calendar, '2027-09-01')).toEqual({ 'point-value': 2_111, wage: null });
    const refused = withChanges(school, [
      { kind: 'degree', from: '2027-09-01', positionId: 1, criterionId: 1, degree: 9 },
    ]);
    const costs = costsOf(refused, '2026-11');
    expect([costs.refused, costs.months.at(-1)?.cents]).toEqual([[1], DUE]);
  });

  it('adds contributions at one rate', () => {
    expect(withContributions(100_001, 4_200)).toBe(142_001);
  });
});
