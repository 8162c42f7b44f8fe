/** SQL on the pattern of a search: a SIRET is stored as digits but typed with spaces or dots. */
export const typedSiret = (pattern: string): string => `translate(${pattern}, ' .\u00a0\u202f', '')`;
