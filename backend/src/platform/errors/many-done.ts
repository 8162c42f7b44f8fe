import { isId } from '@valorisation/contract';
import { DomainError, notFound } from './domain-error.js';

/** The outcome of an act on many records: the changed ones, and a reason for each of the others. */
export interface ManyDone<Id extends number | string = number> {
  readonly done: readonly Id[];
  readonly left: readonly { readonly id: Id; readonly refusal: DomainError }[];
}

/** Acts on each one after the other. A refused one does not stop the others. */
export async function eachOf<Id extends number | string>(
  ids: Iterable<Id>,
  act: (id: Id) => Promise<void>,
): Promise<ManyDone<Id>> {
  const done: Id[] = [];
  const left: { id: Id; refusal: DomainError }[] = [];
  for (const id of new Set(ids)) {
    try {
      if (typeof id === 'number' && !isId(id)) throw notFound();
      await act(id);
      done.push(id);
    } catch (refusal) {
      if (!(refusal instanceof DomainError)) throw refusal;
      left.push({ id, refusal });
    }
  }
  return { done, left };
}
