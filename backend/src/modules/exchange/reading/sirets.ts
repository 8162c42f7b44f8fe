/** The SIRETs that a file names: above its headings, or in a column of them. */
import { normalizeSiret } from '@valorisation/rules';
import type { SheetRow } from '../files/sheet.js';
import type { Questions } from './column-questions.js';
import { hasPhrase } from './reading-words.js';

const TITLED = /siret\D{0,20}((?:\d[\s.]?){14})(?!\d)/i;
const DIGITS = /^\d{14}$/;

export function siretsIn(
  above: readonly SheetRow[],
  people: readonly SheetRow[],
  plainHeadings: readonly string[],
): readonly string[] {
  const titled = above.map(({ cells }) => TITLED.exec(cells.map((cell) => cell ?? '').join(' '))?.[1] ?? '');
  const places = plainHeadings.flatMap((heading, place) => (hasPhrase(heading, ['siret']) ? [place] : []));
  const listed = people.flatMap(({ cells }) => places.map((place) => String(cells[place] ?? '')));
  return [...new Set([...titled, ...listed].map(normalizeSiret))].filter((siret) => DIGITS.test(siret));
}

/** The people of a file with another SIRET wait until a person says that they belong here. */
export function namesOther(sirets: readonly string[], own: string, questions: Questions): boolean {
  const others = sirets.filter((siret) => siret !== own);
  if (others.length === 0) return false;
  const { chosen } = questions.ask({
    kind: 'other_siret',
    column: null,
    choices: ['here'],
    likely: null,
    samples: others,
    show: () => own,
  });
  return chosen === null;
}
