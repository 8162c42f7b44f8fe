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

const DOUBLED = /([a-z])\1/g;
/** Without one of these signs, a text has no inclusive form, abbreviation or `R&D`. */
const SPECIAL = /[·•.(/&-]/;

/** The same stem for ‘directrices’ and ‘directeur’. It is no word of the language and is never shown. */
export function stemOf(plain: string): string {
  if (plain.length <= 3) return plain;
  let stem = plain;
  if (stem.endsWith('aux') && !stem.endsWith('eaux')) stem = `${stem.slice(0, -3)}al`;
  if (stem.endsWith('s') || stem.endsWith('x')) stem = stem.slice(0, -1);
  if (stem.endsWith('trice')) stem = `${stem.slice(0, -4)}eur`;
  if (stem.endsWith('euse')) stem = `${stem.slice(0, -2)}r`;
  if (stem.endsWith('esse')) stem = stem.slice(0, -4);
  if (stem.endsWith('e')) stem = stem.slice(0, stem.endsWith('ee') ? -2 : -1);
  stem = stem.replace(DOUBLED, '$1');
  return stem.endsWith('v') ? `${stem.slice(0, -1)}f` : stem;
}

export function wordsOf(text: string): readonly Word[] {
  return wordsAmong(piecesOf(text).filter((word) => !STOP_WORDS.has(word)));
}

/** One letter at the end is kept, also where it could be a small word: after ‘secrétaire-c’ a word is being typed. */
export function typedWordsOf(text: string): readonly Word[] {
  const pieces = piecesOf(text);
  const last = pieces.length - 1;
  return wordsAmong(pieces.filter((word, at) => !STOP_WORDS.has(word) || (at === last && word.length === 1)));
}

/** The last piece is empty when no letter or digit ends the text. */
function piecesOf(text: string): readonly string[] {
  const key = wordKey(text);
  return (SPECIAL.test(key) ? withoutSpecialForms(key) : key).split(/[^a-z0-9]+/);
}

function wordsAmong(pieces: readonly string[]): readonly Word[] {
  const found = new Map<string, Word>();
  for (const plain of pieces) {
    const stem = stemOf(plain);
    if (plain !== '' && !found.has(stem)) found.set(stem, { plain, stem });
  }
  return [...found.values()];
}

function withoutSpecialForms(key: string): string {
  return key
    .replace(POINTED, (letters) => letters.replaceAll('.', ''))
    .replace(INCLUSIVE, ' ')
    .replace(/(?<=[a-z])&(?=[a-z])/g, '');
}
