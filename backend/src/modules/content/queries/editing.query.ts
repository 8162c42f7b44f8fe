import { pictureFocus } from './picture-focus.js';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  contentCalls as calls,
  encode,
  publicIdentity,
  publicMenus,
  type LiveAmount,
  type WorkingCopies,
  type AnyCall,
  type Article,
  type Page,
  type PublicDocument,
  type Video,
} from '@valorisation/contract';
import { LIVE_AMOUNTS } from '@valorisation/rules';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { accountName } from '../../../platform/rest/rest-fields.js';
import { BodyIdentity } from '../../../platform/settings/identity.js';
import { SiteMenus } from '../../../platform/settings/menus.js';
import { CONTENT_TABLES, type ContentValues, type ContentKind } from '../domain/publication.js';
import { publicPage } from './page-texts.js';
import { LiveTexts, instant, publicAt } from './public-rows.js';
import { harmless } from './texts.query.js';

/** The reader's own working copy, and the other people who have one. Refusal: `introuvable`. */
export class GetWorkingCopies extends QueryOf<{ readerId: number; kind: ContentKind; id: number }, WorkingCopies>() {}

/** The amounts that a text may name, with today's values. Those of functions are computed where they are chosen. */
export class ListLiveAmounts extends Query<readonly LiveAmount[]> {}

/** The place of the portal that shows a record, and what a public call would answer there. */
export interface PreviewedPlace {
  /** The name of the route and, for a record with its own page, its id or address. */
  readonly route: string;
  readonly id: number | string | null;
  /** Replacement answers by the path of the call. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** The parts of the service's state that this content changes. */
  readonly status?: object;
}

/**
 * A record as the public would read it with this content: its page, or the list that shows it. Refusal: `introuvable`.
 */
export class PreviewContent extends QueryOf<
  { kind: ContentKind; id: number; content: ContentValues },
  PreviewedPlace
>() {}

type Mine = NonNullable<WorkingCopies['mine']>;
type Other = WorkingCopies['others'][number];

const writer = accountName('writer_id');
const OF_RECORD = 'r.kind = $1 and r.record_id = $2';
const MINE = `select r.content, r.base_version, ${instant('r.typed_at')} as typed_at
  from content_draft r where ${OF_RECORD} and r.writer_id = $3`;
const OTHERS = `select ${writer.sql} as name, ${instant('r.typed_at')} as typed_at
  from content_draft r ${writer.joins?.join(' ')} where ${OF_RECORD} and r.writer_id <> $3 order by r.typed_at desc`;

/** The record in `r` with the given content over it, under the names of the public calls. */
const READS: Partial<Readonly<Record<ContentKind, string>>> = {
  pages: `select r.id, r.name, r.key is null as "isOwn", p.title, p.body, ${instant('now()')} as "updatedAt"
    from content_page r, jsonb_populate_record(r, $2) p where r.id = $1`,
  articles: `select r.id, p.type, p.title, p.summary, p.cover, p.body as content, ${instant('r.opens_at')} as "openDate",
      null as "closeDate", ${instant('r.created_at')} as "createdAt", t.id as "themeId", t.title as "themeTitle",
      ${pictureFocus('p')} as focus
    from content_article r, jsonb_populate_record(r, $2) p left join content_theme t on t.id = p.theme where r.id = $1`,
  // The file that was chosen; without one, the file of the product.
  documents: `select r.id, p.type, substring(f.name from '[^.]*$') as "fileType", p.title, p.summary, f.name as file,
      f.size as "byteLength", ${instant('r.created_at')} as "createdAt", null as image
    from content_document r cross join lateral jsonb_populate_record(r, $2) p
      left join content_media m on m.id = p.media_id
      cross join lateral (select coalesce(m.file_name, r.file_name) as name,
        coalesce(m.byte_length, r.byte_length) as size) f
    where r.id = $1`,
  videos: `select r.id, p.url, p.title, p.subtitle, p.transcript, p.episode, s.id as "seriesId", s.title as "seriesTitle",
      ${instant('r.created_at')} as "createdAt"
    from content_video r, jsonb_populate_record(r, $2) p left join content_series s on s.id = p.series_id where r.id = $1`,
};

const MOST_ROWS = 20;

/**
 * Content without its own page is shown in a list: the articles of a theme, the episodes of a series. Ids are null
 * without one.
 */
const LISTS = {
  themes: `select a.id, a.type, a.title, a.summary, a.cover, a.body as content, ${instant('a.opens_at')} as "openDate",
      null as "closeDate", ${instant('a.created_at')} as "createdAt", r.id as "themeId", p.title as "themeTitle",
      ${pictureFocus('a')} as focus
    from content_theme r cross join lateral jsonb_populate_record(r, $2) p
      left join public_article a on a.theme = r.id and ${publicAt('a', 'now()')}
    where r.id = $1 order by a.opens_at desc, a.id desc limit ${MOST_ROWS}`,
  webseries: `select v.id, v.url, v.title, v.subtitle, v.transcript, v.episode, r.id as "seriesId",
      p.title as "seriesTitle", ${instant('v.created_at')} as "createdAt"
    from content_series r cross join lateral jsonb_populate_record(r, $2) p
      left join public_video v on v.series_id = r.id and ${publicAt('v', 'now()')}
    where r.id = $1 order by v.episode, v.id limit ${MOST_ROWS}`,
} as const;

@QueryHandler(PreviewContent)
class PreviewContentHandler implements IQueryHandler<PreviewContent> {
  constructor(
    private readonly reader: TenantReader,
    private readonly live: LiveTexts,
    private readonly body: BodyIdentity,
    private readonly menus: SiteMenus,
  ) {}

  async execute({ kind, id, content }: PreviewContent): Promise<PreviewedPlace> {
    switch (kind) {
      case 'pages': {
        const { isOwn, ...page } = await this.read<Page & { isOwn: boolean }>(kind, id, content);
        const payload = encode(calls.page.answer, publicPage(page));
        return isOwn
          ? this.place('page', page.name, calls.ownPage, page.name, payload)
          : this.place(page.name, null, calls.page, page.name, payload);
      }
      case 'articles': {
        const article = await this.read<Article>(kind, id, content);
        return this.place('article', id, calls.article, id, encode(calls.article.answer, harmless(article)));
      }
      case 'videos': {
        const video = await this.read<Video>(kind, id, content);
        return this.place('video', id, calls.video, id, encode(calls.video.answer, video));
      }
      case 'documents': {
        const document = await this.read<PublicDocument>(kind, id, content);
        return this.place('document', id, calls.documentFacts, id, encode(calls.documentFacts.answer, document));
      }
      case 'identity': {
        const { identity, contact } = await this.body.preview(content);
        return {
          route: 'home',
          id: null,
          answers: {},
          status: { identity: encode(publicIdentity, identity), contact },
        };
      }
      // A mail has no place on the portal. Its preview is a call of the mails.
      case 'wordings':
        throw notFound();
      case 'menus': {
        const menus = encode(publicMenus, await this.menus.shown(content));
        return { route: 'home', id: null, answers: {}, status: { menus } };
      }
      case 'themes': {
        const articles = await this.list<Article>(kind, id, content);
        const answer = encode(calls.articles.answer, onePage(articles.map(harmless)));
        return this.place('articles_all', null, calls.articles, '', answer);
      }
      case 'webseries': {
        const episodes = await this.list<Video>(kind, id, content);
        return this.place('web_serie', null, calls.webSeries, '', encode(calls.webSeries.answer, onePage(episodes)));
      }
    }
  }

  private place(
    route: string,
    id: number | string | null,
    call: AnyCall,
    named: string | number,
    payload: unknown,
  ): PreviewedPlace {
    return { route, id, answers: { [call.path.replace(/:\w+/, String(named))]: payload } };
  }

  private async list<Row extends { readonly id: number }>(
    kind: keyof typeof LISTS,
    id: number,
    content: object,
  ): Promise<readonly Row[]> {
    const query = { name: '', text: LISTS[kind], values: [id, JSON.stringify(content)] };
    const [rows] = await this.reader.across<[Row & { readonly id: number | null }]>('staff', [query]);
    if (rows.length === 0) throw notFound();
    return this.live.fill(rows.filter((row) => row.id !== null));
  }

  private async read<Row extends object>(kind: ContentKind, id: number, content: object): Promise<Row> {
    const text = READS[kind] ?? '';
    const [[row]] = await this.reader.across<[Row]>('staff', [
      { name: '', text, values: [id, JSON.stringify(content)] },
    ]);
    if (row === undefined) throw notFound();
    return this.live.fill(row);
  }
}

const on = handlersWith({ reader: TenantReader, live: LiveTexts });

export const editingQueries = [
  on(GetWorkingCopies, async ({ readerId, kind, id }, { reader }) => {
    const values = [kind, id, readerId];
    const [[record], [mine], others] = await reader.across<[object, Mine, Other]>('staff', [
      { name: '', text: `select from ${CONTENT_TABLES[kind]} where id = $1`, values: [id] },
      { name: '', text: MINE, values },
      { name: '', text: OTHERS, values },
    ]);
    if (record === undefined) throw notFound();
    return { id, mine: mine ?? null, others };
  }),
  on(ListLiveAmounts, async (_, { live }) => {
    const sources = await live.sources();
    return Object.entries(LIVE_AMOUNTS).map(([id, { label, value }]) => ({ id, label, value: value(sources) }));
  }),
  PreviewContentHandler,
];

function onePage<Row>(data: readonly Row[]) {
  return { data, total: data.length, page: 1, lastPage: 1, perPage: Math.max(1, data.length) };
}
