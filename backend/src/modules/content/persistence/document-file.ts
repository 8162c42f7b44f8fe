import type { EntityManager } from 'typeorm';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import type { DocumentRecord } from './content.records.js';
import { MediaRecord } from './media.record.js';

/**
 * Takes over what the media library says of the document's file; without one it stays as the product ships it.
 * @throws DomainError `donnees_invalides` of a file that is none, or a picture
 */
export async function describeFile(document: DocumentRecord, manager: EntityManager): Promise<void> {
  if (document.mediaId === null) return;
  const media = await manager.findOneBy(MediaRecord, { id: document.mediaId, kind: 'document' });
  if (media === null) throw refuseFields({ media_id: { code: 'media_absent' } });
  const { fileName, mediaType, byteLength, sha256 } = media;
  Object.assign(document, { fileName, mediaType, byteLength, sha256, shipped: false });
}
