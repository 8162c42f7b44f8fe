import { expect } from '@jest/globals';
import type pg from 'pg';
import { eventually } from './eventually.js';

/** Resolves once so many statements of the test's database wait for a lock: the callers behind them are in the middle. */
export async function untilWaiting(owner: pg.Pool, statements: number): Promise<void> {
  await eventually(async () => {
    const { rowCount } = await owner.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    expect(rowCount).toBe(statements);
  });
}
