/** The typed terms: a refused text stays in its field, and the effect of a valid one is shown at once. */
import { isShare, MAX_AMOUNT_CENTS, type Day, type EnteredAmount } from '@valorisation/rules';
import type { ValuationInput } from '@valorisation/contract';
import { useEffect, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { calculation as words } from '../../../i18n/fr/classification/calculation';
import { useOnLeaving } from '../../../ui/useOnLeaving';
import type { Changeable } from '../../model/result';

type FieldName = 'seniority' | 'share' | EnteredAmount;
/** Null: the value is refused, and the field itself shows the reason. */
type Refusal = string | null;
type Typed<Name extends FieldName> = (Name extends 'seniority' ? Day : number) | null | undefined;
type Refused = { readonly [Name in FieldName]?: { readonly error: Refusal; readonly typed: Typed<Name> } };

export function shareError(share: number | null | undefined): Refusal | undefined {
  if (share === undefined) return null;
  return share !== null && isShare(share) ? undefined : words.shareInvalid;
}

export function amountError(cents: number | null | undefined): Refusal | undefined {
  if (cents === undefined) return null;
  if (cents === null) return undefined;
  return cents > 0 && cents <= MAX_AMOUNT_CENTS ? undefined : words.amountInvalid;
}

export function useTerms({ type }: Changeable, onValidChange: (isValid: boolean) => void) {
  const [refused, setRefused] = useState<Refused>({});
  const isValid = Object.keys(refused).length === 0;

  useEffect(() => onValidChange(isValid), [isValid, onValidChange]);

  function take<Name extends FieldName>(
    field: Name,
    typed: Typed<Name>,
    error: Refusal | undefined,
    input: ValuationInput,
  ) {
    setRefused(({ [field]: _former, ...others }) =>
      error === undefined ? others : { ...others, [field]: { error, typed } },
    );
    type(error === undefined ? input : null);
  }
  function shown<Name extends FieldName>(field: Name, value: Typed<Name>) {
    const { error, typed } = refused[field] ?? { error: undefined, typed: value };
    return { error, value: typed };
  }
  /** Drops a refused text, because another act has given the value. */
  function forget(field: FieldName) {
    setRefused(({ [field]: _refused, ...others }) => others);
  }
  return { take, shown, forget };
}

/** A typed term is saved when its field is left. */
export function useLeaving(leave: () => void) {
  useOnLeaving(leave);
  useEffect(() => {
    // Runs before the browser asks whether to leave the page, because a request that is sent at this moment still
    // arrives.
    window.addEventListener('beforeunload', leave);
    return () => window.removeEventListener('beforeunload', leave);
  }, [leave]);

  return {
    onBlur({ target }: FocusEvent) {
      // If the focus has only moved to another window, the field is still in use.
      if (target !== document.activeElement) leave();
    },
    onKeyDown({ key, target }: KeyboardEvent) {
      if (key === 'Enter' && target instanceof HTMLInputElement) leave();
    },
  };
}

export type Terms = ReturnType<typeof useTerms>;
