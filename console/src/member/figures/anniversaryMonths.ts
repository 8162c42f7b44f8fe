import type { Anniversary } from '../../api/figures';

export interface AnniversaryMonth {
  /** YYYY-MM. */
  readonly key: string;
  /** "mars 2027". */
  readonly name: string;
  readonly anniversaries: readonly Anniversary[];
}

const monthFormat = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export function monthsOf(anniversaries: readonly Anniversary[]): readonly AnniversaryMonth[] {
  const keys = [...new Set(anniversaries.map(({ on }) => on.slice(0, 7)))].sort();
  return keys.map((key) => ({
    key,
    name: monthFormat.format(new Date(`${key}-01T00:00:00Z`)),
    anniversaries: anniversaries.filter(({ on }) => on.startsWith(key)),
  }));
}
