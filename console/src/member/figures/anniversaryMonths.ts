import type { Anniversary, Figures } from '@valorisation/contract';

export interface AnniversaryMonth {
  /** YYYY-MM. */
  readonly key: string;
  /** "mars 2027". */
  readonly name: string;
  readonly anniversaries: readonly Anniversary[];
}

/** "mars", or "avr." where room is short. @param month YYYY-MM. */
export const monthWord = (month: string, isShort = false): string =>
  new Intl.DateTimeFormat('fr-FR', { month: isShort ? 'short' : 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** "mars 2027", on one line. @param month YYYY-MM. */
export const monthName = (month: string, isShort = false): string =>
  `${monthWord(month, isShort)}\u00a0${month.slice(0, 4)}`;

export function monthsOf(anniversaries: readonly Anniversary[]): readonly AnniversaryMonth[] {
  const keys = [...new Set(anniversaries.map(({ on }) => on.slice(0, 7)))].sort();
  return keys.map((key) => ({
    key,
    name: monthName(key),
    anniversaries: anniversaries.filter(({ on }) => on.startsWith(key)),
  }));
}

/** Anniversaries that are past and not applied yet, and those of the next twelve months, by day. */
export function anniversariesOf({ anniversaries }: Pick<Figures, 'anniversaries'>): {
  readonly due: readonly Anniversary[];
  readonly coming: readonly Anniversary[];
} {
  return {
    due: anniversaries.filter(({ due }) => due),
    coming: anniversaries.filter(({ due }) => !due),
  };
}
