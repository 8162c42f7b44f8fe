import { wordKey } from '@valorisation/rules';
import { refusedFile } from './refused-file.js';
import type { BookWords, Cell, SheetFacts } from './sheet.js';

/** Extra parts after a heading's words: a mark for required fields, or the unit. */
const EXTRA =
  /(?:[\s*:]|\((?:en )?%\)|(?:^|\s)en %|%|\(jj\/mm\/aaaa\)|\(date\)|\((?:obligatoire|facultatif|requis)\))$/;

/** The key of a heading among the known ones, if need be without its extra parts. */
export function headingKey(heading: string, isKnown: (key: string) => boolean): string {
  let key = wordKey(heading).replace(/^[*\s]+/, '');
  while (!isKnown(key)) {
    const shorter = key.replace(EXTRA, '');
    if (shorter === key) break;
    key = shorter;
  }
  return key;
}

/** The longest heading that is compared. None of our headings is longer. */
export const LONGEST_HEADING = 500;

export interface NamedSheet {
  readonly name: string;
  readonly isHidden: boolean;
}

/**
 * The sheet with our name; otherwise the first one with our headings; otherwise the first one with content. Hidden
 * sheets are not read.
 * @throws 422 `fichier_illisible` without one
 */
export async function chooseSheet<Sheet extends NamedSheet>(
  sheets: readonly Sheet[],
  firstRow: (sheet: Sheet) => Promise<readonly (Cell | undefined)[] | undefined>,
  { sheetName, headings }: BookWords,
): Promise<{ readonly sheet: Sheet } & Pick<SheetFacts, 'chosen'>> {
  const shown = sheets.filter(({ isHidden }) => !isHidden);
  const own = shown.find(({ name }) => name === sheetName);
  if (own !== undefined) return { sheet: own, chosen: null };
  const [first] = shown;
  if (first === undefined) throw refusedFile('fichier_illisible');
  if (shown.length === 1) return { sheet: first, chosen: null };
  let filled: Sheet | undefined;
  for (const sheet of shown) {
    const row = await firstRow(sheet);
    if (row !== undefined && hasHeadings(row, headings)) return { sheet, chosen: sheet.name };
    if (row !== undefined) filled ??= sheet;
  }
  const sheet = filled ?? first;
  return { sheet, chosen: sheet.name };
}

function hasHeadings(row: readonly (Cell | undefined)[], groups: BookWords['headings']): boolean {
  const texts = row.filter((cell) => typeof cell === 'string' && cell.length <= LONGEST_HEADING).map(String);
  return groups.every((group) => texts.some((text) => group.has(headingKey(text, (key) => group.has(key)))));
}
