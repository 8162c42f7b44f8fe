/** Facts that shipped texts leave to the employer body: « [à compléter par la branche : nom de l’hébergeur] ». */
const MISSING = /\[à compléter par la branche\s{0,2}:([^\]]{1,300})\]/g;

/** The facts to fill in, in the order of the text. */
export function missingFactsIn(text: string): string[] {
  return [...text.matchAll(MISSING)].map(([, fact = '']) => fact.trim());
}
