/** The product, in its own processes or in the test's, and callers who stay signed in whatever a walk does. */
import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { eventually } from '../support/eventually.js';
import { emailOf, SIGNED_IN_ROLES } from '../support/role-clients.js';
import { openTestBench, type TestBench } from '../support/test-bench.js';
import { Sender, type Caller, type Heard, type SentRequest } from './sender.js';

/** A part of the names in each establishment, which no answer to the other one may contain. */
const MARKS = { main: 'Aubépine-7520', otherMain: 'Bruyère-7520' } as const;

/** Tables that are restored after each walk, since a walk may suspend accounts or close the product. */
const KEPT_TABLES = ['account', 'establishment', 'setting'];

/** When another account was the head meanwhile, accounts invited since then belong to the restored head. */
const UNDER_THEIR_HEAD = `
  update account a set parent_id = h.id
    from fuzz.account h
   where h.role = 'member' and h.parent_id is null and h.establishment_id = a.establishment_id
     and not exists (select from fuzz.account k where k.id = a.id) and a.parent_id is distinct from h.id`;

export interface FuzzBench {
  readonly bench: TestBench;
  /** The API's output, when it is a process. */
  output(): string;
  send(sent: SentRequest): Promise<Heard>;
  /** What an answer to this caller must not contain. */
  foreignTo(role: Caller): readonly string[];
  /** Signs all callers in again, and undoes what would keep them out. */
  repair(): Promise<void>;
  close(): Promise<void>;
}

/** @param asShipped runs the product in its own processes, jobs included */
export async function openFuzzBench({ asShipped }: { asShipped: boolean }): Promise<FuzzBench> {
  const bench = await openTestBench();
  const { owner } = bench;
  // No service listens there, so that no run calls the outside world.
  const alone = { TRUST_PROXY: '1', COMPANY_REGISTER_URL: 'http://127.0.0.1:1', DIRECTORY_URL: 'http://127.0.0.1:1' };
  const api = asShipped ? await bench.spawnApi(alone) : undefined;
  if (asShipped) await bench.spawnWorker(alone);
  const url = api?.url ?? (await bench.startApi({ variables: alone }));
  await owner.query('create schema fuzz');
  for (const table of KEPT_TABLES) await owner.query(`create table fuzz.${table} as table public.${table}`);
  const tokens = Object.fromEntries(SIGNED_IN_ROLES.map((role) => [role, randomBytes(32).toString('base64url')]));
  const sender = new Sender(new URL(url), { ...tokens, stranger: randomBytes(32).toString('base64url') });
  const repair = async () => {
    // The product writes the same rows meanwhile; after a deadlock the write is tried again.
    for (const table of KEPT_TABLES) await eventually(async () => putBack(owner, table));
    await owner.query(UNDER_THEIR_HEAD);
    for (const role of SIGNED_IN_ROLES) await signIn(owner, emailOf(role), tokens[role] ?? '');
  };
  await repair();
  for (const [role, name] of Object.entries(MARKS)) {
    await sender.send({
      role: role as keyof typeof MARKS,
      method: 'POST',
      path: '/v1/user/profile',
      headers: [['content-type', 'application/json']],
      body: Buffer.from(JSON.stringify({ profile_name: name })).toString('base64'),
    });
  }
  return {
    bench,
    output: () => api?.output() ?? '',
    repair,
    send: async (sent) => sender.send(sent),
    foreignTo(role) {
      if (role === 'staff' || role === 'admin') return [];
      if (role === 'otherMain') return [MARKS.main];
      return role === 'main' || role === 'associated' ? [MARKS.otherMain] : Object.values(MARKS);
    },
    async close() {
      sender.close();
      await bench.close();
    },
  };
}

async function signIn(owner: pg.Pool, email: string, token: string): Promise<void> {
  const hash = createHash('sha256').update(token).digest();
  await owner.query(
    `insert into session (account_id, token_hash, created_at, seen_at, expires_at)
     select id, $1, now(), now(), now() + interval '1 day' from account where email = $2 for key share
     on conflict (token_hash) do update set ended_at = null, seen_at = now(), expires_at = excluded.expires_at`,
    [hash, email],
  );
}

async function putBack(owner: pg.Pool, table: string): Promise<void> {
  const { rows } = await owner.query<{ name: string; key: boolean }>(
    `select a.attname as name, coalesce(a.attnum = any(i.indkey), false) as key
       from pg_attribute a left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
      where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
    [`public.${table}`],
  );
  const key = rows.find((column) => column.key)?.name ?? 'id';
  const set = rows
    .filter((column) => !column.key && column.name !== 'version')
    .map(({ name }) => `${name} = k.${name}`);
  await owner.query(`update public.${table} t set ${set.join(', ')} from fuzz.${table} k where t.${key} = k.${key}`);
  if (table === 'setting') await owner.query(`delete from setting where key not in (select key from fuzz.setting)`);
}
