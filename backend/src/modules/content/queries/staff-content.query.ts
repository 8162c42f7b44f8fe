/** What staff read about portal records, beside the records. */
import { Query } from '@nestjs/cqrs';
import type { ContentVersion, KeptContent, MissingFacts, PublicationState } from '@valorisation/contract';
import { missingFactsIn } from '@valorisation/rules';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { accountName } from '../../../platform/rest/rest-fields.js';
import { CONTENT_TABLES, type ContentKind } from '../domain/publication.js';

/** The latest first. Refusal: `introuvable`. */
export class ListVersions extends QueryOf<{ kind: ContentKind; id: number }, readonly ContentVersion[]>() {}

/** Refusal: `introuvable`. */
export class GetKeptContent extends QueryOf<{ kind: ContentKind; id: number; version: number }, KeptContent>() {}

/** Refusal: `introuvable`. */
export class GetPublication extends QueryOf<{ kind: ContentKind; id: number }, PublicationState>() {}

export class ListMissingFacts extends Query<readonly MissingFacts[]> {}

interface PageText {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  /** The body of a record as JSON. Missing facts are searched in this text. */
  readonly text: string;
}

const writer = accountName('written_by');
const VERSION = `r.version as id, r.state, r.opens_at, r.closes_at, r.written_at, ${writer.sql} as written_by`;
const FROM = `from content_version r ${writer.joins?.join(' ')} where r.kind = $1 and r.record_id = $2`;

const on = handlersWith({ reader: TenantReader });

export const staffContentQueries = [
  on(ListVersions, async ({ kind, id }, { reader }) => {
    const [[record], rows] = await reader.across<[object, ContentVersion]>('staff', [
      { name: '', text: `select from ${CONTENT_TABLES[kind]} where id = $1`, values: [id] },
      { name: '', text: `select ${VERSION} ${FROM} order by r.version desc`, values: [kind, id] },
    ]);
    if (record === undefined) throw notFound();
    return rows;
  }),
  on(GetKeptContent, async ({ kind, id, version }, { reader }) => {
    const text = `select ${VERSION}, r.content ${FROM} and r.version = $3`;
    const [[kept]] = await reader.across<[KeptContent]>('staff', [{ name: '', text, values: [kind, id, version] }]);
    if (kept === undefined) throw notFound();
    return kept;
  }),
  on(GetPublication, async ({ kind, id }, { reader }) => {
    const text = `select id, state, opens_at, closes_at, version from ${CONTENT_TABLES[kind]} where id = $1`;
    const [[state]] = await reader.across<[PublicationState]>('staff', [{ name: '', text, values: [id] }]);
    if (state === undefined) throw notFound();
    return state;
  }),
  on(ListMissingFacts, async (_, { reader }) => {
    const text = 'select id, name, title, body::text as text from content_page order by name';
    const [pages] = await reader.across<[PageText]>('staff', [{ name: '', text, values: [] }]);
    return pages.flatMap(({ text: body, ...page }) => {
      const missing = missingFactsIn(body);
      return missing.length === 0 ? [] : [{ ...page, to_complete: missing }];
    });
  }),
];
