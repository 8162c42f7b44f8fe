import { describe, expect, it } from '@jest/globals';
import { titles } from '../i18n/fr';
import { routes } from '../routes';
import { siteMap } from './siteMap';

describe('the site map', () => {
  it('lists every independent public page once', () => {
    const expected = Object.entries(routes)
      .filter(([name, { access, pattern }]) => name in titles && !pattern.includes(':') && access !== 'member')
      .filter(([, { access }]) => access !== 'staff')
      .map(([name]) => name);
    const listed = siteMap.flatMap(({ names }) => names);
    expect([...listed].sort()).toEqual([...expected].sort());
  });
});
