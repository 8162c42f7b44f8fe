import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { refuseWrite } from '../../../platform/rest/rest-writer.js';
import {
  CONTENT_TABLES,
  type ContentState,
  type Standing,
  type Publication,
  type ContentValues,
  type ContentKind,
  type ContentTarget,
} from '../domain/publication.js';
import { ArticleRecord, PageRecord, type ContentRecord } from './content.records.js';
import { refuseOtherMarks, WordingRecord } from './site.records.js';
import { publishedFile, refuseGonePictures, refuseUnfitIdentity } from './document-file.js';

/** SQL for the text that the public reads until the record opens. It takes the row before the change. */
const STANDING = {
  'as it was': (table: string) => () => `to_jsonb(${table}.*) - 'standing'`,
  nothing: () => () => 'null',
} as const;

/** A whole row by its columns, in the database's JSON. */
interface StandingRow {
  readonly state: ContentState;
  readonly opens_at: string;
  readonly closes_at: string | null;
  readonly [column: string]: unknown;
}

/** Columns that identify a row, its author and its times, but not its content. */
const OF_THE_RECORD: ReadonlySet<string> = new Set([
  'id',
  'key',
  'name',
  'former_names',
  'version',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
]);

const HOME = 'home';

interface ChangedRecord extends WrittenRecord {
  readonly standing: Standing;
}

export interface WrittenRecord {
  readonly version: number;
  readonly publication: Publication;
  /** The new content; without it, the content stays as it is. */
  readonly content?: ContentValues;
}

interface StandingRecord {
  readonly publication: Publication;
  readonly content: ContentValues;
}

export interface FoundRecord extends Omit<WrittenRecord, 'content'> {
  /** The text of its page on the portal; null for a kind that may be public without one. */
  readonly text: string | null;
  /** True for the home page, which is always public. */
  readonly isHome: boolean;
}

/** The records of every kind: their publication, and their earlier versions. */
@Injectable()
export class ContentRecords {
  /** Locked until the transaction ends. */
  async lock({ manager }: Transaction, kind: ContentKind, id: number): Promise<FoundRecord | undefined> {
    const row = await manager
      .createQueryBuilder<ContentRecord>(CONTENT_TABLES[kind], 'row')
      .where('row.id = :id', { id })
      .setLock('pessimistic_write')
      .getOne();
    if (row === null) return undefined;
    const { version, state, opensAt, closesAt } = row;
    const text = row instanceof ArticleRecord ? row.body : null;
    const isHome = row instanceof PageRecord && row.key === HOME;
    return { version, publication: { state, opensAt, closesAt }, text, isHome };
  }

  /** What the public reads until a scheduled record opens. */
  async standing({ manager }: Transaction, kind: ContentKind, id: number): Promise<StandingRecord | undefined> {
    const [row]: { standing: StandingRow }[] = await manager.query(
      `select standing from ${CONTENT_TABLES[kind]} where id = $1 and standing is not null`,
      [id],
    );
    if (row === undefined) return undefined;
    const { state, opens_at: opensAt, closes_at: closesAt, ...columns } = row.standing;
    return {
      publication: { state, opensAt: new Date(opensAt), closesAt: closesAt === null ? null : new Date(closesAt) },
      content: Object.fromEntries(Object.entries(columns).filter(([name]) => !OF_THE_RECORD.has(name))),
    };
  }

  async isThere({ manager }: Transaction, kind: ContentKind, id: number): Promise<boolean> {
    return manager.existsBy<ContentRecord>(CONTENT_TABLES[kind], { id });
  }

  /** The content of an earlier version; version 0 is the shipped text. */
  async kept(
    { manager }: Transaction,
    kind: ContentKind,
    id: number,
    version: number,
  ): Promise<ContentValues | undefined> {
    const [row]: { content: ContentValues }[] = await manager.query(
      'select content from content_version where kind = $1 and record_id = $2 and version = $3',
      [kind, id, version],
    );
    return row?.content;
  }

  async save(
    { manager, actorId }: Transaction,
    kind: ContentKind,
    id: number,
    { version, publication, standing, content = {} }: ChangedRecord,
    now: Date,
  ): Promise<void> {
    const { columns } = manager.connection.getMetadata(CONTENT_TABLES[kind]);
    const said = columns.filter(({ databaseName }) => Object.hasOwn(content, databaseName));
    const values = Object.fromEntries(
      said.map(({ databaseName, propertyName }) => [propertyName, content[databaseName]]),
    );
    await refuseGonePictures(content, manager);
    const file = kind === 'documents' ? await publishedFile(id, content, manager) : {};
    if (kind === 'identity') {
      const { media_id: logo, contact_email: mailbox } = content;
      const mediaId = typeof logo === 'number' ? logo : null;
      const contactEmail = typeof mailbox === 'string' ? mailbox : undefined;
      await refuseUnfitIdentity({ id, mediaId, contactEmail, updatedBy: actorId }, manager);
    }
    const { texts } = content;
    if (kind === 'wordings' && Array.isArray(texts)) {
      const { name } = await manager.findOneByOrFail(WordingRecord, { id });
      refuseOtherMarks(name, texts.map(String));
    }
    const stamp = { version, updatedAt: now, updatedBy: actorId };
    const stands = standing === 'as before' ? {} : { standing: STANDING[standing](CONTENT_TABLES[kind]) };
    const changed = { ...values, ...file, ...publication, ...stamp, ...stands };
    const written = new Map(said.map(({ propertyName, databaseName }) => [propertyName, databaseName]));
    // A text may name a theme or a series that does not exist.
    await manager
      .update<ContentRecord>(CONTENT_TABLES[kind], { id }, changed)
      .catch((error: unknown) => refuseWrite(error, manager, { entity: CONTENT_TABLES[kind], written }));
  }
}

type Copied = Pick<ContentTarget, 'kind' | 'id'>;

export interface WorkingCopy {
  /** The record's version when the writer began. */
  readonly baseVersion: number;
  readonly content: ContentValues;
}

/** The unsaved work of a writer, one for each record and writer (ADR 36). */
@Injectable()
export class WorkingCopies {
  /** Replaces the writer's earlier copy. */
  async keep(
    { manager }: Transaction,
    { kind, id }: Copied,
    writerId: number,
    { baseVersion, content }: WorkingCopy,
    now: Date,
  ): Promise<void> {
    await manager.query(
      `insert into content_draft (kind, record_id, writer_id, base_version, content, typed_at)
         values ($1, $2, $3, $4, $5, $6)
       on conflict (kind, record_id, writer_id) do update
         set base_version = excluded.base_version, content = excluded.content, typed_at = excluded.typed_at`,
      [kind, id, writerId, baseVersion, JSON.stringify(content), now],
    );
  }

  async drop({ manager }: Transaction, { kind, id }: Copied, writerId: number): Promise<void> {
    await manager.query('delete from content_draft where kind = $1 and record_id = $2 and writer_id = $3', [
      kind,
      id,
      writerId,
    ]);
  }
}
