import { Injectable } from '@nestjs/common';
import { DOCUMENT_TYPES } from '@valorisation/contract';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { violatedUnique } from '../../../platform/persistence/sql-errors.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { type RestTarget, RestWriter } from '../../../platform/rest/rest-writer.js';
import { MediaRecord } from '../persistence/content.records.js';
import type { MediaAnswer } from './media-work.js';

const LONGEST = 120;
const UNNAMED = 'fichier';
/** Characters that no name may show: controls, direction marks, joiners, signs of file systems and addresses. */
const UNSHOWN = /[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu;

/** A single dot inside a name stays. Dots at its ends, and several in a row, are removed. */
const SPACES_AND_DOTS = /\s|\.{2}|^\.|\.$/;

/** The name that people read and download: without a path, with the extension of its real type. */
export function mediaName(given: string, ending: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const base = last
    .replace(UNSHOWN, '')
    .replace(/\.[^.]*$/, '')
    .split(SPACES_AND_DOTS)
    .filter((word) => word !== '')
    .join(' ');
  // Cuts by letters, so that none is split.
  const cut = [...(base === '' ? UNNAMED : base)].slice(0, LONGEST).join('').trim();
  return `${cut}.${ending}`;
}

/** The name that a person types for a file, with or without the extension, which stays that of its type. */
export function renamed(present: string, typed: string): string {
  const ending = present.slice(present.lastIndexOf('.') + 1);
  const hasEnding = typed.toLowerCase().endsWith(`.${ending}`);
  return mediaName(hasEnding ? typed : `${typed}.${ending}`, ending);
}

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
 * Writes the records of the media library. The daily round deletes the files of a deleted record (`file-purge.ts`), because
 * another upload may bring the same bytes.
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
      // The same file was uploaded twice at the same moment.
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
    tags: [],
    focusX: 50,
    focusY: 50,
  };
}
