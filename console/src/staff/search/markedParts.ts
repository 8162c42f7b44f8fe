/** Where the words of a search stand in a text, accents and case aside. Pure. */
import { wordKey } from '@valorisation/rules';

export interface Part {
  readonly text: string;
  readonly isMarked: boolean;
}

/** The searched words, as `markedParts` compares them. */
export const searchedWords = (typed: string): readonly string[] =>
  typed
    .split(/\s+/)
    .map(wordKey)
    .filter((word) => word !== '');

export function markedParts(text: string, words: readonly string[]): readonly Part[] {
  // A ligature gives two letters and an accent by itself none, so that each letter keeps the place of its sign.
  const signs = [...text];
  const letters = signs.flatMap((sign, place) =>
    [...(sign.trim() === '' ? ' ' : wordKey(sign))].map((letter) => ({ letter, place })),
  );
  const plain = letters.map(({ letter }) => letter).join('');
  const marked = new Set<number>();
  for (const word of words) {
    for (let from = plain.indexOf(word); from !== -1; from = plain.indexOf(word, from + word.length))
      for (const { place } of letters.slice(from, from + word.length)) marked.add(place);
  }
  const parts: { text: string; isMarked: boolean }[] = [];
  for (const [place, sign] of signs.entries()) {
    const last = parts.at(-1);
    const isMarked = marked.has(place);
    if (last?.isMarked === isMarked) last.text += sign;
    else parts.push({ text: sign, isMarked });
  }
  return parts;
}
