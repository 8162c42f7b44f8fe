/** The rows of a file that are not imported, each with its reasons. They are put in a file here, without the server. */
import { BEGINS_FORMULA, withoutHiddenFormula } from '@valorisation/rules';
import type { ImportPreview } from '../../api/exchange';
import { OF_SESSION, readTab, writeTab } from '../../core/tabStore';
import { exchange } from '../../i18n/fr';
import { csvLines } from './csv/csvLines';

const { refused: words } = exchange;

export interface LeftOutRow {
  readonly line: number;
  readonly name: string;
  /** What the file has where something is wrong. */
  readonly found: string;
  readonly reason: string;
}

type Told = Pick<ImportPreview, 'accepted' | 'leftOut' | 'refused' | 'repairs'>;

/** @param withheld rows that the server has kept back, for the head to settle */
export function leftOutRows(
  { accepted, leftOut, refused, repairs }: Told,
  withheld: readonly number[] = [],
): readonly LeftOutRow[] {
  // What people are paid is not kept in the browser.
  const foundIn = (line: number) =>
    repairs
      .filter((repair) => repair.line === line && repair.value !== '' && repair.field !== 'paid')
      .map(({ heading, value }) => [heading, value].filter(Boolean).join('\u00a0: '))
      .join(', ');
  return [
    ...accepted
      .filter(({ line }) => withheld.includes(line))
      .map(({ line, profileName }) => ({ line, name: profileName, found: '', reason: words.withheld })),
    ...leftOut.map(({ line, profileName, reason }) => ({ line, name: profileName, found: '', reason })),
    ...refused.map(({ line, profileName, reasons }) => ({
      line,
      name: profileName,
      found: foundIn(line),
      reason: reasons.map(({ column, message }) => `${column}\u00a0: ${message}`).join(' '),
    })),
  ].sort((one, other) => one.line - other.line);
}

/** The mark makes a spreadsheet read it as UTF-8. */
const MARK = '\uFEFF';

/** An apostrophe before what a spreadsheet would run as a formula. */
function shownText(text: string): string {
  const shown = withoutHiddenFormula(text);
  return BEGINS_FORMULA.test(shown) ? `'${shown}` : shown;
}

export function leftOutFile(rows: readonly LeftOutRow[]): { blob: Blob; name: string } {
  const { line, person, found, reason } = words.columns;
  const text = csvLines([
    [line, person, found, reason],
    ...rows.map((row) => [String(row.line), shownText(row.name), shownText(row.found), shownText(row.reason)]),
  ]);
  return { blob: new Blob([MARK, text], { type: 'text/csv' }), name: words.fileName };
}

const keyOf = (importId: number) => `${OF_SESSION}lignes-non-importees.${importId}`;

/** In this tab, until the session ends: on a shared computer the next person must not find them. */
export function keepLeftOut(importId: number, rows: readonly LeftOutRow[]): void {
  if (rows.length > 0) writeTab(keyOf(importId), rows);
}

/** The kept rows of an import of this tab; empty for any other. */
export function keptLeftOut(importId: number): readonly LeftOutRow[] {
  const kept = readTab(keyOf(importId));
  return Array.isArray(kept) ? (kept as readonly LeftOutRow[]) : [];
}
