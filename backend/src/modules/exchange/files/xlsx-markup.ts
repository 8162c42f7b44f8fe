/** The parts of a workbook (Office Open XML) as text. */
import { withoutHiddenFormula } from '@valorisation/rules';
import type { Value, ValueKind, WrittenColumn } from './sheet.js';
import { MOST_LINES } from './sheet.js';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** Numbers of the cell formats in the style sheet. */
const STYLES: Readonly<Record<ValueKind | 'heading', number>> = {
  text: 1,
  whole: 2,
  decimal: 3,
  percent: 4,
  money: 5,
  day: 6,
  heading: 7,
};

export const styleSheet = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.00\\ &quot;€&quot;"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/><numFmt numFmtId="166" formatCode="0.##"/></numFmts>\
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE6F0E9"/></patternFill></fill></fills>\
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="8"><xf xfId="0"/>\
${[49, 1, 4, 166, 164, 165].map((format) => `<xf numFmtId="${format}" applyNumberFormat="1" xfId="0"/>`).join('')}\
<xf fontId="1" fillId="2" applyFont="1" applyFill="1" applyAlignment="1" xfId="0"><alignment vertical="center" wrapText="1"/></xf></cellXfs></styleSheet>`;

export function contentTypes(sheets: number): string {
  const base = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const parts = numbers(sheets).map(
    (number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${base}.worksheet+xml"/>`,
  );
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${base}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${base}.styles+xml"/>${parts.join('')}</Types>`;
}

export const packageRelations = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

export function workbook(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

export function workbookRelations(sheets: number): string {
  const parts = numbers(sheets).map(
    (number) =>
      `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  const styles = `<Relationship Id="rId${sheets + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/>`;
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${parts.join('')}${styles}</Relationships>`;
}

/** The beginning of a sheet. Its headings stay visible, and its columns have their width. */
export function sheetOpening(columns: readonly WrittenColumn[]): string {
  const widths = columns.map(
    ({ width, kind }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${STYLES[kind]}" customWidth="1"/>`,
  );
  const headings = columns.map(({ heading }, index) => textCell(`${columnName(index)}1`, STYLES.heading, heading));
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1" ht="45" customHeight="1">${headings.join('')}</row>`;
}

export function sheetRow(line: number, columns: readonly WrittenColumn[], values: readonly Value[]): string {
  const cells = values.map((value, index) => {
    const kind = columns[index]?.kind ?? 'text';
    const place = `${columnName(index)}${line}`;
    if (value === null || value === '') return '';
    if (typeof value === 'number') return numberCell(place, STYLES[kind === 'text' ? 'decimal' : kind], value);
    return kind === 'day' && /^\d{4}-\d{2}-\d{2}$/.test(value)
      ? numberCell(place, STYLES.day, (Date.parse(`${value}T00:00:00Z`) - DAY_ZERO) / DAY_MS)
      : textCell(place, STYLES.text, value);
  });
  return `<row r="${line}">${cells.join('')}</row>`;
}

export function sheetClosing(columns: readonly WrittenColumn[], rows: number): string {
  const filter = `<autoFilter ref="A1:${columnName(columns.length - 1)}${rows + 1}"/>`;
  const rules = columns.flatMap(({ choices }, index) => {
    if (choices === undefined) return [];
    const column = columnName(index);
    const source = 'range' in choices ? choices.range : `"${choices.join(',')}"`;
    return [
      `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${column}2:${column}${MOST_LINES + 1}"><formula1>${escaped(source)}</formula1></dataValidation>`,
    ];
  });
  const validations = `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
  return `</sheetData>${filter}${rules.length === 0 ? '' : validations}</worksheet>`;
}

/** 0 is A, 26 is AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function numberCell(place: string, style: number, value: number): string {
  return `<c r="${place}" s="${style}"><v>${value}</v></c>`;
}

/** Text cells never become formulas, whatever their first sign. */
function textCell(place: string, style: number, text: string): string {
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(withoutHiddenFormula(text))}</t></is></c>`;
}

/** Leaves out characters that XML cannot hold. Escapes an underscore that Excel would read as the start of a code. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}
