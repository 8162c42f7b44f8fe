/** Questions of a page: the word that an address names one by, and the search among them. */
import { wordKey } from '@valorisation/rules';

export interface Question {
  readonly question: string;
  readonly answer: readonly string[];
}

/** « Que signifient les statuts ? » as « que-signifient-les-statuts ». */
export function questionKey({ question }: Question): string {
  return wordKey(question)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Whether each of the words stands in it, without regard to accents and case. */
export function isAbout({ question, answer }: Question, words: string): boolean {
  const text = wordKey([question, ...answer].join(' '));
  return wordKey(words)
    .split(' ')
    .every((word) => text.includes(word));
}
