import { describe, expect, it } from '@jest/globals';
import { ValuationStatus } from '@valorisation/rules';
import type { ValuationRow } from '../../../api/valuation';
import { aRow } from '../../../testing/builders';
import { offersOn } from './bulkActions';

const MAIN = { associated: false };
const row = (id: number, status: ValuationStatus = ValuationStatus.UpToDate, visible = true): ValuationRow =>
  aRow({ id, status, visible });
const offer = (key: string, rows: readonly ValuationRow[]) => {
  const found = offersOn(rows, MAIN).find(({ action }) => action.key === key);
  if (found === undefined) throw new Error(`No action ${key}`);
  return found;
};
const keysOn = (rows: readonly ValuationRow[], associated = false) =>
  offersOn(rows, { associated }).map(({ action }) => action.key);
const ids = (rows: readonly ValuationRow[]) => rows.map(({ id }) => id);

describe('the actions on a selection', () => {
  it('offer visibility to main accounts only', () => {
    const keys = (associated: boolean) => keysOn([row(1), row(2, ValuationStatus.UpToDate, false)], associated);
    expect(keys(false)).toEqual(expect.arrayContaining(['show', 'hide', 'archive', 'delete', 'duplicate']));
    expect(keys(true)).toEqual(keys(false).filter((key) => key !== 'show' && key !== 'hide'));
  });

  it('act on the rows that they concern, and skip the others', () => {
    const archived = row(2, ValuationStatus.Archived);
    const { rows, left, refusal } = offer('archive', [row(1), archived]);
    expect([ids(rows), ids(left), refusal]).toEqual([[1], [2], null]);
    expect(ids(offer('unarchive', [row(1), archived]).rows)).toEqual([2]);
    expect(ids(offer('show', [row(1), row(3, ValuationStatus.UpToDate, false)]).rows)).toEqual([3]);
  });

  it('are left out when they concern no row', () => {
    expect(keysOn([row(2, ValuationStatus.Archived)])).not.toContain('archive');
    expect(keysOn([row(1)])).not.toContain('unarchive');
    expect(keysOn([row(1, ValuationStatus.UpToDate, false)])).not.toContain('hide');
  });

  it("apply today's seniority to due rows, archived ones excepted", () => {
    const due = (id: number, status = ValuationStatus.UpToDate) => ({ ...row(id, status), isBirthday: true });
    const rows = [row(1), due(2), due(3, ValuationStatus.AwaitingUpdate), due(4, ValuationStatus.Archived)];
    expect(ids(offer('anniversary', rows).rows)).toEqual([2, 3]);
    expect(keysOn([row(1)])).not.toContain('anniversary');
  });

  it.each(['interviews', 'jobSheets'])(
    'print %s for people with an active row, at most 500 rows at a time',
    (papers) => {
      const archived = row(2, ValuationStatus.Archived);
      expect(ids(offer(papers, [row(1), archived]).rows)).toEqual([1]);
      expect(keysOn([archived])).not.toContain(papers);
      const rows = Array.from({ length: 501 }, (_, index) => row(index + 1));
      expect(offer(papers, rows.slice(0, 500)).refusal).toBeNull();
      expect(offer(papers, rows).refusal).toMatch(/au plus 500/);
    },
  );

  it('compare two to four of them', () => {
    const rows = [1, 2, 3, 4, 5].map((id) => row(id));
    const refusals = rows.map((_, index) => offer('compare', rows.slice(0, index + 1)).refusal !== null);
    expect(refusals).toEqual([true, false, false, false, true]);
    const { effect } = offer('compare', rows).action;
    expect(effect.kind === 'page' && effect.path(rows.slice(0, 2))).toBe('/comparaison?valeurs=1%2C2');
  });

  it('delete and copy any selection', () => {
    const all = [row(1), row(2, ValuationStatus.Archived)];
    for (const key of ['delete', 'duplicate']) expect(ids(offer(key, all).rows)).toEqual([1, 2]);
  });
});
