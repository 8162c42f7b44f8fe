/** Facts that the shipped texts leave open: « [à compléter par la branche : nom de l’hébergeur] ». */
const MISSING = /\[à compléter par la branche\s{0,2}:([^\]]{1,300})\]/g;

/** The facts that a text leaves open, in the order of the text. */
export function missingFactsIn(text: string): string[] {
  return [...text.matchAll(MISSING)].map(([, fact = '']) => fact.trim());
}
