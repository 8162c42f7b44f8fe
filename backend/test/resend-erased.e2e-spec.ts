/** The link of an account that is erased while it is asked for. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { refusalOf } from './support/api-client.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { untilWaitingFor } from './support/waiting-statements.js';

let bench: TestBench;

beforeAll(async () => {
  bench = await openTestBench();
});

afterAll(async () => bench.close());

it('is refused as of an unknown account', async () => {
  const admin = await signIn(await bench.startApi(), emailOf('admin'));
  const { rows } = await bench.owner.query<{ id: number }>(
    `update account set password_hash = null, activated_at = null where email = $1 returning id`,
    [emailOf('associated')],
  );
  const id = rows[0]?.id ?? 0;
  const erasing = await bench.owner.connect();
  await erasing.query('begin; lock table mail_token in exclusive mode');
  const asked = admin.post(`/admin/accounts/${id}/resend`);
  await untilWaitingFor(bench.owner, { table: 'mail_token' });
  await erasing.query(`delete from account where id = ${id}`);
  await erasing.query('commit');
  erasing.release();
  expect(refusalOf(await asked)).toBe('404 introuvable');
});
