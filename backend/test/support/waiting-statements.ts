/** Waits until statements wait for locks, which means that their callers are half-way. */
import { expect } from '@jest/globals';
import type pg from 'pg';
import { eventually } from './eventually.js';

type Owner = Pick<pg.Pool, 'query'>;

/** Resolves once so many statements of the test's database wait for a lock. */
export async function untilWaiting(owner: Owner, statements: number): Promise<void> {
  await eventually(async () => {
    const { rowCount } = await owner.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    expect(rowCount).toBe(statements);
  });
}

/**
 * Resolves once a statement waits for a lock on the table, or for an advisory lock. It looks at the test's own database
 * only: the other tests' databases are clones of the same template, and their tables have the same numbers.
 */
export async function untilWaitingFor(owner: Owner, lock: { readonly table: string } | 'advisory'): Promise<void> {
  const table = lock === 'advisory' ? null : lock.table;
  await eventually(async () => {
    const { rowCount } = await owner.query(
      `select from pg_locks
        where not granted and database = (select oid from pg_database where datname = current_database())
          and case when $1::text is null then locktype = 'advisory' else relation = $1::regclass end`,
      [table],
    );
    expect(rowCount).toBeGreaterThan(0);
  });
}

/** Resolves once no transaction but the caller's is open: a server continues for a while for a caller who is gone. */
export async function untilNoTransactionIsOpen(owner: Owner): Promise<void> {
  await eventually(async () => {
    const { rows } = await owner.query(
      `select pid from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
    );
    expect(rows).toEqual([]);
  });
}
