/** What staff read of the portal's records beside the records themselves. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ContentVersion, KeptContent, MissingFacts, PublicationState } from '@valorisation/contract';
import { missingFactsIn } from '@valorisation/rules';
import { notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { accountName } from '../../../platform/rest/rest-fields.js';
import { CONTENT_TABLES, type ContentKind } from '../domain/publication.js';

/** The latest first. Refusal: `introuvable`. */
export class ListVersions extends Query<readonly ContentVersion[]> {
  constructor(
    readonly kind: ContentKind,
    readonly id: number,
  ) {
    super();
  }
}

/** Refusal: `introuvable`. */
export class GetKeptContent extends Query<KeptContent> {
  constructor(
    readonly kind: ContentKind,
    readonly id: number,
    readonly version: number,
  ) {
    super();
  }
}

/** Refusal: `introuvable`. */
export class GetPublication extends Query<PublicationState> {
  constructor(
    readonly kind: ContentKind,
    readonly id: number,
  ) {
    super();
  }
}

export class ListMissingFacts extends Query<readonly MissingFacts[]> {}

interface PageText {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  /** Its body as JSON: what is missing stands in one text of it. */
  readonly text: string;
}

const writer = accountName('written_by');
const VERSION = `r.version as id, r.state, r.opens_at, r.closes_at, r.written_at, ${writer.sql} as written_by`;
const FROM = `from content_version r ${writer.joins?.join(' ')} where r.kind = $1 and r.record_id = $2`;

@QueryHandler(ListVersions)
export class ListVersionsHandler implements IQueryHandler<ListVersions> {
  constructor(private readonly reader: TenantReader) {}

  async execute({ kind, id }: ListVersions): Promise<readonly ContentVersion[]> {
    const [[record], rows] = await this.reader.across<[object, ContentVersion]>('staff', [
      { name: '', text: `select from ${CONTENT_TABLES[kind]} where id = $1`, values: [id] },
      { name: '', text: `select ${VERSION} ${FROM} order by r.version desc`, values: [kind, id] },
    ]);
    if (record === undefined) throw notFound();
    return rows;
  }
}

@QueryHandler(GetKeptContent)
export class GetKeptContentHandler implements IQueryHandler<GetKeptContent> {
  constructor(private readonly reader: TenantReader) {}

  async execute({ kind, id, version }: GetKeptContent): Promise<KeptContent> {
    const text = `select ${VERSION}, r.content ${FROM} and r.version = $3`;
    const [[kept]] = await this.reader.across<[KeptContent]>('staff', [
      { name: '', text, values: [kind, id, version] },
    ]);
    if (kept === undefined) throw notFound();
    return kept;
  }
}

@QueryHandler(GetPublication)
export class GetPublicationHandler implements IQueryHandler<GetPublication> {
  constructor(private readonly reader: TenantReader) {}

  async execute({ kind, id }: GetPublication): Promise<PublicationState> {
    const text = `select id, state, opens_at, closes_at, version from ${CONTENT_TABLES[kind]} where id = $1`;
    const [[state]] = await this.reader.across<[PublicationState]>('staff', [{ name: '', text, values: [id] }]);
    if (state === undefined) throw notFound();
    return state;
  }
}

@QueryHandler(ListMissingFacts)
export class ListMissingFactsHandler implements IQueryHandler<ListMissingFacts> {
  constructor(private readonly reader: TenantReader) {}

  async execute(): Promise<readonly MissingFacts[]> {
    const text = 'select id, name, title, body::text as text from content_page order by name';
    const [pages] = await this.reader.across<[PageText]>('staff', [{ name: '', text, values: [] }]);
    return pages.flatMap(({ text: body, ...page }) => {
      const missing = missingFactsIn(body);
      return missing.length === 0 ? [] : [{ ...page, to_complete: missing }];
    });
  }
}
