/** Words are the same whatever their case, accents, ligatures, spaces and apostrophes: as one searches and compares them. */
export function wordKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`]/g, "'")
    .replace(/œ/gi, 'oe')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
