/** Publishing and archiving as staff's screens do them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { Test, type TestingModule } from '@nestjs/testing';
import type { DataSource } from 'typeorm';
import { SetClock } from '../../../../test/support/set-clock.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { EventCatalogue } from '../../../platform/events/event-catalogue.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { applicationDataSource } from '../../../platform/persistence/database.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { contentEvents } from '../domain/content.events.js';
import { ContentRecords, WorkingCopies } from '../persistence/content-records.js';
import { contentEntities } from '../persistence/site.records.js';
import { ContentChange } from './content-change.js';
import {
  ArchiveContent,
  ArchiveContents,
  publicationCommands,
  PublishContent,
  PublishContents,
  UnpublishContent,
} from './publication.command.js';
import { KeepWorkingCopy, workingCopyCommands } from './working-copy.command.js';

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
  let testing: TestingModule;
  let commands: CommandBus;
  let id: number;
  const clock = new SetClock();

  const record = async () => {
    const rows: unknown[] = await source.query(
      'select state, version, updated_by as "updatedBy" from content_article where id = $1',
      [id],
    );
    return rows[0];
  };
  const asStaff = async (query: string): Promise<unknown> =>
    new UnitOfWork(source).run(
      { establishmentId: null, scope: 'staff', actorId: null, correlationId: 'test' },
      async ({ manager }): Promise<unknown> => manager.query(query, [id]),
    );
  const publish = async (version?: number) =>
    commands.execute(
      new PublishContent({
        actor: STAFF,
        target: { kind: 'articles', id, version },
        dates: { opensAt: null, closesAt: null },
      }),
    );

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await applicationDataSource({ ownerUrl: database.url }, contentEntities, 3).initialize();
    const [draft]: { id: number }[] = await source.query(`select id from content_article where state = 'draft'`);
    id = draft?.id ?? 0;
    const journal = new EventJournal(new EventCatalogue([contentEvents]));
    testing = await Test.createTestingModule({
      imports: [CqrsModule.forRoot()],
      providers: [
        ...publicationCommands,
        ...workingCopyCommands,
        ContentChange,
        { provide: ContentRecords, useClass: ContentRecords },
        { provide: WorkingCopies, useClass: WorkingCopies },
        { provide: UnitOfWork, useValue: new UnitOfWork(source) },
        { provide: EventJournal, useValue: journal },
        { provide: Clock, useValue: clock },
      ],
    }).compile();
    await testing.init();
    commands = testing.get(CommandBus);
  });

  afterAll(async () => {
    await testing.close();
    await source.destroy();
    await database.drop();
  });

  it('is refused to a writer who has read another version', async () => {
    await expect(publish(7)).rejects.toMatchObject({ code: 'version_perimee', details: { version: 1 } });
    expect(await record()).toEqual({ state: 'draft', version: 1, updatedBy: null });
  });

  it('changes the record and records in the journal who did it, in one transaction', async () => {
    await publish(1);
    expect(await record()).toEqual({ state: 'published', version: 2, updatedBy: STAFF.accountId });
    await commands.execute(new ArchiveContent({ actor: STAFF, target: { kind: 'articles', id } }));
    expect(await record()).toEqual({ state: 'archived', version: 3, updatedBy: STAFF.accountId });
    const events = await asStaff(
      `select type, aggregate_version as version, actor_id as "actorId" from domain_event
        where aggregate_type = 'articles' and aggregate_id = $1 order by aggregate_version`,
    );
    expect(events).toEqual([
      { type: 'content.published', version: 2, actorId: STAFF.accountId },
      { type: 'content.archived', version: 3, actorId: STAFF.accountId },
    ]);
  });

  it('is refused for a record that does not exist', async () => {
    const nothing = new ArchiveContent({ actor: STAFF, target: { kind: 'videos', id: 999_999 } });
    await expect(commands.execute(nothing)).rejects.toMatchObject({ code: 'introuvable' });
  });

  it('goes back to draft, with an event of its own', async () => {
    await commands.execute(new UnpublishContent({ actor: STAFF, target: { kind: 'articles', id } }));
    expect(await record()).toMatchObject({ state: 'draft', version: 4 });
    const again = commands.execute(new UnpublishContent({ actor: STAFF, target: { kind: 'articles', id } }));
    await expect(again).rejects.toMatchObject({ code: 'contenu_brouillon' });
  });

  it("writes text and publication together, and deletes only its writer's working copy", async () => {
    const other = { ...STAFF, accountId: 6 };
    const copy = { baseVersion: 4, content: { title: 'Nouveau titre' } };
    for (const actor of [STAFF, other]) {
      await commands.execute(new KeepWorkingCopy({ actor, record: { kind: 'articles', id }, copy }));
    }
    expect(await record()).toMatchObject({ state: 'draft', version: 4 });
    const target = { kind: 'articles', id, version: 4 } as const;
    await commands.execute(
      new PublishContent({ actor: STAFF, target, dates: { opensAt: null, closesAt: null }, content: copy.content }),
    );
    expect(await asStaff('select title, state from content_article where id = $1')).toEqual([
      { title: 'Nouveau titre', state: 'published' },
    ]);
    expect(await asStaff('select writer_id as writer from content_draft where record_id = $1')).toEqual([
      { writer: other.accountId },
    ]);
  });

  it('is one act for many that skips missing records and those already in the requested state', async () => {
    const all: { id: number }[] = await source.query('select id from content_article order by id');
    const ids = all.map((row) => row.id);
    const archived = await commands.execute(new ArchiveContents({ actor: STAFF, kind: 'articles', ids: [...ids, id] }));
    expect(archived).toEqual({ done: ids, left: [] });
    await publish();
    const published = await commands.execute(
      new PublishContents({ actor: STAFF, kind: 'articles', ids: [...ids, 999_999] }),
    );
    expect(published).toEqual({
      done: ids.filter((one) => one !== id),
      left: [
        { id, refusal: new DomainError('contenu_publie') },
        { id: 999_999, refusal: new DomainError('introuvable') },
      ],
    });
    expect(
      await asStaff(
        `select distinct type from domain_event where aggregate_type = 'articles' and aggregate_id <> $1 order by type`,
      ),
    ).toEqual([{ type: 'content.archived' }, { type: 'content.published' }]);
  });
});
