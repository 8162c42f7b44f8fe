import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { applicationConnection } from '../../platform/persistence/database.js';

describe('the lines of the journal', () => {
  let database: TestDatabase;
  let app: pg.Client;

  const underScope = async (scope: string, statement: string): Promise<number | null> => {
    await app.query('begin');
    try {
      await app.query(`select set_config('app.scope', $1, true)`, [scope]);
      return (await app.query(statement)).rowCount;
    } finally {
      await app.query('rollback');
    }
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    app = new pg.Client(applicationConnection({ ownerUrl: database.url }));
    await app.connect();
  });

  afterAll(async () => {
    await app.end();
    await database.drop();
  });

  it('are visible under their own scope only, which opens no table', async () => {
    for (const scope of ['', 'tenant', 'staff', 'relay', 'members']) {
      expect(await underScope(scope, 'select from journal_line')).toBe(0);
    }
    expect(await underScope('journal', 'select from journal_line')).toBeGreaterThan(0);
    expect(await underScope('journal', 'select from domain_event')).toBe(0);
  });

  it('hold no payload and cannot be written', async () => {
    const { fields } = await app.query('select * from journal_line limit 0');
    expect(fields.map(({ name }) => name).join()).not.toMatch(/payload|correlation/);
    await expect(underScope('journal', 'delete from journal_line')).rejects.toThrow('permission denied');
  });
});
