import { publications as words } from '../../i18n/fr';

/** The query of a public list: its page, its search and its filters. Pure. */
export interface ListQuery {
  readonly page: number;
  readonly word: string;
  readonly type: string;
  /** 0: every theme. */
  readonly themeId: number;
}

export function readListQuery(query: URLSearchParams): ListQuery {
  const positive = (name: string): number => {
    const value = Number(query.get(name));
    return Number.isSafeInteger(value) && value > 0 ? value : 0;
  };
  return {
    page: positive('p') || 1,
    word: query.get('q')?.trim() ?? '',
    type: query.get('type') ?? '',
    themeId: positive('theme'),
  };
}

/** The query after a change. A new search or filter starts at the first page. Defaults are left out. */
export function writeListQuery(before: ListQuery, change: Partial<ListQuery>): Record<string, string> {
  const { page, word, type, themeId } = { ...before, page: 1, ...change };
  return {
    ...(page > 1 && { p: String(page) }),
    ...(word !== '' && { q: word }),
    ...(type !== '' && { type }),
    ...(themeId > 0 && { theme: String(themeId) }),
  };
}

export function searchOf(before: ListQuery, change: Partial<ListQuery>): string {
  return new URLSearchParams(writeListQuery(before, change)).toString();
}

/** 370 as « moins de 1 ko », 26620 as « 26 ko ». */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return words.documents.tiny;
  const kilobytes = Math.round(bytes / 1024);
  if (kilobytes < 1024) return `${kilobytes}\u00a0ko`;
  return `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')}\u00a0Mo`;
}
