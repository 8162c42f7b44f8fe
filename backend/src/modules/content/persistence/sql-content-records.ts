import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { ContentRecords, type PublishedRecord } from '../commands/content-records.port.js';
import type { ContentKind } from '../domain/publication.js';
import {
  ArticleRecord,
  DocumentRecord,
  PageRecord,
  SeriesRecord,
  ThemeRecord,
  VideoRecord,
  type ContentRecord,
} from './content.records.js';

const ENTITIES: Readonly<Record<ContentKind, new () => ContentRecord>> = {
  pages: PageRecord,
  themes: ThemeRecord,
  articles: ArticleRecord,
  documents: DocumentRecord,
  webseries: SeriesRecord,
  videos: VideoRecord,
};

@Injectable()
export class SqlContentRecords extends ContentRecords {
  async lock({ manager }: Transaction, kind: ContentKind, id: number): Promise<PublishedRecord | undefined> {
    const row = await manager
      .createQueryBuilder(ENTITIES[kind], 'row')
      .where('row.id = :id', { id })
      .setLock('pessimistic_write')
      .getOne();
    if (row === null) return undefined;
    const { version, state, opensAt, closesAt } = row;
    return { version, publication: { state, opensAt, closesAt } };
  }

  async save(
    { manager, actorId }: Transaction,
    kind: ContentKind,
    id: number,
    { version, publication }: PublishedRecord,
    now: Date,
  ): Promise<void> {
    const stamp = { version, updatedAt: now, updatedBy: actorId };
    await manager.update<ContentRecord>(ENTITIES[kind], { id }, { ...publication, ...stamp });
  }
}
