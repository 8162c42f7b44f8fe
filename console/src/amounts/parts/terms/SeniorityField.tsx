import { useState } from 'react';
import { calculation as words } from '../../../i18n/fr/classification/calculation';
import { DateField } from '../../../ui/DateField';
import { Term } from '../../../ui/Term';
import type { Changeable } from '../../model/result';
import { seniorityError, seniorityHint } from '../../model/seniorityField';
import styles from './TermsForm.module.css';
import type { Terms } from './useTerms';

interface SeniorityFieldProps {
  classification: Changeable;
  terms: Terms;
  /** True after an attempt to go on: an empty field is then refused. */
  isTried: boolean;
}

/** The day, or the choice of none: an empty field says nothing, and is refused. */
export function SeniorityField({ classification, isTried, terms: { take, shown, forget } }: SeniorityFieldProps) {
  const { work, save, unsaid, reference } = classification;
  const isNone = work.seniorityOn === null && !unsaid.seniority;
  /** A new field drops a text that is no day, which the value alone cannot do. */
  const [emptied, setEmptied] = useState(0);
  const { error: refusal, value } = shown('seniority', work.seniorityOn);
  const error = refusal ?? (isTried && unsaid.seniority ? words.seniorityMissing : null);
  const hint = () => (value ? seniorityHint(reference.grid, work.categoryLevel, value) : words.seniorityHint);
  return (
    <DateField
      key={emptied}
      label={words.labels.seniorityOn}
      help={<Term name="seniority" />}
      beside={
        <button
          type="button"
          className={styles.none}
          aria-pressed={isNone}
          onClick={() => {
            forget('seniority');
            save({ seniorityOn: null });
            setEmptied(emptied + 1);
          }}
        >
          {words.noSeniority}
        </button>
      }
      // A refusal takes the place of the hint, so that nothing moves. A refused day has no years to count.
      hint={error === null ? hint() : undefined}
      value={value}
      error={error}
      onValueChange={(typed) =>
        take('seniority', typed, typed === null ? words.seniorityMissing : seniorityError(typed), {
          seniorityOn: typed ?? null,
        })
      }
    />
  );
}
