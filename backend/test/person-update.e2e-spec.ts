/** The total of a person whose functions await an update: the announced total is the later total. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyRow } from './support/any-row.js';
import { payloadOf, type ApiClient } from './support/api-client.js';
import { classify } from './support/classification.js';
import { listedProfiles } from './support/due-surfaces.js';
import { FormerClock } from './support/former-clock.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { lifeOutcomeResponse } from './support/wire-schemas.js';

const SEED = 7520;
const PEOPLE = 8;

describe('the total of a person', () => {
  let bench: TestBench;
  let main: ApiClient;

  const people = async () => listedProfiles(main, { full: true });

  beforeAll(async () => {
    bench = await openTestBench();
    main = await signIn(await bench.startApi(), emailOf('main'));
    const former = await signIn(await bench.startApi({ clock: new FormerClock() }), emailOf('main'));
    const rows = fc.sample(anyRow, { numRuns: 2 * PEOPLE, seed: SEED });
    for (let person = 0; person < PEOPLE; person += 1) {
      const { profile_id } = await classify(former, rows[2 * person]);
      await classify(former, { ...rows[2 * person + 1], profile_id });
    }
  });

  afterAll(async () => bench.close());

  it('states how many functions await an update and the total that results, which then applies', async () => {
    const waiting = (await people()).filter(({ profile_a_mettre_a_jour: count }) => count > 0);
    expect(waiting.length).toBeGreaterThan(2);
    const foretold = waiting.map(({ profile_id, profile_a_verser_apres: after }) => [profile_id, after]);
    expect(waiting.some(({ profile_a_verser, profile_a_verser_apres: after }) => after !== profile_a_verser)).toBe(
      true,
    );
    const ids = waiting.flatMap(({ valors }) =>
      valors.filter(({ valor_visa }) => valor_visa !== 4).map(({ valor_id }) => valor_id),
    );
    payloadOf(lifeOutcomeResponse, await main.post('/v1/valor/update/valorIsBirth', { ids }));
    const since = new Map((await people()).map((person) => [person.profile_id, person]));
    expect(waiting.map(({ profile_id: id }) => [id, since.get(id)?.profile_a_verser])).toEqual(foretold);
    expect(waiting.map(({ profile_id: id }) => since.get(id)?.profile_a_mettre_a_jour)).toEqual(waiting.map(() => 0));
  });

  it('for one function, or for functions that are up to date, states nothing more', async () => {
    for (const person of await people()) {
      expect([person.profile_a_mettre_a_jour, person.profile_a_verser_apres]).toEqual([0, null]);
    }
  });
});
