/** The table of resources and methods in the staff API: who may call each, or why it does not exist. */
import { CONTENT_TABLES } from '../modules/content/index.js';
import { errorCatalogue } from '../platform/errors/error-catalogue.js';
import type { Route } from '../platform/http/route-table.js';

const READS = ['getList, getMany, getManyReference', 'getOne', 'export'] as const;
const WRITES = ['create', 'update, updateMany', 'delete, deleteMany'] as const;

export const STAFF_RESOURCES_HEAD = ['Resource', ...READS, ...WRITES];

/** A row for each path that is listed and read by id. */
export function staffResourceRows(routes: readonly Route[]): string[][] {
  const known = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
  const names = routes.flatMap(({ method, path }) => /^GET \/admin\/([\w-]+)$/.exec(`${method} ${path}`)?.[1] ?? []);
  const resources = names.filter((name) => known.has(`GET /admin/${name}/:id`));
  return resources.map((name) => {
    const path = `/admin/${name}`;
    const reads = [`GET ${path}`, `GET ${path}/:id`, `GET ${path}/export`].map((key) => cell(known.get(key)));
    const writes = [`POST ${path}`, `PUT ${path}/:id`, `DELETE ${path}/:id`].map((key) => known.get(key));
    const isRead = writes.every((route) => route === undefined);
    const why = isRead ? '405: read-only' : '405: not of this resource';
    const acts = routes.filter(({ method, path: of }) => method === 'POST' && isActOn(of, name));
    const archives = acts.some(({ path: of }) => of.endsWith('/archive'));
    const [create, update, remove] = writes.map((route) => cell(route, why));
    const removed = archives && writes[2] === undefined ? '405: archived instead' : (remove ?? why);
    return [`\`${name}\``, ...reads, create ?? why, update ?? why, removed];
  });
}

/** Acts on content have one route for all kinds. */
function isActOn(path: string, name: string): boolean {
  return (
    path.startsWith(`/admin/${name}/`) || (Object.hasOwn(CONTENT_TABLES, name) && path.startsWith('/admin/:kind/'))
  );
}

/** `staff; 409 conflit, version_perimee` */
function cell(route: Route | undefined, otherwise = '405'): string {
  if (route === undefined) return otherwise;
  const conflicts = route.refusals.filter((code) => errorCatalogue[code].status === 409);
  const who = route.access === 'admin' ? 'admin; staff: 403' : (route.access ?? 'nobody');
  return conflicts.length === 0 ? who : `${who}; 409 ${[...conflicts].sort().join(', ')}`;
}
