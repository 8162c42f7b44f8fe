/** Files within the size limits that cost their reader much more than their sender. */
import { strToU8 } from 'fflate';
import { SHEET, workbookOf } from './hostile-files.js';
import { DEGREE_HEADINGS } from './spreadsheets.js';

export type CostlyFile = readonly [name: string, bytes: () => Uint8Array];

const STYLES = 'xl/styles.xml';
const SHARED = 'xl/sharedStrings.xml';
const KNOWN = ['Profil', 'Fonction', 'Quotité (%)', 'Date d’ancienneté', 'Statut', 'Grille', 'Visibilité'];

/** A sheet of one column that names a profile. */
export const VALID_SHEET = sheetOf(rowsOf([['Profil'], ['Lucie Bernard']]));

export function sheetOf(rows: string): string {
  return `<worksheet ${SHEET}><sheetData>${rows}</sheetData></worksheet>`;
}

export function rowsOf(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells) => `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`)
    .join('');
}

/** An element nested that many times. */
export function nested(times: number, name = 'a'): string {
  return `<${name}>`.repeat(times) + `</${name}>`.repeat(times);
}

/** A style sheet with one custom number format. */
export function formatted(code: string, times = 1): Readonly<Record<string, string>> {
  const formats = `<numFmt numFmtId="164" formatCode="${code}"/>`;
  return {
    [STYLES]: `<styleSheet ${SHEET}><numFmts>${formats}</numFmts><cellXfs>${'<xf numFmtId="164"/>'.repeat(times)}</cellXfs></styleSheet>`,
  };
}

/** Rows whose cells all show one shared text. */
export function sharing(text: string, columns: readonly string[], rows: number): Uint8Array {
  const shown = '<c t="s"><v>0</v></c>'.repeat(columns.length);
  return workbookOf(sheetOf(rowsOf([columns]) + `<row>${shown}</row>`.repeat(rows)), {
    [SHARED]: `<sst ${SHEET}><si><t>${text}</t></si></sst>`,
  });
}

/** Every cell shows one text, which is wrong in its column. */
export function allWrong(text: string, rows = 5_000): Uint8Array {
  const columns = [...KNOWN, 'Rémunération', 'Forfait jours', ...DEGREE_HEADINGS];
  return sharing(text, columns, rows);
}

/** Files for every parsed part, each with what could make its reader repeat work. */
export const costlyFiles: readonly CostlyFile[] = [
  ['elements nested in the styles', () => workbookOf(VALID_SHEET, { [STYLES]: nested(400_000) })],
  ['elements nested in the shared texts', () => workbookOf(VALID_SHEET, { [SHARED]: nested(400_000, 'si') })],
  ['namespaces on nested elements', () => workbookOf(sheetOf(nestedSpaces(1_000)))],
  ['a number format of quotes and brackets', () => workbookOf(VALID_SHEET, formatted('[&quot;'.repeat(200_000)))],
  ['a long format that many styles have', () => workbookOf(VALID_SHEET, formatted('x'.repeat(50_000), 50_000))],
  ['a longer text that each row shows', () => sharing('x'.repeat(60_000), ['Profil', 'Fonction'], 5_000)],
  ['headings of a megabyte', () => workbookOf(sheetOf(rowsOf([['Profil', ...long(11)], ['Lucie']])))],
  ['attributes without end', () => workbookOf(sheetOf(`<a ${attributes(200_000)}/>`))],
  ['cells without end in one row', () => workbookOf(sheetOf(`<row>${'<c><v>1</v></c>'.repeat(500_000)}</row>`))],
  ['rows without end and without a cell', () => workbookOf(sheetOf('<row/>'.repeat(1_060_000)))],
  ['a row beyond the last', () => workbookOf(sheetOf('<row r="9000000000"><c><v>1</v></c></row>'))],
  ['cells of 256 columns in each row', () => workbookOf(sheetOf(wide(2_200)))],
  ['an open quote and nothing else', () => strToU8('"'.repeat(5_000_001))],
  ['quotes in pairs', () => strToU8('Profil\n' + '"";'.repeat(1_000_000))],
  ['a first line of spaces', () => strToU8(' '.repeat(5_000_000) + 'Profil')],
  ['a line of separators', () => strToU8('Profil\n' + ';'.repeat(2_000_000))],
  ['lines without end and without a sign', () => strToU8('Profil\n' + '\n'.repeat(1_060_000))],
];

const LONG = 400_000;

/** Long texts that could make an expression backtrack from each character. */
export const costlyTexts: readonly (readonly [name: string, text: string])[] = [
  ['opened tags', '<'.repeat(LONG)],
  ['zeros', `0${'0'.repeat(LONG)}x`],
  ['spaces between signs', `x${' '.repeat(LONG)}x`],
  ['line ends', `x${'\n'.repeat(LONG)}x`],
  ['dots', `${'.'.repeat(LONG)}@`],
  ['entities without end', '&#'.repeat(LONG / 2)],
  ['nested lists', '<ul><li>'.repeat(LONG / 8)],
  ['closed tags', '</p>'.repeat(LONG / 4)],
];

function long(columns: number): readonly string[] {
  return Array.from({ length: columns }, (_, index) => `${index}${'x'.repeat(1_000_000)}`);
}

function attributes(count: number): string {
  return Array.from({ length: count }, (_, index) => `a${index}=""`).join(' ');
}

function nestedSpaces(count: number): string {
  const opened = Array.from({ length: count }, (_, index) => `<n${index}:a xmlns:n${index}="u${index}">`);
  const inside = '<n0:b/>'.repeat(100_000);
  return opened.join('') + inside + opened.map((_, index) => `</n${count - 1 - index}:a>`).join('');
}

function wide(rows: number): string {
  const cells = '<c><v>1</v></c>'.repeat(255);
  return `${rowsOf([['Profil']])}${`<row><c t="str"><v>x</v></c>${cells}</row>`.repeat(rows)}`;
}
