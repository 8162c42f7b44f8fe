/** What ADR 68 asks of a migration: no statement of it keeps people from a large table for longer than a moment. */
import { describe, expect, it } from '@jest/globals';
import { blockingStatements } from './support/blocking-statements.js';
import { sourceFiles } from './support/source-files.js';

const FOLDER = 'backend/src/platform/persistence/migrations';
/** Those up to here were released when every table was small. */
const NEWEST_FREE = 1_763_700_000_036;

const numberOf = (path: string): number => Number(/(\d+)-[^/]*$/.exec(path)?.[1]);

describe('a migration', () => {
  const files = sourceFiles([FOLDER], ['.ts']).filter(({ path }) => !path.endsWith('spec.ts'));

  it('blocks no large table, or is among those of before the rule', () => {
    expect(files.length).toBeGreaterThan(30);
    const strays = files
      .filter(({ path }) => !(numberOf(path) <= NEWEST_FREE))
      .flatMap(({ path, text }) => blockingStatements(text).map((found) => `${path}: ${found} See ADR 68.`));
    expect(strays).toEqual([]);
  });

  it('is read as it is written: two of before the rule would be told', () => {
    const told = files.filter(({ text }) => blockingStatements(text).length > 0).map(({ path }) => numberOf(path));
    expect(told).toEqual(expect.arrayContaining([1_763_700_000_020, 1_763_700_000_025]));
  });

  it.each([
    ['an index', "'create index seen on domain_event (type)'"],
    ['a unique index over lines', '`create unique index seen\n  on valuation (establishment_id, key)`'],
    ['an index if there is none', "'create index if not exists seen on mail using brin (sent_at)'"],
    ['an index of a table by its schema', `'create index on only public."account" (email)'`],
    ['an index of a table that is not written out', '`create index ${table}_seen on ${table} (id)`'],
    ['a default that differs by row', '`alter table profile add column token uuid not null default gen_random_uuid()`'],
    ['one of several columns', '`alter table mail add column a text,\n add column b float default random()`'],
    ['a number from a sequence', "'alter table account add column rank bigserial'"],
    ['a stored expression', '`alter table valuation add column twice integer generated always as (cents * 2) stored`'],
    ['not null', "'alter table domain_event alter column actor_id set not null'"],
    ['another type', "'alter table if exists valuation alter column cents type bigint'"],
    ['a constraint that is held against each row at once', "'alter table valuation add check (cents > 0)'"],
    ['a unique constraint', "'alter table profile add constraint once unique (name)'"],
  ])('may not have %s', (_, literal) => {
    expect(blockingStatements(`await runner.query(${literal});`)).toHaveLength(1);
  });

  it.each([
    ['an index beside the readers', "'create index concurrently seen on domain_event (type)'"],
    ['an index of another table', "'create index seen on valuation_note (valuation_id)'"],
    ['a column that may be empty', "'alter table valuation add column note text'"],
    [
      'a constant default',
      `"alter table mail add column tried text[] not null default '{}', add column n int default 0"`,
    ],
    ['the moment as a default', "'alter table account add column told_at timestamptz not null default now()'"],
    ['a constraint that is validated later', '`alter table valuation add constraint paid check (cents > 0) not valid`'],
    ['its validation', "'alter table valuation validate constraint paid'"],
    ['a constraint by an index', "'alter table profile add constraint once unique using index seen'"],
    ['one column less', "'alter table account drop column note'"],
  ])('may have %s', (_, literal) => {
    expect(blockingStatements(`/** Don't create index x on mail. */ await runner.query(${literal});`)).toEqual([]);
  });
});
