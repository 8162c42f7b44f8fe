/** Names and titles: one line of text that shows what it holds. */

/** Marks without a form: they turn the direction of what follows, join it, or hide in it. */
const UNSEEN_SIGNS = String.raw`\p{Cf}\p{Default_Ignorable_Code_Point}`;
const UNSEEN = new RegExp(`[${UNSEEN_SIGNS}]`, 'gu');
/** Line ends, tabs and other signs that steer a machine; each run of them, and of spaces and blanks, parts two words. */
const BETWEEN_WORDS = /[\s\p{Cc}\p{Zl}\p{Zp}\u2800]+/gu;

const UNSEEN_BEFORE = new RegExp(String.raw`^[\s${UNSEEN_SIGNS}\u2800]+`, 'u');
/** What a spreadsheet takes for the beginning of a formula, full-width twins included. */
export const BEGINS_FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** The rule of every name and title: unseen marks go, line ends and other control signs are spaces, outer spaces go. */
export function plainLine(text: string): string {
  return text.replace(UNSEEN, '').replace(BETWEEN_WORDS, ' ').trim();
}

/** The same for a text of several lines, such as a postal address: empty ones go. */
export function plainLines(text: string): string {
  const lines = text.split(/\r\n?|\n/).map(plainLine);
  return lines.filter((line) => line !== '').join('\n');
}

/**
 * A cell of a spreadsheet without unseen marks and spaces before a sign that begins a formula: a program that drops them when it reads
 * the cell again would run what follows.
 */
export function withoutHiddenFormula(cell: string): string {
  const shown = cell.replace(UNSEEN_BEFORE, '');
  return BEGINS_FORMULA.test(shown) ? shown : cell;
}
