/** Which words of a degree its neighbour does not have: what the choice between the two is about. Pure. */
import { fold } from './searchFunctions';

export interface Words {
  readonly text: string;
  readonly differs: boolean;
}

/** Words that carry no requirement by themselves. */
const PLAIN = new Set(
  'avec dans des les une aux par pour sur ses son leur leurs que qui quelques plusieurs elle meme moins plus comme est sont parmi entre'.split(
    ' ',
  ),
);
function withoutElision(word: string): string {
  return fold(word).replace(/^(?:[ldjcnmst]|qu)['’]/, '');
}

function key(word: string): string {
  // Singular and plural, masculine and feminine are the same requirement.
  return withoutElision(word).replace(/(?:es|s|e)$/, '');
}

function isMeaningful(word: string): boolean {
  const bare = withoutElision(word);
  return /^[\p{L}'’-]{4,}$/u.test(bare) && !PLAIN.has(bare);
}

function split(text: string): string[] {
  return text.split(/([\p{L}\d'’-]+)/u).filter((piece) => piece !== '');
}

/** The text in pieces, those marked whose words the neighbour does not have. */
export function differingWords(text: string, neighbour: string | null): readonly Words[] {
  if (neighbour === null) return [{ text, differs: false }];
  const known = new Set(split(neighbour).filter(isMeaningful).map(key));
  return split(text).map((piece) => ({ text: piece, differs: isMeaningful(piece) && !known.has(key(piece)) }));
}
