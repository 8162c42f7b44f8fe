/** Takes a function of the grid for a row whose function was named freely. Pure. */
import { isUpToDate, OTHER_FUNCTION_ID } from '@valorisation/rules';
import { DomainError, orRefusal } from '../../../platform/errors/domain-error.js';
import type { Valuation } from './valuation.aggregate.js';
import type { ChangeContext } from './valuation.change.js';

/**
 * Changes the row's function. Computes its amount if the kept answers are all that the function asks for; otherwise the
 * row is in progress, and the answer says why.
 * @throws 409 `fonction_deja_choisie` for a row with another function, 409 `transition_refusee` on an archived one, 422
 * for a function that the grid in force does not have
 */
export function takeFunction(valuation: Valuation, functionId: number, context: ChangeContext): DomainError | null {
  if (valuation.state.inputs.functionId !== OTHER_FUNCTION_ID) throw new DomainError('fonction_deja_choisie');
  valuation.edit({ functionId }, context);
  const outcome = orRefusal(() => {
    valuation.complete(context);
  });
  return outcome instanceof DomainError && !isUpToDate(valuation.state.status) ? outcome : null;
}
