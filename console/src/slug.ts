/**
 * Addresses of articles and documents, for example `12-la-valeur-du-point`. The number identifies the record, and the
 * words are for people. Pure.
 */

const LONGEST = 60;

export function slugOf(title: string): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > LONGEST) break;
    slug = longer;
  }
  return slug;
}

/** 12 for `12` and `12-la-valeur-du-point`; NaN when the address does not begin with a number. */
export function idInAddress(part: string | undefined): number {
  return Number(/^(\d{1,15})(?:-|$)/.exec(part ?? '')?.[1] ?? NaN);
}
