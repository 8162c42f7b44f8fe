import { Injectable } from '@nestjs/common';
import { DOCUMENT_TYPES } from '@valorisation/contract';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { violatedUnique } from '../../../platform/persistence/sql-errors.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import type { RestTarget } from '../../../platform/rest/rest-target.js';
import { RestWriter } from '../../../platform/rest/rest-writer.js';
import type { StaffRecord } from '../../../platform/rest/staff-record.js';
import { FileStore } from '../../../platform/storage/file-store.js';
import { MediaRecord } from '../persistence/media.record.js';
import { mediaName } from './media-name.js';
import { contentKey } from './media-uploads.js';
import type { MediaAnswer } from './media-work.js';

const PICTURE = { ending: 'webp', type: 'image/webp' } as const;

/** An upload as the journal has it: names are what somebody typed. */
const UPLOAD: RestTarget<MediaRecord> = {
  name: 'media',
  entity: MediaRecord,
  subject: 'media',
  written: new Map([
    ['kind', 'kind'],
    ['fileName', 'file_name'],
    ['mediaType', 'media_type'],
    ['byteLength', 'byte_length'],
  ]),
  audited: ({ kind, mediaType, byteLength }) => ({ kind, media_type: mediaType, byte_length: byteLength }),
};

/** Writes the records of the media library; the files of one that is deleted go with it. */
@Injectable()
export class MediaWriter extends RestWriter {
  constructor(
    unitOfWork: UnitOfWork,
    journal: EventJournal,
    clock: Clock,
    private readonly reader: TenantReader,
    private readonly files: FileStore,
  ) {
    super(unitOfWork, journal, clock);
  }

  /** Answers the record of the file: the one that there is, where the same bytes were sent before. */
  async add(
    actor: Actor,
    name: string,
    answer: MediaAnswer,
  ): Promise<{ readonly id: number; readonly isNew: boolean }> {
    const known = await this.find(answer.file.sha256);
    if (known !== undefined) return { id: known, isNew: false };
    try {
      return { id: await this.create(actor, UPLOAD, valuesOf(name, answer)), isNew: true };
    } catch (error) {
      // Sent twice at once.
      const first = violatedUnique(error) === undefined ? undefined : await this.find(answer.file.sha256);
      if (first === undefined) throw error;
      return { id: first, isNew: false };
    }
  }

  override async remove<Row extends StaffRecord>(actor: Actor, target: RestTarget<Row>, id: number): Promise<void> {
    const hashes = await this.hashesOf(id);
    await super.remove(actor, target, id);
    // A small picture may be the same in two records.
    for (const sha256 of hashes)
      if ((await this.find(sha256)) === undefined) await this.files.delete(contentKey(sha256));
  }

  private async hashesOf(id: number): Promise<string[]> {
    const text = `select unnest(array[sha256, thumbnail_sha256]) as sha256 from content_media where id = $1`;
    const rows = await this.reader.global<{ sha256: string | null }>({ name: '', text, values: [id] });
    return rows.flatMap(({ sha256 }) => sha256 ?? []);
  }

  private async find(sha256: string): Promise<number | undefined> {
    const text = 'select id from content_media where sha256 = $1 or thumbnail_sha256 = $1 order by sha256 <> $1, id';
    const [row] = await this.reader.global<{ id: number }>({ name: '', text, values: [sha256] });
    return row?.id;
  }
}

function valuesOf(name: string, answer: MediaAnswer): Partial<MediaRecord> {
  const { byteLength, sha256 } = answer.file;
  const isPicture = answer.kind === 'picture';
  const ending = isPicture ? PICTURE.ending : answer.ending;
  return {
    kind: answer.kind,
    fileName: mediaName(name, ending),
    mediaType: isPicture ? PICTURE.type : DOCUMENT_TYPES[answer.ending],
    byteLength,
    sha256,
    ...(isPicture && { width: answer.file.width, height: answer.file.height }),
    ...(answer.thumbnail !== undefined && {
      thumbnailSha256: answer.thumbnail.sha256,
      thumbnailByteLength: answer.thumbnail.byteLength,
    }),
    alt: '',
    archived: false,
  };
}
