/** Acts on a row that another request erases or adds between their read and their write. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { PrintWork } from '../src/modules/documents/persistence/print-work.js';
import { readPool } from '../src/platform/persistence/database.js';
import { TenantWriter } from '../src/platform/persistence/tenant-reader.js';
import { fieldsOf, refusalOf, type Answer } from './support/api-client.js';
import { emailOf, signInAll, type RoleClients, type SignedInRole } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { untilWaiting, untilWaitingFor } from './support/waiting-statements.js';

let bench: TestBench;
let clients: RoleClients;

beforeAll(async () => {
  bench = await openTestBench();
  clients = await signInAll(await bench.startApi());
});

afterAll(async () => bench.close());

const accountOf = async (role: SignedInRole): Promise<number> => {
  const { rows } = await bench.owner.query<{ id: number }>('select id from account where email = $1', [emailOf(role)]);
  return rows[0]?.id ?? 0;
};

/** Holds the acts where they write to the table, runs the statement, then lets them go on. */
const overtaken = async (table: string, statement: string, ...acts: (() => Promise<Answer>)[]): Promise<Answer[]> => {
  const other = await bench.owner.connect();
  try {
    await other.query(`begin; lock table ${table} in exclusive mode`);
    const asked = Promise.all(acts.map(async (act) => act()));
    await untilWaiting(bench.owner, acts.length);
    await other.query(`${statement}; commit`);
    return await asked;
  } finally {
    other.release();
  }
};

describe('an act on an account that is erased meanwhile', () => {
  it('is refused as for an unknown account', async () => {
    const id = await accountOf('pending');
    await bench.owner.query('update account set password_hash = null, activated_at = null where id = $1', [id]);
    const resend = async () => clients.admin.post(`/admin/accounts/${id}/resend`);
    const answers = await overtaken('mail_token', `delete from account where id = ${id}`, resend);
    expect(answers.map(refusalOf)).toEqual(['404 introuvable']);
  });
});

describe('the same invitation sent twice at once while the address has an account elsewhere', () => {
  it('creates one invitation', async () => {
    const invite = async () => clients.main.post('/v1/user/add/associated', { user_email: emailOf('staff') });
    const answers = await overtaken('deferred_invitation', 'select', invite, invite);
    const [invited, refused] = answers.toSorted((left, right) => left.status - right.status);
    expect(invited?.status).toBe(201);
    expect(refused && [refusalOf(refused), fieldsOf(refused)]).toEqual(['422 donnees_invalides', ['user_email']]);
  });
});

describe('an act of an account that is erased meanwhile', () => {
  it('is refused as for an ended session, when it names the account', async () => {
    const sent = { user_email: 'ailleurs@chenes.example', user_password: DEMO_PASSWORD };
    const ask = async () => clients.associated.post('/v1/user/reset/mail', sent);
    const id = await accountOf('associated');
    const answers = await overtaken('mail_token', `delete from account where id = ${id}`, ask);
    expect(answers.map(refusalOf)).toEqual(['401 session_absente']);
  });

  it('is refused in the same way when it reads the account once more', async () => {
    const grant = async () => clients.main.post('/v1/user/staff-access/grant');
    const id = await accountOf('main');
    const answers = await overtaken('establishment', `delete from account where ${id} in (id, parent_id)`, grant);
    expect(answers.map(refusalOf)).toEqual(['401 session_absente']);
  });

  it('is refused in the same way during its reads, when the establishment is erased, too', async () => {
    const { rows } = await bench.owner.query<{ place: number }>(
      `with place as (
         insert into establishment (siret, company_name, created_at) values ('12345678900011', 'Le Tilleul', now())
         returning id)
       update account a set establishment_id = place.id from place where a.email = $1 returning place.id as place`,
      [emailOf('otherMain')],
    );
    const place = rows[0]?.place ?? 0;
    const id = await accountOf('otherMain');
    // A collaborator, who is also the head of another establishment.
    await bench.owner.query(`delete from account where login_id in (select id from account where parent_id = ${id})`);
    await bench.owner.query(`delete from account where parent_id = ${id}`);
    await bench.owner.query(`update session set seen_at = seen_at - interval '1 day'`);
    // The session's use is recorded when it is found. From then on only the act reads the establishment.
    const [first, other] = await Promise.all([bench.owner.connect(), bench.owner.connect()]);
    await first.query('begin; lock table session in exclusive mode');
    const asked = clients.otherMain.post('/v1/user/update', { company_name: 'Le Charme' });
    await untilWaitingFor(bench.owner, { table: 'session' });
    await other.query('begin; lock table establishment in access exclusive mode');
    await first.query('commit');
    first.release();
    await untilWaitingFor(bench.owner, { table: 'establishment' });
    const erased = `delete from account where establishment_id = ${place}; delete from establishment where id = ${place}`;
    await other.query(`${erased}; commit`);
    other.release();
    expect(refusalOf(await asked)).toBe('401 session_absente');
  });
});

describe('a document whose establishment is erased during printing', () => {
  it('finishes its job, and is not stored', async () => {
    const pool = readPool({ ownerUrl: bench.databaseUrl }, 1);
    const fingerprint = { byteLength: 1, sha256: 'a'.repeat(64) };
    const file = { contentKey: 'erased', storageKey: 'print/erased', mediaType: 'application/pdf', ...fingerprint };
    const claim = { consumer: 'test', eventId: randomUUID() };
    await new PrintWork(new TenantWriter(pool)).finish(999_999, 1, claim, { file, valuationIds: [], forShare: false });
    await pool.end();
    expect((await bench.owner.query('select from print_file')).rowCount).toBe(0);
  });
});
