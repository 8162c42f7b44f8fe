import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { notFound } from '../../../platform/errors/domain-error.js';
import { shippedContent } from '../../../platform/config/paths.js';
import { FileStore, fingerprintOf } from '../../../platform/storage/file-store.js';
import { contentKey } from '../uploads/media-uploads.js';
import type { StoredDocument, ListedDocument } from '../queries/media.query.js';
import { readdirSync, readFileSync } from 'node:fs';

/** The bytes of the documents that the public downloads, in the file store under the hash of their content. */
@Injectable()
export class DocumentFiles {
  private readonly logger = new Logger(DocumentFiles.name);

  constructor(private readonly files: FileStore) {}

  /**
   * The file as it was written. A shipped file is put into the store if it is missing there.
   * @throws DomainError `introuvable` for a missing or damaged file
   */
  async open(document: StoredDocument): Promise<Readable> {
    const key = contentKey(document.sha256);
    const stored = await this.files.open(key, document);
    if (typeof stored !== 'string') return stored;
    if (!document.shipped) {
      this.logger.error({ msg: 'public document unreadable', documentId: document.id, damage: stored });
      throw notFound('document');
    }
    const bytes = await this.shipped(document);
    await this.files.put(key, bytes);
    return Readable.from([bytes]);
  }

  /** A later release may ship another file under the same name before the record describes it. */
  private async shipped({ id, fileName, sha256 }: StoredDocument): Promise<Buffer> {
    const bytes = await readFile(join(shippedContent, 'files', fileName)).catch(() => undefined);
    if (bytes !== undefined && fingerprintOf(bytes).sha256 === sha256) return bytes;
    this.logger.error({ msg: 'shipped document missing', documentId: id });
    throw notFound('document');
  }
}

const FOLDER = join(shippedContent, 'previews');
const PICTURE = /^([0-9a-f]{64})\.webp$/;
/** Part of the fingerprint, so that another file has another address for its picture. */
const MARK = 12;

/** The small pictures of shipped documents, by the fingerprint of the document (`npm run previews`). */
@Injectable()
export class DocumentPreviews {
  private readonly pictures: ReadonlyMap<string, Buffer> = new Map(
    readdirSync(FOLDER).flatMap((name): [string, Buffer][] => {
      const fingerprint = PICTURE.exec(name)?.[1];
      return fingerprint === undefined ? [] : [[fingerprint, readFileSync(join(FOLDER, name))]];
    }),
  );

  /** Null without a picture: the list then draws the kind of file. */
  addressOf({ id, sha256, pageSha256 }: Pick<ListedDocument, 'id' | 'sha256' | 'pageSha256'>): string | null {
    if (pageSha256 !== null) return `/media/${pageSha256}.webp`;
    return this.pictures.has(sha256) ? `/v1/user/docs/preview/${id}?v=${sha256.slice(0, MARK)}` : null;
  }

  /** @throws DomainError `introuvable` for a document without a picture */
  read({ sha256 }: { readonly sha256: string }): Buffer {
    const picture = this.pictures.get(sha256);
    if (picture === undefined) throw notFound('document');
    return picture;
  }
}
