const LONGEST_SLUG = 60;

/** A key for searching and comparing words: it ignores case, accents, ligatures, spaces and apostrophes. */
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

/** ‘modeles-de-reponse’ for ‘Modèles de réponse’: the words of a title for an address or the name of a file. */
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
    if (longer.length > LONGEST_SLUG) break;
    slug = longer;
  }
  return slug;
}
