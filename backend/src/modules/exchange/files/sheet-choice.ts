import { wordKey } from '@valorisation/rules';
import { refusedFile } from './refused-file.js';
import type { LookedAtSheet, SheetWish } from './sheet.js';

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

/** The rows of each sheet that are looked at to choose one and to count its people. */
export const ROWS_LOOKED_AT = 1_000;

/**
 * The sheet with the wished name, even a hidden one; otherwise the shown one that scores best; otherwise the first shown one
 * with content.
 * @throws 422 `fichier_illisible` without one
 */
export function chooseSheet<Sheet extends LookedAtSheet>(sheets: readonly Sheet[], { name, score }: SheetWish): Sheet {
  const wished = sheets.find((sheet) => sheet.name === name);
  if (wished !== undefined) return wished;
  const shown = sheets.filter(({ isHidden }) => !isHidden);
  const [first] = shown;
  if (first === undefined) throw refusedFile('fichier_illisible');
  if (shown.length === 1) return first;
  let filled: Sheet | undefined;
  let best: { readonly sheet: Sheet; readonly score: number } | undefined;
  for (const sheet of shown) {
    if (sheet.rows.length > 0) filled ??= sheet;
    const reached = score(sheet.rows);
    if (reached > (best?.score ?? 0)) best = { sheet, score: reached };
  }
  return best?.sheet ?? filled ?? first;
}
