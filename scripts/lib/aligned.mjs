/**
 * Rows of cells as lines for the terminal, each column as wide as its widest cell.
 * @param {readonly (readonly string[])[]} rows
 * @param {number} [texts] how many columns are texts, from the left; those of numbers end one under the other
 */
export function aligned(rows, texts = 1) {
  const widths = widthsOf(rows);
  const fitted = (cell, column) => (column < texts ? cell.padEnd(widths[column]) : cell.padStart(widths[column]));
  return rows.map((cells) => cells.map(fitted).join('  '));
}

/** @param {readonly (readonly string[])[]} rows */
export const widthsOf = ([head, ...rows]) =>
  head.map((cell, column) => Math.max(cell.length, ...rows.map((cells) => cells[column].length)));
