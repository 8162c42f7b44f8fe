import { wordKey } from '@valorisation/rules';

export interface Question {
  readonly question: string;
  readonly answer: readonly string[];
}

/** « Que signifient les statuts ? » as « que-signifient-les-statuts ». */
export function placeKey(title: string): string {
  return wordKey(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function questionKey({ question }: Question): string {
  return placeKey(question);
}

/** True when the question or its answer contains each of the words, ignoring accents and case. */
export function isAbout({ question, answer }: Question, words: string): boolean {
  const text = wordKey([question, ...answer].join(' '));
  return wordKey(words)
    .split(' ')
    .every((word) => text.includes(word));
}
