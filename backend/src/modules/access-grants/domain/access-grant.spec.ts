import { describe, expect, it } from '@jest/globals';
import { AccessGrant } from './access-grant.js';

const NOW = new Date('2026-11-23T08:00:00Z');
const LAST = new Date('2026-11-30T07:59:59.999Z');
const OVER = new Date('2026-11-30T08:00:00Z');
const HEAD = { id: 1, establishmentId: 7, grantedBy: 3 };

const given = () => AccessGrant.restore({ ...AccessGrant.give(undefined, HEAD, NOW).state });

describe('an access grant of a head', () => {
  it('lasts seven days to the millisecond', () => {
    const grant = AccessGrant.give(undefined, HEAD, NOW);
    expect(grant.events).toMatchObject([{ type: 'access.granted', payload: { until: OVER.toISOString() } }]);
    expect([NOW, LAST, OVER].map((instant) => grant.lastsAt(instant))).toEqual([true, true, false]);
  });

  it('can be given only once at a time', () => {
    expect(() => AccessGrant.give(given(), HEAD, NOW)).toThrow('acces_deja_accorde');
  });

  it('ends at once when it is withdrawn, which is possible only once', () => {
    const grant = given();
    grant.withdraw(NOW);
    expect([grant.events.map(({ type }) => type), grant.lastsAt(NOW)]).toEqual([['access.withdrawn'], false]);
    expect(() => {
      grant.withdraw(NOW);
    }).toThrow('introuvable');
  });

  it('records what was read, by ids alone, while it lasts', () => {
    const grant = given();
    grant.noteRead({ screen: 'people' }, NOW);
    grant.noteRead({ screen: 'person', profileId: 4 }, LAST);
    expect(grant.events.map(({ payload }) => payload)).toEqual([
      { screen: 'people', profileId: null, valuationId: null },
      { screen: 'person', profileId: 4, valuationId: null },
    ]);
    expect(grant.state.version).toBe(grant.loadedVersion + 2);
    expect(() => {
      grant.noteRead({ screen: 'people' }, OVER);
    }).toThrow('acces_non_accorde');
  });
});
