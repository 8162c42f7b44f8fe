/** The function in an estimate's address. Before a function is chosen, the page needs nothing else. Pure. */
import { OTHER_FUNCTION_ID } from '@valorisation/rules';
import type { FunctionChoice } from '../parts/functionChoice';

export const FUNCTION_NAMES = {
  functionId: 'valor_c5',
  otherFunction: 'valor_other_metier',
  categoryLevel: 'valor_cat',
};

export function hasFunction(search: string): boolean {
  return new URLSearchParams(search).has(FUNCTION_NAMES.functionId);
}

/** Changes the function and keeps the situation in the query. */
export function withFunction(search: string, choice: FunctionChoice): string {
  const query = new URLSearchParams(search);
  for (const name of Object.values(FUNCTION_NAMES)) query.delete(name);
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
