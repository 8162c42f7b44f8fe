import { describe, expect, it } from '@jest/globals';
import { dashboardPath, isFiltered, readDashboardQuery, type DashboardView } from './dashboardQuery';

const read = (query: string) => readDashboardQuery(new URLSearchParams(query));
const defaults: DashboardView = {
  tab: 'available',
  key: 'name',
  order: 'asc',
  page: 1,
  perPage: 20,
  name: '',
  belowMinimum: false,
  anniversary: false,
  belowDue: false,
};

describe('the dashboard’s address', () => {
  it('shows all profiles by name when it is empty', () => {
    expect(read('')).toEqual(defaults);
    expect(dashboardPath(defaults)).toBe('/dashboard');
  });

  it('carries the sort, the page, the tab, the search and the filter', () => {
    const view = read('key=profile_a_verser&order=desc&p=3&div=50&visa=3&q=mar&under=1&anniversaire=1&sous=1');
    expect(view).toEqual({
      tab: 'awaitingUpdate',
      key: 'due',
      order: 'desc',
      page: 3,
      perPage: 50,
      name: 'mar',
      belowMinimum: true,
      anniversary: true,
      belowDue: true,
    });
    expect(read(dashboardPath(view).split('?')[1] ?? '')).toEqual(view);
  });

  it.each([
    ['profile_name', 'name'],
    ['profile_minima', 'minimum'],
    ['profile_c0', 'share'],
  ])('accepts each sort key of the specification, both ways: %s', (key, sort) => {
    for (const order of ['asc', 'desc'] as const)
      expect(read(`key=${key}&order=${order}`)).toMatchObject({ key: sort, order });
  });

  it.each([
    'key=valor_id',
    'order=up',
    'p=0',
    'p=-2',
    'p=abc',
    'visa=9',
    'visa=-1',
    'under=oui',
    'anniversaire=oui',
    'sous=oui',
    'div=1000',
  ])('falls back to the default for %s', (query) => {
    expect(read(query)).toEqual(defaults);
  });

  it('goes back to the first page when anything but the page changes', () => {
    const third: DashboardView = { ...defaults, page: 3 };
    expect(dashboardPath(third, { tab: 'inProgress' })).toBe('/dashboard?visa=0');
    expect(dashboardPath(third, { page: 4 })).toBe('/dashboard?p=4');
  });

  it('counts as filtered by a name, the minimum, an anniversary or the pay, not by a tab', () => {
    expect(isFiltered({ ...defaults, name: ' a ' })).toBe(true);
    expect(isFiltered({ ...defaults, belowMinimum: true })).toBe(true);
    expect(isFiltered({ ...defaults, anniversary: true })).toBe(true);
    expect(isFiltered({ ...defaults, belowDue: true })).toBe(true);
    expect(isFiltered({ ...defaults, tab: 'toRedo', name: '  ' })).toBe(false);
  });
});
