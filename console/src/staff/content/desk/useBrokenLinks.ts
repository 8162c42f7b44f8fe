import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { ContentValues } from '../../../api/staffContent';
import { isShownAt, ownLinks, targetOf, type BrokenLink, type LinkTarget } from '../checkLinks';
import type { ContentRow } from '../fields';

const EVERY_PAGE = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' }, filter: {} } as const;

interface PageRow extends ContentRow {
  readonly name: string;
}

interface CheckedLinks {
  readonly links: readonly string[];
  /** Those to places that the public cannot open. */
  readonly broken: readonly BrokenLink[];
}

/** The links in a text to places of the portal. */
export function useBrokenLinks(values: ContentValues): CheckedLinks {
  const shown = useDeferredValue(values);
  const links = useMemo(() => ownLinks(shown), [shown]);
  const provider = useDataProvider();
  const { data = [] } = useQuery({
    queryKey: ['content-links', links],
    queryFn: async () => brokenOf(links, provider),
    enabled: links.length > 0,
    placeholderData: (before) => before,
  });
  return { links, broken: links.length === 0 ? [] : data };
}

async function brokenOf(links: readonly string[], provider: DataProvider): Promise<BrokenLink[]> {
  const targets = links.map((href) => ({ href, target: targetOf(href) }));
  const records = targets.flatMap(({ target }) => (typeof target === 'object' && 'id' in target ? [target] : []));
  const kinds = [...new Set(records.map(({ kind }) => kind))];
  const [pages, ...found] = await Promise.all([
    provider.getList<PageRow>('pages', EVERY_PAGE),
    ...kinds.map(async (kind) => {
      const ids = [...new Set(records.filter((one) => one.kind === kind).map(({ id }) => id))];
      return { kind, rows: (await provider.getMany<ContentRow>(kind, { ids })).data };
    }),
  ]);
  const now = Date.now();
  const isGone = (target: LinkTarget): boolean => {
    if (typeof target !== 'object') return false;
    if ('id' in target) {
      const row = found.find(({ kind }) => kind === target.kind)?.rows.find(({ id }) => id === target.id);
      return row === undefined || !isShownAt(row, now);
    }
    // A place without its own text, for example the estimate, cannot be missing.
    const row = pages.data.find(({ name }) => name === target.name);
    return row !== undefined && !isShownAt(row, now);
  };
  return targets.flatMap(({ href, target }): BrokenLink[] => {
    if (target === 'unknown') return [{ href, why: 'unknown' }];
    return isGone(target) ? [{ href, why: 'gone' }] : [];
  });
}
