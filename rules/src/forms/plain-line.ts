/** Names and titles: one line of text that shows what it holds. */

/** Marks that nobody sees: they turn the direction of what follows, join it, or hide in it. */
const UNSEEN = /\p{Cf}/gu;
/** Line ends, tabs and other signs that steer a machine; each run of them, and of spaces, parts two words. */
const BETWEEN_WORDS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** The rule of every name and title: unseen marks go, line ends and other control signs are spaces, outer spaces go. */
export function plainLine(text: string): string {
  return text.replace(UNSEEN, '').replace(BETWEEN_WORDS, ' ').trim();
}

/** The same for a text of several lines, such as a postal address: empty ones go. */
export function plainLines(text: string): string {
  const lines = text.split(/\r\n?|\n/).map(plainLine);
  return lines.filter((line) => line !== '').join('\n');
}
