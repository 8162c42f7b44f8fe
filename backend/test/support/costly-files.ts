/** Files within the size limits that cost their reader much more than they cost their sender. */
import { strToU8 } from 'fflate';
import { SHEET, workbookOf } from './hostile-files.js';

export type CostlyFile = readonly [name: string, bytes: () => Uint8Array];

const STYLES = 'xl/styles.xml';
const SHARED = 'xl/sharedStrings.xml';
const KNOWN = ['Profil', 'Fonction', 'Quotité (%)', 'Date d’ancienneté', 'Statut', 'Grille', 'Visibilité'];

/** A sheet of one column whose rows name profiles. */
export const SOUND_ROWS = sheetOf(rowsOf([['Profil'], ['Lucie Bernard']]));

export function sheetOf(rows: string): string {
  return `<worksheet ${SHEET}><sheetData>${rows}</sheetData></worksheet>`;
}

export function rowsOf(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells) => `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`)
    .join('');
}

/** One element in another, as often as that. */
export function nested(times: number, name = 'a'): string {
  return `<${name}>`.repeat(times) + `</${name}>`.repeat(times);
}

/** A style sheet with one number format of the user's own. */
export function formatted(code: string, times = 1): Readonly<Record<string, string>> {
  const formats = `<numFmt numFmtId="164" formatCode="${code}"/>`;
  return {
    [STYLES]: `<styleSheet ${SHEET}><numFmts>${formats}</numFmts><cellXfs>${'<xf numFmtId="164"/>'.repeat(times)}</cellXfs></styleSheet>`,
  };
}

/** Rows whose cells all show one text that is written once. */
export function sharing(text: string, columns: readonly string[], rows: number): Uint8Array {
  const shown = '<c t="s"><v>0</v></c>'.repeat(columns.length);
  return workbookOf(sheetOf(rowsOf([columns]) + `<row>${shown}</row>`.repeat(rows)), {
    [SHARED]: `<sst ${SHEET}><si><t>${text}</t></si></sst>`,
  });
}

const DEGREES = ['Autonomie responsabilisante', 'Relationnel professionnel', 'Expertise et technicité'];

/** Every cell of 5 000 rows shows one text, which is wrong in its column. */
function allWrong(text: string): Uint8Array {
  const columns = [...KNOWN, 'Rémunération', 'Forfait jours', ...DEGREES.map((title) => `${title} : degré`)];
  return sharing(text, columns, 5_000);
}

/** What the issue names, and what is of its kind: each must be answered while others are served. */
export const costlyFiles: readonly CostlyFile[] = [
  ['elements nested in the sheet', () => workbookOf(sheetOf(nested(400_000)))],
  ['elements nested in the styles', () => workbookOf(SOUND_ROWS, { [STYLES]: nested(400_000) })],
  ['elements nested in the shared texts', () => workbookOf(SOUND_ROWS, { [SHARED]: nested(400_000, 'si') })],
  ['a number format of brackets', () => workbookOf(SOUND_ROWS, formatted('['.repeat(400_000)))],
  ['a number format of quotes and brackets', () => workbookOf(SOUND_ROWS, formatted('[&quot;'.repeat(200_000)))],
  ['a long number format that many styles have', () => workbookOf(SOUND_ROWS, formatted('x'.repeat(50_000), 50_000))],
  ['one long text shown in each row', () => sharing('x'.repeat(9_000), ['Profil'], 5_000)],
  ['one longer text shown in each row', () => sharing('x'.repeat(60_000), ['Profil', 'Fonction'], 5_000)],
  ['refused cells everywhere', () => allWrong('?')],
  ['refused cells of long texts everywhere', () => allWrong('?'.repeat(160))],
  ['headings of a megabyte', () => workbookOf(sheetOf(rowsOf([['Profil', ...long(20)], ['Lucie']])))],
  ['one heading of megabytes twice', () => workbookOf(sheetOf(rowsOf([['Profil', 'Profil' + ' '.repeat(9_000_000)]])))],
  ['a million attributes', () => workbookOf(sheetOf(`<a ${attributes(600_000)}/>`))],
  ['a thousand namespaces on nested elements', () => workbookOf(sheetOf(nestedSpaces(1_000)))],
  ['a million cells in one row', () => workbookOf(sheetOf(`<row>${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`))],
  ['a million rows without a cell', () => workbookOf(sheetOf('<row/>'.repeat(1_500_000)))],
  ['cells of 256 columns in each row', () => workbookOf(sheetOf(wide(5_000)))],
  ['an open quote and nothing else', () => strToU8('"'.repeat(5_000_001))],
  ['quotes in pairs', () => strToU8('Profil\n' + '"";'.repeat(1_600_000))],
  ['a first line of spaces', () => strToU8(' '.repeat(5_000_000) + 'Profil')],
  ['a line of separators', () => strToU8('Profil\n' + ';'.repeat(5_000_000))],
  ['lines without a sign', () => strToU8('Profil\n' + '\n'.repeat(2_000_000))],
  ['signs that unfold', () => strToU8(`Profil;${'\uFDFA'.repeat(80_000)}\nx;y`)],
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
