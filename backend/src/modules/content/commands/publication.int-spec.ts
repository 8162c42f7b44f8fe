/** Publishing and archiving, as the screens of staff will ask for it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { SetClock } from '../../../../test/support/set-clock.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import type { Actor } from '../../../platform/access/actor.js';
import { EventCatalogue } from '../../../platform/events/event-catalogue.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { applicationDataSource } from '../../../platform/persistence/database.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { contentEvents } from '../events.js';
import { contentEntities } from '../persistence/content.records.js';
import { SqlContentRecords } from '../persistence/sql-content-records.js';
import { ContentChange } from './content-change.js';
import { ArchiveContent, PublishContent } from './publication.command.js';
import { ArchiveContentHandler, PublishContentHandler } from './publication.handlers.js';

const STAFF: Actor = {
  accountId: 5,
  establishmentId: null,
  role: 'staff',
  associated: false,
  active: true,
  correlationId: 'test',
};

describe('a publication', () => {
  let database: TestDatabase;
  let source: DataSource;
  let publishing: PublishContentHandler;
  let archiving: ArchiveContentHandler;
  let id: number;
  const clock = new SetClock();

  const record = async () => {
    const rows: unknown[] = await source.query(
      'select state, version, updated_by as "updatedBy" from content_article where id = $1',
      [id],
    );
    return rows[0];
  };
  const publish = async (version?: number) =>
    publishing.execute(
      new PublishContent(
        STAFF,
        { kind: 'articles', id, ...(version !== undefined && { version }) },
        { opensAt: null, closesAt: null },
      ),
    );

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await applicationDataSource({ ownerUrl: database.url }, contentEntities, 3).initialize();
    const [draft]: { id: number }[] = await source.query(`select id from content_article where state = 'draft'`);
    id = draft?.id ?? 0;
    const journal = new EventJournal(new EventCatalogue([contentEvents]));
    const change = new ContentChange(new UnitOfWork(source), new SqlContentRecords(), journal, clock);
    publishing = new PublishContentHandler(change, clock);
    archiving = new ArchiveContentHandler(change);
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  it('is refused to whoever has read another version', async () => {
    await expect(publish(7)).rejects.toMatchObject({ code: 'version_perimee', details: { version: 1 } });
    expect(await record()).toEqual({ state: 'draft', version: 1, updatedBy: null });
  });

  it('changes the record and tells the journal who did it, in one transaction', async () => {
    await publish(1);
    expect(await record()).toEqual({ state: 'published', version: 2, updatedBy: STAFF.accountId });
    await archiving.execute(new ArchiveContent(STAFF, { kind: 'articles', id }));
    expect(await record()).toEqual({ state: 'archived', version: 3, updatedBy: STAFF.accountId });
    const events = await new UnitOfWork(source).run(
      { establishmentId: null, scope: 'staff', actorId: null, correlationId: 'test' },
      async ({ manager }): Promise<unknown> =>
        manager.query(
          `select type, aggregate_version as version, actor_id as "actorId" from domain_event
            where aggregate_type = 'articles' and aggregate_id = $1 order by aggregate_version`,
          [id],
        ),
    );
    expect(events).toEqual([
      { type: 'content.published', version: 2, actorId: STAFF.accountId },
      { type: 'content.archived', version: 3, actorId: STAFF.accountId },
    ]);
  });

  it('is refused of what does not exist', async () => {
    const nothing = new ArchiveContent(STAFF, { kind: 'videos', id: 999_999 });
    await expect(archiving.execute(nothing)).rejects.toMatchObject({ code: 'introuvable' });
  });
});
