/** Unread headings of a file that resemble a missing column of ours. */
import { LONGEST_QUOTED_HEADING, shortened } from '../files/refused-file.js';
import { wordKey, type Column } from './columns.js';
import type { Table } from './header.js';

export interface NearHeading {
  readonly heading: string;
  /** The name of the column that may be meant. */
  readonly column: string;
}

/** Shorter words do not identify a column, unless they are listed. */
const SHORTEST_WORD = 4;
/** The number of letters of a word that are compared, because endings differ by gender and number. */
const COMPARED_LETTERS = 6;

/** Headings whose cells are not read. `shown` are informing columns of an export. */
export function unreadHeadings({ headings, columns }: Table, shown: ReadonlySet<string>): readonly string[] {
  return headings.filter((heading, place) => heading !== '' && columns[place] === undefined && !shown.has(heading));
}

/** A word that several of our columns share identifies none. */
export function nearHeadings(unread: readonly string[], { columns }: Table, known: readonly Column[]): NearHeading[] {
  const tellers = new Map<string, Column | null>();
  for (const column of known) {
    for (const word of tellingWords(column)) tellers.set(word, tellers.has(word) ? null : column);
  }
  return [...new Set(unread)].flatMap((heading) => {
    const meant = stemsOf(heading)
      .map((stem) => tellers.get(stem) ?? undefined)
      .find((column) => column !== undefined && !columns.includes(column.id));
    return meant === undefined ? [] : [{ heading: shortened(heading, LONGEST_QUOTED_HEADING), column: meant.heading }];
  });
}

function tellingWords({ heading, otherHeadings = [], alikeWords = [] }: Column): ReadonlySet<string> {
  const own = [heading, ...otherHeadings].flatMap(stemsOf).filter(({ length }) => length >= SHORTEST_WORD);
  return new Set([...own, ...alikeWords.flatMap(stemsOf)]);
}

const stemsOf = (text: string): readonly string[] =>
  wordKey(text)
    .split(/[^a-z0-9]+/)
    .map((word) => word.slice(0, COMPARED_LETTERS));
