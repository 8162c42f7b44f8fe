/** /estimation: the choice of a function and its amount due, then the answers that differ from the planned degrees. */
import type { FunctionName } from '@valorisation/rules';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasFunction } from '../amounts/model/chosenFunction';
import type { PublicReference } from '../api/reference';
import { ChoosePage } from './ChoosePage';
import { ChosenPage } from './lazyParts';

interface Props {
  readonly reference: PublicReference;
  readonly names: readonly FunctionName[];
}

export function EstimatePage({ reference, names }: Props) {
  const { search } = useLocation();
  /** True when the user has acted here. What replaces the clicked control then gets the focus. */
  const [hasActed, setHasActed] = useState(false);
  const onAct = () => setHasActed(true);
  const choice = (isUnknown: boolean) => (
    <ChoosePage reference={reference} names={names} isUnknown={isUnknown} returned={hasActed} onChosen={onAct} />
  );
  return (
    <Suspense>
      {hasFunction(search) ? (
        <ChosenPage reference={reference} otherwise={choice} hasActed={hasActed} onAct={onAct} />
      ) : (
        choice(false)
      )}
    </Suspense>
  );
}
