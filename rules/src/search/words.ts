/** The words of a title or of a search, without what people write in several ways: accents, case, gender, plural. */
import words from './data/words.json' with { type: 'json' };
import { wordKey } from '../format/word-key.js';

export interface Word {
  /** As written, without accents and case. */
  readonly plain: string;
  /** One form for the masculine, the feminine and the plural. */
  readonly stem: string;
}

const STOP_WORDS: ReadonlySet<string> = new Set(words.stop);

/** The feminine or plural ending that follows a sign: `infirmier·ère`, `directeur/trice`, `technicien(ne)s`. */
const INCLUSIVE =
  /(?<=[a-z]{3})(?:[·•.(-]| ?\/ ?)-?(?:[eln]e|elle|lle|nne|t?rice|t?euse|se|i?ere|i?ve|ale|fe|sse|e)?s?\)?(?:[·•.]?s)?(?![a-z])/g;
/** Abbreviations with points: `C.P.E.` */
const POINTED = /(?<![a-z])(?:[a-z]\.){2,9}[a-z]?(?![a-z])/g;

/** The same stem for ‘directrices’ and ‘directeur’. It is no word of the language and is never shown. */
export function stemOf(plain: string): string {
  if (plain.length <= 3) return plain;
  return plain
    .replace(/(?<!e)aux$/, 'al')
    .replace(/[sx]$/, '')
    .replace(/trice$/, 'teur')
    .replace(/euse$/, 'eur')
    .replace(/esse$/, '')
    .replace(/e{1,2}$/, '')
    .replace(/([a-z])\1/g, '$1')
    .replace(/v$/, 'f');
}

export function wordsOf(text: string): readonly Word[] {
  const plain = wordKey(text)
    .replace(POINTED, (letters) => letters.replaceAll('.', ''))
    .replace(INCLUSIVE, ' ')
    .replace(/(?<=[a-z])&(?=[a-z])/g, '');
  const found = new Map<string, Word>();
  for (const word of plain.split(/[^a-z0-9]+/)) {
    if (word === '' || STOP_WORDS.has(word)) continue;
    const stem = stemOf(word);
    if (!found.has(stem)) found.set(stem, { plain: word, stem });
  }
  return [...found.values()];
}
