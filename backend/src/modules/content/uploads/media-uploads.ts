import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { LARGEST_MEDIA } from '@valorisation/contract';
import { entryPath } from '../../../platform/config/paths.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { FormFile } from '../../../platform/http/file-body.js';
import { inTurn } from '../../../platform/limits/costly-calls.js';
import { LimitedProcess, type ProcessLimits } from '../../../platform/process/limited-process.js';
import { Slots } from '../../../platform/process/slots.js';
import { takingItsTime } from '../../../platform/process/waiting-caller.js';
import { FileStore } from '../../../platform/storage/file-store.js';
import type { PagePicture, PageQuestion } from './first-page.js';
import { MalwareScanner } from './malware-scanner.js';
import type { MediaAnswer, MediaQuestion } from './media-work.js';
import { refusedMedia, tooLargeMedia, unacceptedMedia } from './refused-media.js';

const PROGRAM = entryPath('main.media.js');
/** About ten times the memory that the largest picture needs. Pictures lie outside the heap, limited by their points. */
const LIMITS: ProcessLimits = { timeMs: 20_000, memoryMb: 128 };
const PAGE_PROGRAM = entryPath('main.first-page.js');
/** Limits of the drawing of a first page. Beyond them the document is kept without its picture. */
const PAGE_LIMITS: ProcessLimits = { timeMs: 10_000, memoryMb: 128 };
/** The number of processes at a time, at most one for each account. Other files wait on the disk. */
const AT_ONCE = 2;
const SHARE = 1;

/** The first bytes of a picture, in hexadecimal, with dots for any digit. */
const PICTURE_SIGNS = [/^ffd8ff/, /^89504e47/, /^47494638/, /^52494646.{8}57454250/, /^.{8}6674797061766966/];
const SIGN_LENGTH = 16;

export const contentKey = (sha256: string): string => `content/${sha256}`;

/** Files that staff upload: streamed to the disk, checked in their own process, kept in the file store (ADR 37). */
@Injectable()
export class MediaUploads {
  private readonly slots = new Slots(AT_ONCE, SHARE);

  constructor(
    private readonly files: FileStore,
    private readonly scanner: MalwareScanner,
  ) {}

  /**
   * What is kept of the file, already in the store.
   * @param kind the expected kind; without it either one
   * @throws DomainError 400 for an interrupted form; 413, 415 or 422 naming `file`; 503 when too many wait or the
   * scanner does not answer
   */
  async keep(
    { content }: FormFile,
    accountId: number,
    gone: AbortSignal,
    kind?: MediaAnswer['kind'],
  ): Promise<MediaAnswer> {
    const folder = await mkdtemp(join(tmpdir(), 'valorisation-media-'));
    try {
      const path = join(folder, 'file');
      await receive(content, path);
      return await inTurn(this.slots, String(accountId), gone, async () =>
        this.read({ path, folder, largest: LARGEST_MEDIA }, kind),
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async read(question: MediaQuestion, kind?: MediaAnswer['kind']): Promise<MediaAnswer> {
    return takingItsTime(async () => {
      await this.scanner.assertHarmless(question.path);
      return this.inProcess(question, kind);
    });
  }

  private async inProcess(question: MediaQuestion, kind?: MediaAnswer['kind']): Promise<MediaAnswer> {
    const beyondLimits = (): DomainError => refusedMedia('media_trop_lourd');
    const process = new LimitedProcess<MediaQuestion, MediaAnswer>(PROGRAM, LIMITS, beyondLimits);
    try {
      const read = await process.ask(question);
      process.end();
      if (kind !== undefined && read.kind !== kind) {
        throw unacceptedMedia(kind === 'picture' ? 'media_pas_image' : 'media_pas_document');
      }
      const answer = await this.withFirstPage(read, question);
      const kept = answer.thumbnail === undefined ? [answer.file] : [answer.file, answer.thumbnail];
      // The files are stored one at a time, so that the slots limit the memory in use.
      for (const { path, sha256 } of kept) await this.files.put(contentKey(sha256), await readFile(path));
      return answer;
    } finally {
      process.end();
    }
  }

  private async withFirstPage(answer: MediaAnswer, { folder }: MediaQuestion): Promise<MediaAnswer> {
    if (answer.kind === 'picture' || answer.ending !== 'pdf') return answer;
    const tooMuch = (): DomainError => refusedMedia('media_trop_lourd');
    const process = new LimitedProcess<PageQuestion, PagePicture>(PAGE_PROGRAM, PAGE_LIMITS, tooMuch);
    try {
      return { ...answer, thumbnail: await process.ask({ path: answer.file.path, folder }) };
    } catch {
      // The PDF has a password, is damaged inside, or is too heavy. The list then draws the kind of file.
      return answer;
    } finally {
      process.end();
    }
  }
}

async function receive(content: FormFile['content'], path: string): Promise<void> {
  try {
    await pipeline(content, meter(), createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    // The form was interrupted. Errors of the disk pass unchanged.
    const isOurs = error instanceof DomainError || (error instanceof Error && 'syscall' in error);
    throw isOurs ? error : new DomainError('requete_malformee');
  }
}

/** Stops a file that exceeds its kind's limit. The first bytes tell a picture. */
function meter(): Transform {
  let head = Buffer.alloc(0);
  let length = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      length += piece.length;
      if (head.length < SIGN_LENGTH) head = Buffer.concat([head, piece.subarray(0, SIGN_LENGTH)]);
      const signs = head.toString('hex');
      const isPicture = PICTURE_SIGNS.some((sign) => sign.test(signs));
      if (length > LARGEST_MEDIA[isPicture ? 'picture' : 'document']) done(tooLargeMedia());
      else done(null, piece);
    },
  });
}
