import { Injectable } from '@nestjs/common';
import { DOCUMENT_TYPES } from '@valorisation/contract';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { violatedUnique } from '../../../platform/persistence/sql-errors.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { type RestTarget, RestWriter } from '../../../platform/rest/rest-writer.js';
import { MediaRecord } from '../persistence/media.record.js';
import { mediaName } from './media-name.js';
import type { MediaAnswer } from './media-work.js';

const PICTURE = { ending: 'webp', type: 'image/webp' } as const;

/** An upload in the journal, without names, because people type them. */
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

/**
 * Writes the records of the media library. The daily round deletes the files of a deleted record (`file-purge.ts`),
 * because the same bytes may be on their way again.
 */
@Injectable()
export class MediaWriter extends RestWriter {
  constructor(
    unitOfWork: UnitOfWork,
    journal: EventJournal,
    clock: Clock,
    private readonly reader: TenantReader,
  ) {
    super(unitOfWork, journal, clock);
  }

  /** Answers the record of the file; the existing one if the same bytes were uploaded before. */
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
      // Uploaded twice at the same moment.
      const first = violatedUnique(error) === undefined ? undefined : await this.find(answer.file.sha256);
      if (first === undefined) throw error;
      return { id: first, isNew: false };
    }
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
