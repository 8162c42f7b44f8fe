import { isId } from '@valorisation/contract';
import { DomainError, notFound } from './domain-error.js';

/** What came of an act on many records: those that were changed, and of the others why. */
export interface ManyDone<Id extends number | string = number> {
  readonly done: readonly Id[];
  readonly left: readonly { readonly id: Id; readonly refusal: DomainError }[];
}

/** Acts on each by itself, one after the other: one that is refused holds up no other. */
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
