/** French plurals: from two on. */
export function plural<Word>(count: number, one: Word, many: Word): Word {
  return count > 1 ? many : one;
}

/** The count before its word, on one line: '2 ans'. */
export function counted(count: number, one: string, many: string): string {
  return `${count}\u00a0${plural(count, one, many)}`;
}

/** A number of points, or a difference with its sign, that is written already: '1,00 point', '+ 15,00 points'. */
export function countedPoints(points: string): string {
  return `${points}\u00a0${/^\D*[01],/.test(points) ? 'point' : 'points'}`;
}
