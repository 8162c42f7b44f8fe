import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { applicationDataSource } from '../persistence/database.js';
import { UnitOfWork, type Transaction } from '../persistence/unit-of-work.js';
import { claimEvent } from './job-worker.js';

describe('claiming an event', () => {
  let database: TestDatabase;
  let source: DataSource;

  const within = async <Result>(work: (tx: Transaction) => Promise<Result>) =>
    new UnitOfWork(source).run({ establishmentId: null, actorId: null, correlationId: 'test' }, work);
  const claim = async (consumer: string, eventId: string) => within(async (tx) => claimEvent(tx, consumer, eventId));

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await applicationDataSource({ ownerUrl: database.url }, [], 5).initialize();
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  it('succeeds once for each consumer', async () => {
    const event = randomUUID();
    expect([await claim('mail', event), await claim('mail', event), await claim('pdf', event)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('succeeds for one of several simultaneous attempts', async () => {
    const event = randomUUID();
    const claims = await Promise.all([1, 2, 3, 4, 5].map(async () => claim('mail', event)));
    expect(claims.filter((isClaimed) => isClaimed)).toHaveLength(1);
  });

  it('is rolled back with its effect when the transaction fails', async () => {
    const event = randomUUID();
    const failing = within(async (tx) => {
      expect(await claimEvent(tx, 'mail', event)).toBe(true);
      throw new Error('the effect failed');
    });
    await expect(failing).rejects.toThrow('the effect failed');
    expect(await claim('mail', event)).toBe(true);
  });
});
