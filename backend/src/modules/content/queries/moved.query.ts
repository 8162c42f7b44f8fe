/**
 * Where a public address leads that shows nothing any more: to the page whose address it was or to which staff let it
 * lead, or to the list that showed the record. Any other address stays unknown (ADR 114).
 */
import { PAGE_PATHS } from '@valorisation/contract';
import { Clock } from '../../../platform/clock/clock.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { CONTENT_TABLES } from '../domain/publication.js';
import { wasPublic } from '../persistence/never-published.js';
import { publicAt } from './public-rows.js';

/** Refusal: `introuvable`. */
export class GetMovedPath extends QueryOf<{ path: string }, { readonly path: string }>() {}

const PATH = /^\/(?:(actualites|documents|videos)\/(\d{1,9})(?:-[^/]*)?|([a-z0-9_-]+))$/;
const KINDS = { actualites: 'articles', documents: 'documents', videos: 'videos' } as const;
const ALL_PAGES = '/plan-du-site';

const WAS_PUBLIC = wasPublic('$2', '$3');

const IS_PUBLIC = `exists (select from public_page p where p.id = r.id and ${publicAt('p', '$2')})`;

/** A public page to which the address leads comes before the withdrawn one that has it. */
const PAGE = `select r.name, r.name <> $1 and ${IS_PUBLIC} as "isMoved" from content_page r
  where (r.name = $1 or r.former_names @> array[$1]) and (${IS_PUBLIC} or ${WAS_PUBLIC})
  order by "isMoved" desc, r.updated_at desc limit 1`;

const pathOf = (name: string): string => (name === 'home' ? '/' : `/${PAGE_PATHS[name] ?? name}`);

const on = handlersWith({ reader: TenantReader, clock: Clock });

export const movedQueries = [
  on(GetMovedPath, async ({ path }, { reader, clock }) => {
    const [, place, id, name] = PATH.exec(path) ?? [];
    const now = clock.now();
    if (name !== undefined) {
      const query = { name: '', text: PAGE, values: [name, now, 'pages'] };
      const [[page]] = await reader.across<[{ name: string; isMoved: boolean }]>('staff', [query]);
      if (page !== undefined) return { path: page.isMoved ? pathOf(page.name) : ALL_PAGES };
    } else if (place === 'actualites' || place === 'documents' || place === 'videos') {
      const kind = KINDS[place];
      const text = `select from ${CONTENT_TABLES[kind]} r where r.id = $1 and ${WAS_PUBLIC}`;
      const [[record]] = await reader.across<[object]>('staff', [{ name: '', text, values: [Number(id), now, kind] }]);
      if (record !== undefined) return { path: `/${place}` };
    }
    throw notFound();
  }),
];
