/** The part of a degree's text that the text of its neighbour lacks. Pure. */
import { wordKey } from '@valorisation/rules';

export interface Words {
  readonly text: string;
  readonly differs: boolean;
}

/** Words that do not express a requirement by themselves. */
const PLAIN = new Set(
  'avec dans des les une aux par pour sur ses son leur leurs que qui quelques plusieurs elle meme moins plus comme est sont parmi entre'.split(
    ' ',
  ),
);
function withoutElision(word: string): string {
  return wordKey(word).replace(/^(?:[ldjcnmst]|qu)['’]/, '');
}

function key(word: string): string {
  // Singular and plural, masculine and feminine express the same requirement.
  return withoutElision(word).replace(/(?:es|s|e)$/, '');
}

function isMeaningful(word: string): boolean {
  const bare = withoutElision(word);
  return /^[\p{L}'’-]{4,}$/u.test(bare) && !PLAIN.has(bare);
}

function split(text: string): string[] {
  return text.split(/([\p{L}\d'’-]+)/u).filter((piece) => piece !== '');
}

const BOUNDARY = /[;:,.]/;

function differingSpan(pieces: readonly string[], known: ReadonlySet<string>): [first: number, last: number] {
  const isNew = (piece: string): boolean => isMeaningful(piece) && !known.has(key(piece));
  return [pieces.findIndex(isNew), pieces.findLastIndex(isNew)];
}

function phrasesOf(pieces: readonly string[]): string[][] {
  const phrases: string[][] = [[]];
  for (const piece of pieces) {
    phrases.at(-1)?.push(piece);
    if (BOUNDARY.test(piece)) phrases.push([]);
  }
  return phrases;
}

/** The text in pieces. In each phrase, the words that the neighbour lacks are marked as one piece. */
export function differingWords(text: string, neighbour: string | null): readonly Words[] {
  if (neighbour === null) return [{ text, differs: false }];
  const known = new Set(split(neighbour).filter(isMeaningful).map(key));
  const pieces = phrasesOf(split(text)).flatMap((phrase): Words[] => {
    const [first, last] = differingSpan(phrase, known);
    if (first === -1) return [{ text: phrase.join(''), differs: false }];
    return [
      { text: phrase.slice(0, first).join(''), differs: false },
      { text: phrase.slice(first, last + 1).join(''), differs: true },
      { text: phrase.slice(last + 1).join(''), differs: false },
    ];
  });
  return pieces.filter((piece) => piece.text !== '');
}
