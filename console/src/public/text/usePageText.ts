/** The text of a page of the product: from the server, as it was read before, or as it is shipped. */
import { contentCalls, type Page as PageText } from '@valorisation/contract';
import { useEffect } from 'react';
import { useAnswer, useAsked } from '../../api/useAnswer';
import { isApiError } from '../../core/errors';
import { shippedText } from './shippedText';

/** The pages read so far are shown at once, and also while the server does not answer. */
const read = new Map<string, PageText>();

export function usePageText(name: string) {
  const { found, error, retry } = useAnswer(contentCalls.page, { params: { name } });
  useEffect(() => {
    if (found !== undefined) read.set(name, found);
  }, [name, found]);
  // 404 means that the page was withdrawn. Any other error means that the server does not answer.
  const isAway = error !== null && !(isApiError(error) && error.status === 404);
  const shipped = useAsked(isAway ? name : '', async () => (isAway ? shippedText(name) : null));
  const known = found ?? read.get(name);
  const page = known ?? (isAway ? (shipped.found ?? undefined) : undefined);
  return {
    page,
    error,
    isWaiting: error === null || (isAway && shipped.error === null),
    /** False for the shipped text. */
    isKnown: known !== undefined,
    retry,
  };
}
