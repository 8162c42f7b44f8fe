import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../platform/errors/domain-error.js';
import { shippedContent } from '../../../platform/config/paths.js';
import type { ListedDocument } from '../queries/media.query.js';

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

  /** The address of the product's own picture, or of the library's. Null: the list draws the kind of file. */
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
