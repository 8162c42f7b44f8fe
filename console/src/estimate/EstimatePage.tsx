/** /estimation: a function and its amount due; then the differences from the planned degrees. */
import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { hasFunction } from '../amounts/model/chosenFunction';
import type { PublicReference } from '../api/reference';
import { ChoosePage } from './ChoosePage';
import { ChosenPage } from './parts';

interface Props {
  readonly reference: PublicReference;
  /** Mounted with the fields, behind them. */
  readonly children?: ReactNode;
}

export function EstimatePage({ reference, children }: Props) {
  const { search } = useLocation();
  /** True when the user has acted here: the replacement of a clicked control then gets the focus. */
  const [hasActed, setHasActed] = useState(false);
  const onAct = () => setHasActed(true);
  const choice = (isUnknown: boolean) => (
    <ChoosePage reference={reference} isUnknown={isUnknown} returned={hasActed} onChosen={onAct} />
  );
  return (
    <Suspense>
      {hasFunction(search) ? (
        <ChosenPage reference={reference} otherwise={choice} hasActed={hasActed} onAct={onAct} />
      ) : (
        choice(false)
      )}
      {children}
    </Suspense>
  );
}
