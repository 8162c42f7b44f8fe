import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { applicationDataSource } from '../persistence/database.js';
import { ConcurrencyConflict, UnitOfWork } from '../persistence/unit-of-work.js';
import { silent, EventCatalogue } from './event-catalogue.js';
import { EventJournal } from './event-journal.js';
import { EventShape, UnreadableEvent } from './event-shape.js';

const counted = EventShape.first('test.counted', 'A number was counted.', z.strictObject({ count: z.int() }));
const CONTEXT = { establishmentId: 1, actorId: 7, correlationId: 'test' };
const NOW = new Date('2026-11-27T10:00:00Z');

describe('the journal', () => {
  let database: TestDatabase;
  let source: DataSource;
  let unitOfWork: UnitOfWork;
  const journal = new EventJournal(new EventCatalogue([silent(counted)]));

  const append = async (aggregateIds: readonly number[], counts: readonly number[]) =>
    unitOfWork.run(CONTEXT, async (tx) => {
      await journal.appendAll(
        tx,
        aggregateIds.map((aggregateId) => ({
          aggregateType: 'test',
          aggregateId,
          firstVersion: 1,
          events: counts.map((count) => counted.of({ count })),
          gridId: aggregateId % 2 === 0 ? null : 1,
          occurredAt: NOW,
        })),
      );
      return tx.manager.query<object[]>(
        `select aggregate_id as id, aggregate_version as version, payload, grid_id as grid, actor_id as actor,
                occurred_at as at, relayed_at is not null as relayed
           from domain_event where aggregate_type = 'test' and aggregate_id = any($1::integer[]) order by position`,
        [aggregateIds],
      );
    });

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await applicationDataSource({ ownerUrl: database.url }, [], 2).initialize();
    unitOfWork = new UnitOfWork(source);
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  it('keeps the order of the events, also of those with the same payload', async () => {
    const common = { actor: 7, at: NOW, relayed: true };
    expect(await append([3, 2], [5, 6, 5])).toEqual(
      [3, 2].flatMap((id) =>
        [5, 6, 5].map((count, index) => ({
          ...common,
          id,
          version: index + 1,
          payload: { count },
          grid: id === 3 ? 1 : null,
        })),
      ),
    );
  });

  it('refuses an event that could not be read again, wherever it stands', async () => {
    await expect(append([5, 6], [1, 1, 0.5])).rejects.toThrow(UnreadableEvent);
  });

  it('takes a version that is recorded already as a conflict', async () => {
    await append([9], [1]);
    const again = journal.appendAll.bind(journal);
    const run = source.transaction(async (manager) => {
      const tx = { ...CONTEXT, manager };
      await manager.query(
        `select set_config('app.establishment_id', '1', true), set_config('app.scope', 'tenant', true)`,
      );
      const entry = { aggregateType: 'test', aggregateId: 9, firstVersion: 1, gridId: null, occurredAt: NOW };
      await again(tx, [{ ...entry, events: [counted.of({ count: 1 })] }]);
    });
    await expect(run).rejects.toThrow(ConcurrencyConflict);
  });
});
