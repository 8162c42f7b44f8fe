/** Functions that were found, as options: what fits the typed words, where the function stands, what is due for it. */
import {
  findFunction,
  OTHER_FUNCTION_ID,
  typeset,
  wordKey,
  type FoundFunctions,
  type Grid,
  type JobFunction,
} from '@valorisation/rules';
import type { ReactNode } from 'react';
import { newValuation as words } from '../../i18n/fr/classification/newValuation';
import type { ComboboxOption } from '../../ui/Options';
import { placeOf } from '../model/functionTree';

const plainWords = (text: string): string[] =>
  wordKey(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** The plural of a word of the title is not worth a remark. */
const says = (own: string, typed: string): boolean => own.startsWith(typed) || typed === `${own}s`;

/** The text with the typed words in bold. What stands between them is one piece each, because a page draws few pieces faster. */
function withTyped(text: string, sought: readonly string[]): readonly ReactNode[] {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!sought.some((one) => says(wordKey(word), one))) continue;
    pieces.push(text.slice(end, index), <b key={index}>{word}</b>);
    end = index + word.length;
  }
  return [...pieces, text.slice(end)];
}

/** "Autre fonction" says what it means instead, apart from what was found. */
export function foundOptions(
  grid: Grid,
  { functions }: FoundFunctions,
  typed: string,
  amountOf: (job: JobFunction) => string | null,
): ComboboxOption[] {
  const sought = plainWords(typed);
  return functions.flatMap(({ functionId: id, title, foundBy }): ComboboxOption[] => {
    if (id === OTHER_FUNCTION_ID)
      return [{ id, label: title, detail: words.other.means, isApart: functions.length > 1 }];
    const job = findFunction(grid, id);
    if (job === undefined) return [];
    const place = placeOf(grid, job);
    const detail = foundBy === null ? place : `${words.foundBy(typeset(foundBy))} · ${place}`;
    return [{ id, label: withTyped(typeset(title), sought), detail, amount: amountOf(job) }];
  });
}

/** The number of functions found, as text. Without a search it is empty. */
export function foundStatus({ functions, isOutside }: FoundFunctions): string {
  if (functions.length === 0) return '';
  return isOutside
    ? words.outside.status
    : words.found(functions.filter(({ functionId }) => functionId !== OTHER_FUNCTION_ID).length);
}

/** For words that belong to no function of the grid. */
export function outsideText(found: FoundFunctions): string {
  const { nearestFamily } = found;
  const nearest = nearestFamily === null ? '' : ` ${words.outside.nearest(typeset(nearestFamily.title))}`;
  return `${foundStatus(found)}${nearest}`;
}
