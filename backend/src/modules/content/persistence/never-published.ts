/** What staff may delete: their own content that the public has never read and that nothing leads to (ADR 118). */
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { CONTENT_TABLES, type ContentKind } from '../domain/publication.js';
import { PageRecord, type ContentRecord } from './content.records.js';

/** True for a record whose row `r` was public at the instant `now`, or before. Both are SQL, like the kind. */
export const wasPublic = (now: string, kind: string): string => `(r.state = 'archived'
  or (r.state <> 'draft' and r.closes_at <= ${now}) or exists (
  select from content_version v where v.kind = ${kind} and v.record_id = r.id
    and v.state in ('published', 'scheduled') and v.opens_at <= ${now}))`;

/** The present text of every content, with its addresses. */
const TEXTS = Object.entries(CONTENT_TABLES)
  .map(([kind, table]) => `select '${kind}' as kind, id, to_jsonb(${table}.*)::text as said from ${table}`)
  .join(' union all ');

/** A pattern for what leads to the record in the texts of other content. Null: nothing can, except by its number. */
function leadingTo(kind: ContentKind, row: ContentRecord): string | null {
  const { id } = row;
  const end = '(?![0-9])';
  if (kind === 'articles') return `/actualites/${id}${end}`;
  if (kind === 'videos') return `/videos/${id}${end}`;
  if (kind === 'documents') {
    return `/documents/${id}${end}|/docs/(download|preview)/${id}${end}|"documents": \\[[^\\]]*\\m${id}\\M`;
  }
  return row instanceof PageRecord ? `"#?/${row.name}(?=[\\\\"?#])` : null;
}

/**
 * Deletes what hangs on the record, so that its row can follow.
 * @throws DomainError `contenu_deja_public` for content of the product, and for content that is or was public;
 * `encore_utilise` when another content leads to it
 */
async function releaseContent(kind: ContentKind, row: ContentRecord, manager: EntityManager, now: Date): Promise<void> {
  const [found]: object[] = await manager.query(
    `select from ${CONTENT_TABLES[kind]} r
      where r.id = $1 and r.key is null and r.state = 'draft' and not ${wasPublic('$2', '$3')} for update`,
    [row.id, now, kind],
  );
  if (found === undefined) throw new DomainError('contenu_deja_public');
  const pattern = leadingTo(kind, row);
  const [used]: object[] =
    pattern === null
      ? []
      : await manager.query(`select from (${TEXTS}) c where (c.kind, c.id) <> ($1, $2) and c.said ~ $3 limit 1`, [
          kind,
          row.id,
          pattern,
        ]);
  if (used !== undefined) throw new DomainError('encore_utilise');
  for (const table of ['content_draft', 'content_version', 'media_use'])
    await manager.query(`delete from ${table} where kind = $1 and record_id = $2`, [kind, row.id]);
}

/** The part of a resource's declaration that lets staff delete such content. */
export const deletedUnread = (kind: ContentKind) =>
  ({
    refuses: ['contenu_deja_public'],
    release: async (row: ContentRecord, manager: EntityManager, now: Date) => releaseContent(kind, row, manager, now),
  }) as const;
