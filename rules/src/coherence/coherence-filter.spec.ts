import { describe, expect, it } from '@jest/globals';
import type { CoherenceCell } from './coherence-cell.js';
import { ValuationStatus } from '../valuation/status.js';
import {
  coherenceSummary,
  filterCoherence,
  isNotAdmitted,
  lacksReason,
  WHOLE_COHERENCE,
  type FilteredRow,
} from './coherence-filter.js';

const plain: CoherenceCell = {
  criterionId: 1,
  state: 'held',
  isTraining: false,
  degree: 2,
  pointsHundredths: 2000,
  plannedDegree: 2,
  hasReason: false,
  fromPlanned: null,
  fromPeers: null,
};
const raised: CoherenceCell = { ...plain, criterionId: 2, degree: 3, fromPlanned: 'above' };
const lowered: CoherenceCell = { ...plain, criterionId: 2, degree: 1, fromPlanned: 'below' };
const explained: CoherenceCell = { ...lowered, hasReason: true };
const notAdmitted: CoherenceCell = { ...lowered, degree: 2, plannedDegree: 3 };
const unlike: CoherenceCell = {
  ...plain,
  criterionId: 3,
  fromPeers: { among: 'function', usualDegree: 3, holders: 2, compared: 3 },
};
const open: CoherenceCell = { ...plain, criterionId: 3, state: 'unanswered', degree: null, pointsHundredths: null };

const aRow = (profileName: string, familyId: number, ...cells: readonly CoherenceCell[]): FilteredRow => ({
  profileName,
  familyId,
  cells,
});
const rows = [
  aRow('Œuvrard Hélène', 4, plain, lowered, unlike),
  aRow('Zoé Martin', 4, plain, explained, open),
  aRow('Noé Petit', 7, plain, { ...plain, criterionId: 2 }, open),
];
const names = (filter: Partial<typeof WHOLE_COHERENCE>) =>
  filterCoherence(rows, { ...WHOLE_COHERENCE, ...filter }).map(({ profileName }) => profileName);

describe('the rows of the page of coherence', () => {
  it('are all shown without a filter', () => {
    expect(filterCoherence(rows, WHOLE_COHERENCE)).toEqual(rows);
  });

  it('are found by a part of the name, whatever its accents, ligatures and case', () => {
    expect(names({ search: 'OEUV' })).toEqual(['Œuvrard Hélène']);
    expect(names({ search: ' zoe ' })).toEqual(['Zoé Martin']);
    expect(names({ search: 'personne d’autre' })).toEqual([]);
  });

  it('are limited to a family', () => {
    expect(names({ familyId: 7 })).toEqual(['Noé Petit']);
  });

  it('are limited to those that differ, or those that lack a reason', () => {
    expect(names({ view: 'outliers' })).toEqual(['Œuvrard Hélène', 'Zoé Martin']);
    expect(names({ view: 'missing-reasons' })).toEqual(['Œuvrard Hélène']);
  });

  it('are judged by the chosen criterion only, and show no other', () => {
    expect(names({ criterionId: 3, view: 'outliers' })).toEqual(['Œuvrard Hélène']);
    expect(filterCoherence(rows, { ...WHOLE_COHERENCE, criterionId: 2 }).map(({ cells }) => cells)).toEqual([
      [lowered],
      [explained],
      [{ ...plain, criterionId: 2 }],
    ]);
  });
});

describe('the reason of a degree', () => {
  it('is missing only below the planned degree, where degree 1 requires one', () => {
    expect([lowered, explained, raised, plain].map(lacksReason)).toEqual([true, false, false, false]);
  });

  it('does not justify a lower degree that is not degree 1', () => {
    expect([notAdmitted, lowered, raised].map(isNotAdmitted)).toEqual([true, false, false]);
    expect(lacksReason(notAdmitted)).toBe(false);
  });
});

describe('the summary of the page of coherence', () => {
  const standing = (status: ValuationStatus, ...cells: readonly CoherenceCell[]) => ({ status, cells });

  it('counts rows, those that differ and each missing reason', () => {
    const { UpToDate } = ValuationStatus;
    const twice = standing(UpToDate, lowered, { ...lowered, criterionId: 1 });
    const rest = [standing(UpToDate, raised, unlike), standing(UpToDate, explained), standing(UpToDate, plain)];
    expect(coherenceSummary([twice, ...rest])).toMatchObject({
      rows: 4,
      differing: 3,
      fromPlanned: 3,
      fromPeers: 1,
      missingReasons: 2,
    });
  });

  it('counts rows in progress as unfinished, also where every criterion has its answer', () => {
    const { InProgress, UpToDate } = ValuationStatus;
    const rest = [standing(InProgress, plain), standing(InProgress, open), standing(UpToDate, plain)];
    expect(coherenceSummary(rest).unfinished).toBe(2);
  });
});
