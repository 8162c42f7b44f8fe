import { describe, expect, it } from '@jest/globals';
import type { LiveChange } from '../../api/live';
import { life } from '../../i18n/fr';
import { withNews, type RowNews } from './liveNews';
import { effectOf, isNews, valuationOfPage } from './news';
import { newWageOf } from './newWage';

const change = (part: Partial<LiveChange> = {}): LiveChange => ({
  type: 'valuation.edited',
  aggregate: 'valuation',
  id: 5,
  version: 4,
  mine: false,
  ...part,
});

describe('a live change', () => {
  it('is news for a tab that shows an older state, or none at all', () => {
    expect(isNews(change(), [3])).toBe(true);
    expect(isNews(change(), [4, 3])).toBe(true);
    expect(isNews(change(), [])).toBe(true);
  });

  it('is not news for a tab whose own command made it', () => {
    expect(isNews(change(), [4])).toBe(false);
    expect(isNews(change(), [5, 4])).toBe(false);
  });

  it('refreshes each valuation once, and announces only what others did', () => {
    const effect = effectOf([
      change(),
      change({ version: 5 }),
      change({ id: 6, mine: true }),
      change({ id: 2, aggregate: 'profile', type: 'profile.renamed' }),
    ]);
    expect(effect).toEqual({
      valuationIds: [5, 6],
      changedIds: [5],
      movedIds: [],
      cause: 'people',
      listsChanged: true,
      gridChanged: false,
    });
  });

  it('reloads the grid when a new one has come into force', () => {
    expect(effectOf([change({ type: 'valuation.outdated' })]).gridChanged).toBe(true);
    expect(effectOf([]).listsChanged).toBe(false);
  });
});

describe('the rows that a grid moves', () => {
  it("are announced as a new grid, not as another person's change", () => {
    const effect = effectOf([
      change({ type: 'valuation.outdated' }),
      change({ id: 6, type: 'valuation.outdated' }),
      change({ id: 7 }),
    ]);
    expect([effect.changedIds, effect.movedIds, effect.cause]).toEqual([[7], [5, 6], 'grid']);
    expect(effectOf([change({ type: 'valuation.reinstated' })]).cause).toBe('grid-withdrawn');
  });

  it('are announced once, though they come in parts', () => {
    const at = (second: number, part: Partial<RowNews>): RowNews => ({
      at: new Date(Date.UTC(2027, 0, 1, 0, 0, second)),
      valuationIds: [],
      cause: 'grid',
      ...part,
    });
    const first = at(0, { valuationIds: [1, 2] });
    expect(withNews(first, at(1, { valuationIds: [2, 3] })).valuationIds).toEqual([1, 2, 3]);
    expect(withNews(first, at(31, { valuationIds: [3] })).valuationIds).toEqual([3]);
    expect(withNews(first, at(1, { valuationIds: [3], cause: 'people' })).valuationIds).toEqual([3]);
    expect(withNews(null, first)).toBe(first);
  });

  it('are counted in the message on the dashboard', () => {
    expect(life.live.newGrid('10:15', 12)).toBe(
      '10:15\u00a0: une nouvelle grille est en vigueur. 12\u00a0valorisations sont à revoir.',
    );
    expect(life.live.newGrid('10:15', 1)).toContain('1\u00a0valorisation est à revoir.');
  });
});

describe('a minimum wage that takes effect', () => {
  const before = { day: '2026-12-31', wageFrom: '2026-06-01', wageCents: 186_702 };
  const after = { day: '2027-01-01', wageFrom: '2027-01-01', wageCents: 188_522 };

  it('is announced in one line, and not as a change of rows', () => {
    const wage = newWageOf(after, before) ?? { month: '', day: '' };
    expect(life.live.newWage('10:15', wage)).toBe(
      '10:15\u00a0: un nouveau Smic s’applique depuis le 01/01/2027 (1\u00a0885,22\u00a0€ brut par mois). Les montants affichés en tiennent compte.',
    );
    const moved: RowNews = { at: new Date(), valuationIds: [1], cause: 'grid' };
    expect(withNews({ at: new Date(), wage }, moved)).toBe(moved);
  });

  it('is announced when an entry corrects another of the same day, but not for a new day alone or for none', () => {
    expect(newWageOf({ ...after, wageCents: 188_673 }, after)?.month).toMatch(/886,73/);
    expect(newWageOf({ ...before, day: '2027-01-02' }, before)).toBeNull();
    expect(newWageOf({ ...after, wageFrom: null, wageCents: null }, before)).toBeNull();
  });
});

describe('the valuation of a page', () => {
  it.each([
    ['/valorisation/12', '', 12],
    ['/valorisation/calculate/12', '', 12],
    ['/critere/12/3', '?id=4', 12],
    ['/conclusion/12', '', 12],
    ['/profile/concerned/12', '', 12],
    ['/quizz', '?id=12', 12],
    ['/critere/-1/0', '?id=1', null],
    ['/dashboard', '?id=12', null],
    ['/newvaluation', '', null],
  ])('%s%s', (pathname, search, id) => {
    expect(valuationOfPage(pathname, search)).toBe(id);
  });
});
