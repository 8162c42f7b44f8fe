/** The entities and the migrations describe the same database; `synchronize` is off everywhere. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { STATUS_BOUNDS } from '@valorisation/rules';
import type { DataSource } from 'typeorm';
import { kernelParts } from '../../src/composition/parts.js';
import { EFFECT_COLUMNS } from '../../src/modules/valuations/persistence/valuation.columns.js';
import { ownerDataSource } from '../../src/platform/persistence/database.js';
import { APPLICATION_ROLE } from '../../src/platform/persistence/roles.js';
import { NAMED_EXCEPTIONS } from '../../src/platform/persistence/security-scopes.js';
import { DECLARED_TABLES, isOfEstablishments } from '../support/declared-tables.js';
import { STAYS_IN_A_MOVE } from '../support/stays-in-a-move.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

/** Tables without an entity: their own SQL writes and reads them. */
const WITHOUT_ENTITY: Readonly<Record<string, string>> = {
  account_totp: 'a sealed secret, written and read by statements',
  recovery_code: 'hashes, written and used up by statements',
  login_challenge: 'a hash for five minutes',
  establishment: 'its version is bumped by the journal, its name read in joins',
  content_revision: 'a number that triggers raise',
  content_version: 'written by a trigger, read and restored by statements',
  content_text: 'written by a trigger, read through a view',
  content_draft: 'what is being typed, written and read by statements',
  staff_weekly: 'a mark and a choice per person, written by statements',
  figure_day: 'counts of a day, written by one statement',
  contact_entry: 'written and read beside its message, by statements',
  media_use: 'written by a trigger, read by statements',
  public_request: 'an inbox, a row is written, read and deleted once',
  company_register: 'a cache, read and written by key',
  directory_answer: 'a cache, read and written by key',
  campaign_recipient: 'frozen by one insert of many rows, then moved on by statements',
  news_refusal: 'a mark per account',
  deferred_invitation: 'a collaborator to be, read and written by statements of their own',
  people_transfer: 'of two establishments, written by statements and one function',
  proposed_row: 'an answer beside its valuation, written by statements and one function',
  profile_totals: 'a read table, rebuilt by one statement of its projection',
  domain_event: 'append-only, written by one insert of many rows, read by position',
  consumed_event: 'a mark per consumer and event',
  grid_move: 'a cursor',
  process_heartbeat: 'a mark per process',
  job_wait: 'added up by one statement',
  known_network: 'noted and looked up by key',
  left_word: 'counted by one statement, read through a view',
  login_attempt: 'counted by one statement',
  rate_limit: 'written by rate-limiter-flexible',
  schema_migration: 'written by TypeORM',
};

/** Tables that name an establishment but do not belong to one. */
const OF_NO_ESTABLISHMENT: Readonly<Record<string, string>> = {
  grid_move: 'the cursor of a job that visits every establishment',
  staff_valuation: 'a view that answers under the scope of figures alone',
};

/** What an entity cannot express; only the migration states it. */
const BEYOND_ENTITIES: Readonly<Record<string, string>> = {
  profile_name_unique: 'an index under another collation than its column’s',
  account_request_waiting: 'an index of an expression',
  account_email: 'an index of an expression',
  account_person_once: 'an index of an expression',
  account_request_further: 'an index with a condition',
  account_by_state: 'an index of an expression',
  account_text: 'an index of an expression',
  mail_text: 'an index of trigrams',
};

let database: TestDatabase;
let source: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  source = await ownerDataSource(database.url, { entities: kernelParts.entities }).initialize();
});

afterAll(async () => {
  await source.destroy();
  await database.drop();
});

/** Foreign keys and checks exist in the database only; entities carry neither relations nor checks. */
async function ownConstraints(): Promise<ReadonlySet<string>> {
  const text = `select conname as name from pg_constraint where contype in ('f', 'c')`;
  const rows: { name: string }[] = await source.query(text);
  return new Set(rows.map(({ name }) => name));
}

/** The columns of each index in its own order. TypeORM reads them in the table's order and reports a change. */
async function indexColumns(): Promise<ReadonlyMap<string, string>> {
  const rows: { name: string; columns: string }[] = await source.query(`
    select i.indexrelid::regclass::text as name, string_agg(quote_ident(a.attname), ', ' order by k.place) as columns
      from pg_index i
      cross join lateral unnest(i.indkey) with ordinality as k (number, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
     group by i.indexrelid`);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** The statements that would turn the database into the entities, without those that change nothing. */
async function drift(): Promise<string[]> {
  const [constraints, indexes] = [await ownConstraints(), await indexColumns()];
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  const statements = upQueries.map(({ query }) => query);
  const same = statements.flatMap((statement) => {
    const [, name = '', columns = ''] = /^CREATE (?:UNIQUE )?INDEX "(\w+)" ON "\w+" +\((.*?)\)/.exec(statement) ?? [];
    return indexes.get(name) === columns.replaceAll('"', '') && columns !== '' ? [name] : [];
  });
  const isNone = (statement: string): boolean => {
    const constraint = /DROP CONSTRAINT "(\w+)"/.exec(statement)?.[1] ?? '';
    const index = /(?:CREATE (?:UNIQUE )?|DROP )INDEX (?:"public"\.)?"(\w+)"/.exec(statement)?.[1] ?? '';
    return constraints.has(constraint) || same.includes(index) || index in BEYOND_ENTITIES;
  };
  return statements.filter((statement) => !isNone(statement));
}

const STAFF_POLICIES: Readonly<Record<string, string>> = {
  'everybody_reads,staff_rows': 'staff',
  staff_rows: 'staff-only',
};

/** The protection of each table, read from its policies. */
async function protections(): Promise<Record<string, string>> {
  const rows: { name: string; locked: boolean; forced: boolean; policies: string[] }[] = await source.query(`
    select c.relname as name, c.relrowsecurity as locked, c.relforcerowsecurity as forced,
           array(select polname::text from pg_policy where polrelid = c.oid order by 1) as policies
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`);
  return Object.fromEntries(
    rows.map(({ name, locked, forced, policies }) => {
      if (!locked) return [name, 'free'];
      const own = ['tenant', 'pay'].find((kind) => policies.includes(kind));
      const found = own ?? STAFF_POLICIES[policies.join()] ?? policies.join();
      return [name, forced || own !== undefined ? found : `${found}-or-owner`];
    }),
  );
}

const TABLES_AS_FOUND = Object.fromEntries(
  Object.entries(DECLARED_TABLES).map(([name, protection]) => [
    name,
    typeof protection === 'string' ? protection : 'free',
  ]),
);

describe('the schema', () => {
  it('matches the entities', async () => {
    expect(await drift()).toEqual([]);
  });

  it('has an entity for each table, or a reason for having none', async () => {
    const tables: { name: string }[] = await source.query(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const mapped = source.entityMetadatas.map(({ tableName }) => tableName);
    const known = [...mapped, ...Object.keys(WITHOUT_ENTITY)].sort();
    expect(tables.map(({ name }) => name).sort()).toEqual(known);
  });

  it('protects each table as declared, and has no undeclared table', async () => {
    expect(await protections()).toEqual(TABLES_AS_FOUND);
  });

  it('has the establishment’s id on each table of an establishment', async () => {
    const rows: { name: string }[] = await source.query(
      `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and column_name = 'establishment_id' and table_type = 'BASE TABLE'`,
    );
    const unprotected = rows.filter(({ name }) => !isOfEstablishments(name) && !(name in OF_NO_ESTABLISHMENT));
    expect(unprotected).toEqual([]);
  });

  it('moves each table of an establishment with its people, or has a reason for leaving it', async () => {
    const [move]: { text: string }[] = await source.query(
      `select prosrc as text from pg_proc where proname = 'move_people'`,
    );
    const moved = [...(move?.text ?? '').matchAll(/update (\w+)(?: p)?\s+set establishment_id = t\.target_id/g)].map(
      ([, name = '']) => name,
    );
    const known = [...moved, ...Object.keys(STAYS_IN_A_MOVE)].sort();
    expect(known).toEqual(Object.keys(DECLARED_TABLES).filter(isOfEstablishments).sort());
  });

  it('opens to each named exception exactly what is declared', async () => {
    const policies: { scope: string; name: string; command: string }[] = await source.query(`
      select substring(qual from '= ''(\\w+)''::text') as scope, tablename as name, lower(cmd) as command
        from pg_policies where qual like '%app.scope%' order by 1, 2`);
    const found = policies.map(({ scope, name, command }) => `${scope} ${command} ${name}`).sort();
    const declared = Object.entries(NAMED_EXCEPTIONS).flatMap(([scope, { opens }]) =>
      Object.entries(opens).map(([name, command]) => `${scope} ${command} ${name}`),
    );
    const ofStaff = Object.entries(DECLARED_TABLES).flatMap(([name, kind]) =>
      typeof kind === 'string' && kind.startsWith('staff') ? [name] : [],
    );
    expect(found).toEqual([...declared, ...ofStaff.map((name) => `staff all ${name}`)].sort());
  });

  it('lets the application use a new table without an extra grant', async () => {
    await source.query('create table brand_new (id integer)');
    const [right]: { granted: boolean }[] = await source.query(
      `select has_table_privilege($1, 'brand_new', 'select, insert, update, delete') as granted`,
      [APPLICATION_ROLE],
    );
    const found = await protections();
    await source.query('drop table brand_new');
    expect(right?.granted).toBe(true);
    // The table is not declared, so the comparison above would name it.
    expect(found).toMatchObject({ brand_new: 'free' });
    expect(DECLARED_TABLES).not.toHaveProperty('brand_new');
  });

  it('has in the view of effects each column of a valuation that an effect is computed from', async () => {
    const rows: { name: string }[] = await source.query(
      `select column_name as name from information_schema.columns where table_name = 'effect_valuation'`,
    );
    const viewed = new Set(rows.map(({ name }) => name));
    // A missing column needs a migration that creates the view again, or a line of `LEFT_OUT` in valuation.columns.ts.
    expect(EFFECT_COLUMNS.filter(({ column }) => !viewed.has(column))).toEqual([]);
  });

  it('accepts the statuses of a valuation and no other number', async () => {
    const [check]: { rule: string }[] = await source.query(
      `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'valuation_status_check'`,
    );
    expect(check?.rule).toBe(`CHECK (((status >= ${STATUS_BOUNDS.least}) AND (status <= ${STATUS_BOUNDS.most})))`);
  });

  it('is reported as different when a column or an index is dropped', async () => {
    await source.query('alter table print_job drop column error_code');
    await source.query('drop index valuation_of_profile');
    const seen = (await drift()).join('\n');
    expect(seen).toContain('ADD "error_code"');
    expect(seen).toContain('INDEX "valuation_of_profile"');
  });
});
