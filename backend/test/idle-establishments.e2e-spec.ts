/** The establishments that have done nothing since they signed up, as staff list them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { establishment } from '@valorisation/contract';
import type { ApiClient } from './support/api-client.js';
import { anEstablishment, typeTitle } from './support/free-titles.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

describe('establishments without activity', () => {
  let bench: TestBench;
  let staff: ApiClient;

  beforeAll(async () => {
    bench = await openTestBench();
    staff = await signIn(await bench.startApi(), emailOf('staff'));
  });

  afterAll(async () => bench.close());

  it('are those that signed up two weeks ago and never had a person', async () => {
    const first = 401;
    for (const number of [first, first + 1, first + 2, first + 3]) await anEstablishment(bench.owner, number);
    const of = (number: number) => `(select id from establishment where siret = '${10_000_000_000_000 + number}')`;
    await bench.owner.query(`
      update establishment set created_at = now() - interval '14 days' where id <> ${of(first + 1)};
      update account set activated_at = null, visa = 0 where establishment_id = ${of(first + 2)}`);
    const idle = async (isIdle = true): Promise<string[]> => {
      const { body } = await staff.get(`/admin/establishments?filter={"is_idle":${isIdle}}`);
      const rows = z.array(establishment).parse(body);
      expect(new Set(rows.map(({ is_idle }) => is_idle))).toEqual(new Set(rows.length === 0 ? [] : [isIdle]));
      return rows.map(({ company_name: name }) => name);
    };
    const name = (number: number) => `Établissement ${number}`;
    // The second one signed up today, the account of the third one is not active.
    const demo = 'Centre de formation du Haut Bocage';
    expect(await idle()).toEqual([demo, name(first), name(first + 3)]);
    expect(await idle(false)).toEqual(expect.arrayContaining([name(first + 1), name(first + 2)]));

    await typeTitle(bench.owner, first, { title: 'Jardinier' });
    expect(await idle()).toEqual([demo, name(first + 3)]);
    // An establishment that deletes its people again has begun all the same.
    await bench.owner.query(`delete from valuation where establishment_id = ${of(first)};
      delete from profile where establishment_id = ${of(first)}`);
    expect(await idle()).toEqual([demo, name(first + 3)]);
    // People that come from another establishment are people too.
    await typeTitle(bench.owner, first, { title: 'Jardinier' });
    await bench.owner.query(`delete from valuation where establishment_id = ${of(first)};
      update profile set establishment_id = ${of(first + 3)} where establishment_id = ${of(first)}`);
    expect(await idle()).toEqual([demo]);
  });
});
