/** The function in an estimate's address. Before a function is chosen, the page needs nothing else. Pure. */
import { OTHER_FUNCTION_ID } from '@valorisation/rules';
import type { FunctionChoice } from '../parts/functionChoice';

export const FUNCTION_NAMES = {
  functionId: 'valor_c5',
  otherFunction: 'valor_other_metier',
  categoryLevel: 'valor_cat',
};

/** The words that a form without a script sends. */
export const SEARCHED = 'q';

export const queryOfWords = (words: string): string => new URLSearchParams({ [SEARCHED]: words }).toString();

export function searchedWords(search: string): string {
  return new URLSearchParams(search).get(SEARCHED) ?? '';
}

export function hasFunction(search: string): boolean {
  return new URLSearchParams(search).has(FUNCTION_NAMES.functionId);
}

/** The query of an estimate that has only its function. */
export const queryOfFunction = (id: number): string =>
  new URLSearchParams({ [FUNCTION_NAMES.functionId]: String(id) }).toString();

/** Changes the function and keeps the situation in the query. The search that led to the function ends. */
export function withFunction(search: string, choice: FunctionChoice): string {
  const query = new URLSearchParams(search);
  for (const name of [...Object.values(FUNCTION_NAMES), SEARCHED]) query.delete(name);
  const rest = [...query];
  if (choice.kind === 'none') return query.toString();
  const chosen =
    choice.kind === 'known'
      ? [[FUNCTION_NAMES.functionId, String(choice.job.id)]]
      : [
          [FUNCTION_NAMES.functionId, String(OTHER_FUNCTION_ID)],
          [FUNCTION_NAMES.otherFunction, choice.title],
          [FUNCTION_NAMES.categoryLevel, String(choice.level)],
        ];
  return new URLSearchParams([...chosen, ...rest]).toString();
}
