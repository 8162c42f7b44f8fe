/** The places of the portal that a menu can lead to, by group. */
import { useGetList, type RaRecord } from 'react-admin';
import { staffMenus as words, titles } from '../../i18n/fr';
import { siteMap } from '../../layout/siteMap';
import { findRouteNamed, paths, routes } from '../../routes';

export interface Place {
  readonly href: string;
  readonly title: string;
  readonly group: string;
  /** What it is, beside the link's own words. */
  readonly detail: string;
}

interface Titled extends RaRecord<number> {
  readonly title: string;
  readonly name?: string;
}

const NEWEST = { pagination: { page: 1, perPage: 100 }, sort: { field: 'updated_at', order: 'DESC' } } as const;

export function usePlaces(): readonly Place[] {
  const { data: pages = [] } = useGetList<Titled>('pages', NEWEST);
  const { data: articles = [] } = useGetList<Titled>('articles', NEWEST);
  const { data: documents = [] } = useGetList<Titled>('documents', NEWEST);
  const place = (group: string, path: string, title: string): Place => ({
    href: `#${path}`,
    title,
    group,
    detail: words.detail(group, path),
  });
  const ofPages = pages.map(({ name = '', title }) =>
    place(words.groups.pages, findRouteNamed(name)?.pattern ?? `/${name}`, title),
  );
  const screens = siteMap
    .flatMap(({ names }) => names)
    .map((name) => place(words.groups.screens, routes[name].pattern, titles[name]))
    .filter(({ href }) => ofPages.every((page) => page.href !== href));
  return [
    ...ofPages,
    ...screens,
    ...articles.map(({ id, title }) => place(words.groups.articles, paths.article(id, title), title)),
    ...documents.map(({ id, title }) => place(words.groups.documents, paths.document(id, title), title)),
  ];
}
