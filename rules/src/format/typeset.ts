/** Texts typed on a keyboard: curved apostrophes, and no line that begins with a punctuation mark. */
export function typeset(text: string): string {
  return text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/[ \u202f](?=[;:!?»%€])/g, '\u00a0')
    .replace(/(?<=«)[ \u202f]/g, '\u00a0');
}
