import type { EntityManager } from 'typeorm';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import type { ContentValues } from '../domain/publication.js';
import { DocumentRecord, MediaRecord } from './content.records.js';

type DescribedFile = Pick<DocumentRecord, 'fileName' | 'mediaType' | 'byteLength' | 'sha256' | 'shipped'>;

/**
 * Copies the media library's description of the document's file. Without one the shipped description stays.
 * @throws DomainError `donnees_invalides` for an unknown file, or a picture
 */
export async function describeFile(document: DocumentRecord, manager: EntityManager): Promise<void> {
  if (document.mediaId === null) return;
  Object.assign(document, await describedFile(document.mediaId, manager));
}

/**
 * Does the same for a document that is published with another file. A restored version keeps the description of its own
 * file.
 * @throws DomainError `donnees_invalides`, also for a document that would lose its file
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

interface WrittenIdentity {
  readonly id: number;
  readonly mediaId: number | null;
  /** Undefined when it stays as it is. */
  readonly contactEmail: string | undefined;
  /** The person who writes it. */
  readonly updatedBy: number | null;
}

const OTHER_MAILBOX = `select from content_identity i
  where i.id = $1 and i.contact_email <> $2 and not exists (select from account where id = $3 and role = 'admin')`;

/**
 * The logo is a picture of the media library. What the public writes goes to the contact address, so only the
 * administration names another one (ADR 113).
 * @throws DomainError `donnees_invalides`
 */
export async function refuseUnfitIdentity(
  { id, mediaId, contactEmail, updatedBy }: WrittenIdentity,
  manager: EntityManager,
): Promise<void> {
  if (mediaId !== null && !(await manager.existsBy(MediaRecord, { id: mediaId, kind: 'picture' })))
    throw refuseFields({ media_id: { code: 'media_absent' } });
  if (contactEmail === undefined) return;
  const found: object[] = await manager.query(OTHER_MAILBOX, [id, contactEmail, updatedBy]);
  if (found.length > 0) throw refuseFields({ contact_email: { code: 'boite_reservee' } });
}

const PICTURE_ADDRESS = /\/media\/([0-9a-f]{64})\./g;
const KNOWN = `select named from unnest($1::text[]) as named
  where exists (select from content_media m where named in (m.sha256, m.thumbnail_sha256))`;

/**
 * A picture may have been deleted from the media library since its address was typed.
 * @throws DomainError `donnees_invalides` for a field with such a picture
 */
export async function refuseGonePictures(content: ContentValues, manager: EntityManager): Promise<void> {
  for (const [field, value] of Object.entries(content)) {
    const named = new Set([...JSON.stringify(value ?? null).matchAll(PICTURE_ADDRESS)].map(([, sha256]) => sha256));
    if (named.size === 0) continue;
    const known: object[] = await manager.query(KNOWN, [[...named]]);
    if (known.length < named.size) throw refuseFields({ [field]: { code: 'media_absent' } });
  }
}

async function describedFile(id: number, manager: EntityManager): Promise<DescribedFile> {
  const media = await manager.findOneBy(MediaRecord, { id, kind: 'document' });
  if (media === null) throw refuseFields({ media_id: { code: 'media_absent' } });
  const { fileName, mediaType, byteLength, sha256 } = media;
  return { fileName, mediaType, byteLength, sha256, shipped: false };
}
