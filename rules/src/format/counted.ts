/** In French the plural begins at two. */
export function plural<Word>(count: number, one: Word, many: Word): Word {
  return count > 1 ? many : one;
}

/** A number with its word after it, joined by a no-break space: '2 ans'. */
export function counted(count: number, one: string, many: string): string {
  return `${count}\u00a0${plural(count, one, many)}`;
}

/** Adds the word to points that are already formatted, with or without a sign: '1 point', '+15,50 points'. */
export function countedPoints(points: string): string {
  return `${points}\u00a0${/^\D*[01](?:,|$)/.test(points) ? 'point' : 'points'}`;
}
