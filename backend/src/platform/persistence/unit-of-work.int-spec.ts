import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { emailOf } from '../../../test/support/role-clients.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { DomainError } from '../errors/domain-error.js';
import { applicationDataSource } from './database.js';
import { ConcurrencyConflict, together, UnitOfWork, type Transaction } from './unit-of-work.js';

const CONTEXT = { establishmentId: 1, actorId: 7, correlationId: 'test' };

describe('a unit of work', () => {
  let database: TestDatabase;
  let source: DataSource;
  let unitOfWork: UnitOfWork;

  const setting = async ({ manager }: Pick<Transaction, 'manager'>) => {
    const [row]: { establishment: string; scope: string }[] = await manager.query(
      `select current_setting('app.establishment_id', true) as establishment, current_setting('app.scope', true) as scope`,
    );
    return row;
  };
  const note = async ({ manager }: Transaction, key: string): Promise<void> => {
    await manager.query('insert into rate_limit (key, points) values ($1, 1)', [key]);
  };
  const noted = async (key: string) => {
    const rows: unknown[] = await source.query('select from rate_limit where key = $1', [key]);
    return rows.length;
  };

  /** This id belongs to no account, so its foreign key is violated. */
  const UNKNOWN_ACCOUNT = 2 ** 31 - 1;
  const rememberUnknownAccount = async ({ manager }: Transaction): Promise<void> => {
    await manager.query(`insert into known_network (key, account_id, used_at) values ('nobody', $1, now())`, [
      UNKNOWN_ACCOUNT,
    ]);
  };
  /** Resolves for all callers once so many have arrived. */
  const meetingOf = (waiting: number) => {
    let meet = (): void => undefined;
    const all = new Promise<void>((resolve) => {
      meet = resolve;
    });
    return async (): Promise<void> => {
      waiting -= 1;
      if (waiting === 0) meet();
      return all;
    };
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await applicationDataSource({ ownerUrl: database.url }, [], 3).initialize();
    unitOfWork = new UnitOfWork(source);
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  it('sets its establishment and its scope for its transaction', async () => {
    expect(await unitOfWork.run(CONTEXT, setting)).toEqual({ establishment: '1', scope: 'tenant' });
    const staff = { ...CONTEXT, establishmentId: null, scope: 'staff' } as const;
    expect(await unitOfWork.run(staff, setting)).toEqual({ establishment: '', scope: 'staff' });
    const after = await Promise.all([1, 2, 3].map(async () => setting({ manager: source.manager })));
    for (const row of after) expect([null, '']).toContain(row?.establishment);
  });

  it('is committed whole or not at all', async () => {
    const failing = unitOfWork.run(CONTEXT, async (tx) => {
      await note(tx, 'half');
      throw new Error('and then it failed');
    });
    await expect(failing).rejects.toThrow('and then it failed');
    expect(await noted('half')).toBe(0);
  });

  it('waits for every statement that was sent, then throws the first failure', async () => {
    let ended = 0;
    const run = unitOfWork.run(CONTEXT, async (tx) =>
      together([
        note(tx, 'sent'),
        tx.manager.query<unknown>('select 1/0'),
        note(tx, 'late').finally(() => {
          ended += 1;
        }),
      ]),
    );
    await expect(run).rejects.toMatchObject({ driverError: { code: '22012' } });
    expect([ended, await noted('sent'), await noted('late')]).toEqual([1, 0, 0]);
  });

  it('restarts when another writer was faster, twice at most', async () => {
    let attempts = 0;
    const result = await unitOfWork.run(CONTEXT, async (tx) => {
      attempts += 1;
      await note(tx, 'anew');
      if (attempts < 3) throw new ConcurrencyConflict();
      return 'kept';
    });
    expect([result, attempts, await noted('anew')]).toEqual(['kept', 3, 1]);
  });

  it('gives up at the third conflict, with a refusal for the user', async () => {
    let attempts = 0;
    const run = unitOfWork.run(CONTEXT, async () => {
      attempts += 1;
      throw new ConcurrencyConflict();
    });
    await expect(run).rejects.toMatchObject({ code: 'conflit' });
    expect(attempts).toBe(3);
  });

  it('does not retry a refusal', async () => {
    let attempts = 0;
    const run = unitOfWork.run(CONTEXT, async () => {
      attempts += 1;
      throw new DomainError('version_perimee');
    });
    await expect(run).rejects.toMatchObject({ code: 'version_perimee' });
    expect(attempts).toBe(1);
  });

  it('restarts when a row that it refers to was deleted after it was read', async () => {
    let attempts = 0;
    const run = unitOfWork.run(CONTEXT, async (tx) => {
      attempts += 1;
      if (attempts === 1) await rememberUnknownAccount(tx);
      throw new DomainError('introuvable');
    });
    await expect(run).rejects.toMatchObject({ code: 'introuvable' });
    expect(attempts).toBe(2);
  });

  it('restarts when another writer has added the same row after the check', async () => {
    const both = meetingOf(2);
    const addOnce = async () =>
      unitOfWork.run(CONTEXT, async (tx) => {
        if ((await noted('once')) > 0) return 'is there';
        await both();
        await note(tx, 'once');
        return 'added';
      });
    expect((await Promise.all([addOnce(), addOnce()])).toSorted()).toEqual(['added', 'is there']);
  });

  it('does not hide a key that each try violates', async () => {
    let attempts = 0;
    const run = unitOfWork.run({ ...CONTEXT, actorId: null }, async (tx) => {
      attempts += 1;
      await rememberUnknownAccount(tx);
    });
    await expect(run).rejects.toMatchObject({ driverError: { code: '23503' } });
    expect(attempts).toBe(3);
    const [actor]: { id: number }[] = await source.query('select account_id as id from find_account_by_email($1)', [
      emailOf('main'),
    ]);
    const byActor = unitOfWork.run({ ...CONTEXT, actorId: actor?.id ?? 0 }, rememberUnknownAccount);
    await expect(byActor).rejects.toMatchObject({ driverError: { code: '23503' } });
  });

  it('answers an account that was erased meanwhile as if without a session', async () => {
    const run = unitOfWork.run({ ...CONTEXT, actorId: UNKNOWN_ACCOUNT }, rememberUnknownAccount);
    await expect(run).rejects.toMatchObject({ code: 'session_absente' });
  });

  it('survives a deadlock: both transactions are committed', async () => {
    await unitOfWork.run(CONTEXT, async (tx) => Promise.all([note(tx, 'left'), note(tx, 'right')]));
    const both = meetingOf(2);
    const take = async (first: string, second: string) =>
      unitOfWork.run(CONTEXT, async ({ manager }) => {
        await manager.query('update rate_limit set points = points + 1 where key = $1', [first]);
        await both();
        await manager.query('update rate_limit set points = points + 1 where key = $1', [second]);
      });
    await Promise.all([take('left', 'right'), take('right', 'left')]);
    const rows: { points: number }[] = await source.query(
      `select points from rate_limit where key in ('left', 'right')`,
    );
    expect(rows.map(({ points }) => points)).toEqual([3, 3]);
  });
});
