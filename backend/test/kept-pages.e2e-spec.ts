/** Pages that each process keeps for some seconds, on two API processes with one database (ADR 34). */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { staffPage } from '@valorisation/contract';
import { z } from 'zod';
import { ApiClient } from './support/api-client.js';
import { changeSetting } from './support/change-setting.js';
import { eventually } from './support/eventually.js';
import { emailOf, signIn } from './support/role-clients.js';
import { itFurther } from './support/scale.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

/** The console must have been built (npm test does). */
describe('a kept public page', () => {
  let bench: TestBench;
  let staff: ApiClient;
  let reader: ApiClient;

  const page = async (path: string) => String((await reader.get(path)).body);

  beforeAll(async () => {
    bench = await openTestBench();
    staff = await signIn(await bench.startApi(), emailOf('staff'));
    reader = new ApiClient(await bench.startApi());
  });

  afterAll(async () => bench.close());

  itFurther('is rendered again when it lacks the state of the service, once that is known', async () => {
    const header = async () => (await page('/cgu')).split('<main')[0];
    await changeSetting(bench.owner, 'maintenance', { on: true, message: '' });
    // Without a worker, the state of the service is unknown.
    expect(await header()).not.toMatch(/maintenance/i);
    await bench.owner.query(`insert into process_heartbeat values ('worker', now() + interval '1 hour')`);
    await eventually(async () => expect(await header()).toMatch(/maintenance/i));
    await changeSetting(bench.owner, 'maintenance', { on: false, message: '' });
    await eventually(async () => expect(await header()).not.toMatch(/maintenance/i));
  });

  it('is updated on the other process shortly after a change, however often it is read', async () => {
    const [faq] = z.array(staffPage).parse((await staff.get('/admin/pages?filter={"name":"faq"}')).body);
    for (const word of ['Un', 'Deux', 'Trois', 'Quatre']) {
      const title = `Questions, fois ${word}`;
      let isAnswered = false;
      const change = staff
        .call(`/admin/pages/${faq?.id}`, { method: 'PUT', body: { title } })
        .finally(() => (isAnswered = true));
      while (!isAnswered) await page('/faq');
      expect((await change).status).toBe(200);
      // A call is answered from the database itself.
      expect(JSON.stringify((await reader.get('/v1/user/page/faq')).body)).toContain(title);
      await eventually(async () => expect(await page('/faq')).toContain(title));
    }
  });
});
