/** Improves typed texts: apostrophes become curved, and no line can begin with a punctuation mark. */
export function typeset(text: string): string {
  return text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/[ \u202f](?=[;:!?»%€])/g, '\u00a0')
    .replace(/(?<=«)[ \u202f]/g, '\u00a0');
}
