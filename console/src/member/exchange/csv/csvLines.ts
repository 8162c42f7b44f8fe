/** A CSV text of French spreadsheets: semicolons, every cell quoted, Windows line ends. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\r\n');
}
