/** What ADR 68 requires of a migration: no statement blocks a large table for longer than a moment. */
import { describe, expect, it } from '@jest/globals';
import { blockingStatements } from './support/blocking-statements.js';
import { LARGE_TABLES } from './support/large-tables.js';
import { sourceFiles } from './support/source-files.js';

const FOLDER = 'backend/src/platform/persistence/migrations/';
/** Migrations up to this one were released when every table was small, and are never edited. */
const NEWEST_FREE = 36;

/** Their statements that would be refused today, by number, with the reason why they stay. The list is closed. */
const OF_BEFORE: Readonly<Record<number, string>> = {
  2: 'widens two sums of profile_totals, which was small',
  3: 'counts profile_totals once, which was small',
  4: 'ties mails to requests by a reference and its index, few as they were; the tables of its loop are small still',
  5: 'empties print_file, whose documents are made again; what it checks in print_job is a new constant',
  7: 'names the code of each amount, of which there were few',
  11: 'indexes the tables that it makes itself, in a loop',
  16: 'fills and indexes accounts, of which there were few',
  17: 'indexes mails, of which there were few',
  19: 'holds accounts against a column that is new and empty',
  20: 'indexes the journal, which was small',
  25: 'indexes mails and the journal, which were small; the other tables of its loop are small still',
  26: 'indexes the tables of content in a loop, which staff write by hand',
};

/**
 * How SQL reads a function's text to edit it. A missed match goes unnoticed, so a migration states a function whole.
 */
const EDITS_FUNCTION = /pg_get_functiondef|\bprosrc\b/i;

/** Applied, hence never edited; migration 53 states the whole functions. The list is closed. */
const EDIT_FUNCTIONS = ['1763700000021-access-grants', '1763700000022-job-waits', '1763700000029-grid-draft-lines'];

const numberOf = (path: string): number => Number(/(\d+)-[^/]*$/.exec(path)?.[1]) - 1_763_700_000_000;

const reasonsOf = (literal: string, transaction = ''): string[] =>
  blockingStatements(`/** Don't create index x on mail. */
    class Told { ${transaction}
      async up(runner) { for (const statement of [${literal}]) await runner.query(statement); } }`);

const ADDED = `'alter table valuation add constraint paid check (cents > 0) not valid'`;
const VALIDATED = `'alter table valuation validate constraint paid'`;

describe('a migration', () => {
  const files = sourceFiles([FOLDER], ['.ts']).filter(({ path }) => !path.endsWith('spec.ts'));

  it('blocks no large table, or is listed as older than the rule', () => {
    expect(files.length).toBeGreaterThan(30);
    const strays = files
      .filter(({ path }) => OF_BEFORE[numberOf(path)] === undefined)
      .flatMap(({ path, text }) => blockingStatements(text).map((found) => `${path}: ${found} See ADR 68.`));
    expect(strays).toEqual([]);
  });

  it('from before the rule is listed when the rule would refuse it; a later one never is', () => {
    const numbers = files.filter(({ text }) => blockingStatements(text).length > 0).map(({ path }) => numberOf(path));
    expect(numbers).toEqual(Object.keys(OF_BEFORE).map(Number));
    expect(Math.max(...numbers)).toBeLessThanOrEqual(NEWEST_FREE);
  });

  it('states a function whole, and edits no existing text', () => {
    const edits = files.filter(({ text }) => EDITS_FUNCTION.test(text));
    expect(edits.map(({ path }) => path)).toEqual(EDIT_FUNCTIONS.map((name) => `${FOLDER}${name}.ts`));
  });

  it.each(LARGE_TABLES)('may not index %s while others write it', (table) => {
    expect(reasonsOf(`'create index seen on ${table} (id)'`)).toHaveLength(1);
  });

  it.each([
    ['an index', "'create index seen on domain_event (type)'"],
    ['a unique index over lines', '`create unique index seen\n  on valuation (establishment_id, key)`'],
    ['an index if there is none', "'create index if not exists seen on mail using brin (sent_at)'"],
    ['an index of a table by its schema', `'create index on only public."account" (email)'`],
    ['an index of a computed table name', '`create index ${table}_seen on ${table} (id)`'],
    ['a default that differs by row', '`alter table profile add column token uuid not null default gen_random_uuid()`'],
    ['one of several columns', '`alter table mail add column a text,\n add column b float default random()`'],
    ['a computed default', '`alter table mail add column a uuid default ${made}`'],
    ['a number from a sequence', "'alter table account add column rank bigserial'"],
    ['a stored expression', '`alter table valuation add column twice integer generated always as (cents * 2) stored`'],
    ['not null', "'alter table domain_event alter column actor_id set not null'"],
    ['another type', "'alter table if exists valuation alter column cents type bigint'"],
    ['a table that is rewritten elsewhere', "'alter table profile set unlogged'"],
    ['a constraint that is checked for each row at once', "'alter table valuation add check (cents > 0)'"],
    ['one of two constraints', '`alter table mail add check (a > 0), add constraint b check (b > 0) not valid`'],
    ['a unique constraint', "'alter table profile add constraint once unique (name)'"],
    ['an exclusion constraint', "'alter table session add exclude using gist (during with &&)'"],
    ['a check along with a column', "'alter table valuation add column grade text check (grade > 0)'"],
    ['one of a table in a loop', '`alter table ${table} add column if not exists grade integer check(grade > 0)`'],
    ['a unique column', "'alter table only profile add key uuid unique'"],
    ['a primary key along with a column', "'alter table print_job add column key uuid primary key'"],
    ['a reference along with a column', "'alter table mail add column of integer null references account (id)'"],
    ['a statement after another', `"select ';'; alter table mail add column a text default ';' check (a <> '')"`],
    ['a statement in two halves', "'alter table mail ' + 'add column a integer check (a > 0)'"],
    ['a computed change', "`alter table valuation ${changes.join(', ')}`"],
    ['a computed column', '`alter table valuation add column note text, add column ${grade}`'],
    ['rows written at once', "'update valuation set grade = 1'"],
    ['rows of another schema, by a name of their own', `'update only public."domain_event" e set actor_id = 0'`],
    ['rows written by a list', "'with old as (select 1 as id) update mail m set a = 1 from old where m.id = old.id'"],
    ['rows of a table in a loop', '`update ${table} set account_id = 1`'],
    ['rows deleted', '`-- Of before.\n delete from personal_text where created_at < now()`'],
    ['rows merged', "'merge into profile_totals t using profile p on p.id = t.profile_id when matched then delete'"],
    ['a block that writes', '`do $$ begin update session set browser = null; end $$`'],
    ['a block that runs a text', "`do $$ begin execute 'delete from print_job'; end $$`"],
    ['a locked table', "'lock table valuation in share mode'"],
    ['several of them, in short', "'lock setting, account'"],
    ['rebuilt indexes', "'reindex index account_email'"],
    ['all of them', "'reindex (verbose) database'"],
    ['a vacuumed table', "'vacuum (analyze, full) mail'"],
    ['every table vacuumed', "'vacuum full'"],
    ['a clustered table', "'cluster domain_event using domain_event_time'"],
    ['a validation in the transaction that adds', `${ADDED}, ${VALIDATED}`],
    ['one in the same statement', "'alter table mail add check (a > 0) not valid, validate constraint mail_a_check'"],
    ['one while another table is held', `${VALIDATED}, 'alter table mail add column note text'`],
  ])('may not have %s', (_, literals) => {
    expect(reasonsOf(literals)).toHaveLength(1);
  });

  it('may not validate in the same batch that adds: a batch is a transaction', () => {
    const sent = '`alter table mail add constraint a check (a > 0) not valid; alter table mail validate constraint a`';
    expect(reasonsOf(sent, 'transaction = false;')).toHaveLength(1);
  });

  it.each([
    ['a concurrent index', "'create index concurrently seen on domain_event (type)'"],
    ['an index of another table', "'create index seen on valuation_note (valuation_id)'"],
    ['an index of a table of its own', "'create table session (id integer)', 'create index seen on session (id)'"],
    ['a column that may be empty', "'alter table valuation add column note text'"],
    [
      'a constant default',
      `"alter table mail add column tried text[] not null default '{}', add column n int default 0"`,
    ],
    ['the present time as a default', "'alter table account add column told_at timestamptz not null default now()'"],
    ['forbidden words in names of columns', "'alter table mail add column unique_key text, add references_to text'"],
    ['a constraint that is validated later', '`alter table valuation add constraint paid check (cents > 0) not valid`'],
    ['its validation', VALIDATED],
    ['several validations', `${VALIDATED}, 'alter table mail validate constraint a, validate constraint b'`],
    [
      'a reference that is validated later',
      '`alter table mail add constraint a foreign key (a) references account (id) not valid`',
    ],
    ['a constraint by an index', "'alter table profile add constraint once unique using index seen'"],
    ['a dropped column', "'alter table account drop column note'"],
    ['a check of another table', "'alter table setting add column grade integer check (grade > 0)'"],
    ['rows of another table', "'update setting set value = 1', 'delete from rate_limit'"],
    [
      'a right to write',
      "'grant update (a), delete on mail to app', 'create policy p on mail for update using (true)'",
    ],
    ['a trigger of writes', "'create trigger t before update of a on mail for each row execute function f()'"],
    [
      'a function that writes',
      '`create function f() returns void as $$ delete from mail; update profile set a = 1 $$`',
    ],
    ['one in a loop', '`create or replace function f() as $a$ ${of.map((t) => `update ${t} set a = 1`)} $a$`'],
    ['forbidden words in a text', `"comment on table mail is 'update mail; lock table mail'" /* update mail set */`],
    ['indexes rebuilt concurrently', "'reindex index concurrently account_email'"],
    ['a lock of another table', "'lock table setting in share mode', 'select pg_advisory_xact_lock(1) from mail'"],
  ])('may have %s', (_, literals) => {
    expect(reasonsOf(literals)).toEqual([]);
  });

  it('may add and validate outside a transaction, each by itself', () => {
    expect(reasonsOf(`${ADDED}, ${VALIDATED}`, 'readonly transaction = false;')).toEqual([]);
  });

  it('may state in "down", which is never run, that a validated constraint is dropped', () => {
    const source = `class Told { async up(runner) { await runner.query(${VALIDATED}); }
      async down(runner) { await runner.query('alter table valuation drop constraint paid'); } }`;
    expect(blockingStatements(source)).toEqual([]);
  });

  it('may index the table that a helper creates in it', () => {
    const source = `await createTenantTable(\n runner, 'print_file', COLUMNS); await runner.query('create index a on print_file (a)');`;
    expect(blockingStatements(source)).toEqual([]);
  });
});
