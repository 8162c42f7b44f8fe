import type { EntityManager } from 'typeorm';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import type { ContentValues } from '../domain/publication.js';
import { DocumentRecord } from './content.records.js';
import { MediaRecord } from './media.record.js';

type DescribedFile = Pick<DocumentRecord, 'fileName' | 'mediaType' | 'byteLength' | 'sha256' | 'shipped'>;

/**
 * Takes over what the media library says of the document's file; without one it stays as the product ships it.
 * @throws DomainError `donnees_invalides` of a file that is none, or a picture
 */
export async function describeFile(document: DocumentRecord, manager: EntityManager): Promise<void> {
  if (document.mediaId === null) return;
  Object.assign(document, await describedFile(document.mediaId, manager));
}

/**
 * The same for a document that is published with another file. An earlier version that is brought back describes its own.
 * @throws DomainError `donnees_invalides`, also of a file that is taken away without another
 */
export async function publishedFile(
  id: number,
  content: ContentValues,
  manager: EntityManager,
): Promise<Partial<DescribedFile>> {
  const { media_id: mediaId } = content;
  if (mediaId === undefined || Object.hasOwn(content, 'sha256')) return {};
  if (typeof mediaId === 'number') return describedFile(mediaId, manager);
  const { mediaId: before } = await manager.findOneByOrFail(DocumentRecord, { id });
  if (before !== null) throw refuseFields({ media_id: { code: 'obligatoire' } });
  return {};
}

async function describedFile(id: number, manager: EntityManager): Promise<DescribedFile> {
  const media = await manager.findOneBy(MediaRecord, { id, kind: 'document' });
  if (media === null) throw refuseFields({ media_id: { code: 'media_absent' } });
  const { fileName, mediaType, byteLength, sha256 } = media;
  return { fileName, mediaType, byteLength, sha256, shipped: false };
}
