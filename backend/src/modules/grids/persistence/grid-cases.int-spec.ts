import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { applicationDataSource } from '../../../platform/persistence/database.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { GridCases } from './grid-cases.js';

const STAFF = { establishmentId: null, scope: 'staff', actorId: null, correlationId: 'test' } as const;
const SHIPPED = 2;

describe('the cases of a grid version', () => {
  const cases = new GridCases();
  let database: TestDatabase;
  let source: DataSource;
  let unitOfWork: UnitOfWork;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await applicationDataSource({ ownerUrl: database.url }, [], 3).initialize();
    unitOfWork = new UnitOfWork(source);
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  it('are cloned as typed, without their signatures and without the withdrawn ones', async () => {
    const { cloned, own } = await unitOfWork.run(STAFF, async (tx) => {
      const [{ id } = { id: 0 }] = await tx.manager.query<{ id: number }[]>(
        `insert into grid_version (status, effective_on, confirmed, document, created_at)
         select 'draft', effective_on, false, document, now() from grid_version where id = $1 returning id`,
        [SHIPPED],
      );
      const shipped = await cases.within(tx, SHIPPED);
      await cases.withdraw(tx, shipped[0]?.id ?? 0, { accountId: 1, at: new Date() }, 'Double');
      await cases.clone(tx, SHIPPED, id);
      return { cloned: await cases.within(tx, id), own: await cases.within(tx, SHIPPED) };
    });
    expect(own.map(({ withdrawn }) => withdrawn?.reason)).toEqual(['Double', undefined, undefined]);
    expect(cloned.map(({ title, situation, expected }) => ({ title, situation, expected }))).toEqual(
      own.slice(1).map(({ title, situation, expected }) => ({ title, situation, expected })),
    );
    expect(cloned.map(({ clonedFrom, signed }) => [clonedFrom, signed])).toEqual(
      own.slice(1).map(({ id }) => [id, null]),
    );
  });

  it('can be written under the scope of staff only', async () => {
    const tenant = { ...STAFF, establishmentId: 1, scope: 'tenant' } as const;
    const add = unitOfWork.run(tenant, async ({ manager }) => {
      await manager.query(
        `insert into grid_case (grid_id, title, situation, expected_index, expected_cents, expected_unit, source)
         values (2, '', '{}', 0, 0, 'month', '')`,
      );
    });
    await expect(add).rejects.toThrow('row-level security');
  });
});
