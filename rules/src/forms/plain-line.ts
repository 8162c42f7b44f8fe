/** Names and titles: one line of text without hidden characters. */

/** Characters without a visible form. They reverse the direction of text, join letters or hide inside a word. */
const UNSEEN_SIGNS = String.raw`\p{Cf}\p{Default_Ignorable_Code_Point}`;
const UNSEEN = new RegExp(`[${UNSEEN_SIGNS}]`, 'gu');
/** Line ends, tabs and other control characters. A run of these and of spaces separates two words. */
const BETWEEN_WORDS = /[\s\p{Cc}\p{Zl}\p{Zp}\u2800]+/gu;

const UNSEEN_BEFORE = new RegExp(String.raw`^[\s${UNSEEN_SIGNS}\u2800]+`, 'u');
/** Characters with which a formula begins in a spreadsheet, and their full-width forms. */
export const BEGINS_FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Hidden characters and outer spaces are removed, and line ends and control characters become spaces. */
export function plainLine(text: string): string {
  return text.replace(UNSEEN, '').replace(BETWEEN_WORDS, ' ').trim();
}

/** The same rule for a text of several lines, for example a postal address. Empty lines are removed. */
export function plainLines(text: string): string {
  const lines = text.split(/\r\n?|\n/).map(plainLine);
  return lines.filter((line) => line !== '').join('\n');
}

/**
 * Removes hidden characters and spaces before a character that begins a formula. Some programs drop them when they read
 * the cell again, and would then run the formula.
 */
export function withoutHiddenFormula(cell: string): string {
  const shown = cell.replace(UNSEEN_BEFORE, '');
  return BEGINS_FORMULA.test(shown) ? shown : cell;
}
