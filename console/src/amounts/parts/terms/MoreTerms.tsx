/** Rarely used terms: closed until one has a value. */
import { ENTERED_AMOUNTS, formatFactor, isFixedDaysAllowed, type EnteredAmount } from '@valorisation/rules';
import { useState, type ReactNode } from 'react';
import { calculation as words } from '../../../i18n/fr/classification/calculation';
import type { TermName } from '../../../i18n/fr/glossary';
import { NumberField } from '../../../ui/NumberField';
import { Summary } from '../../../ui/Summary';
import { Term } from '../../../ui/Term';
import { Toggle } from '../../../ui/Toggle';
import { isGuaranteeIdle, type Changeable } from '../../model/result';
import styles from './TermsForm.module.css';
import type { Terms } from './useTerms';

const FIXED_DAYS_HINT = 'fixed-days-hint';

export interface SpecialCase {
  /** Beside the words of the other cases. */
  words: string;
  field: ReactNode;
  isGiven: boolean;
}

interface MoreTermsProps {
  classification: Changeable;
  special: SpecialCase | undefined;
  shown: Terms['shown'];
  onAmount: (term: EnteredAmount, cents: number | null | undefined) => void;
}

const AMOUNT_TERMS: Readonly<Partial<Record<EnteredAmount, TermName>>> = { guaranteedCents: 'guarantee' };

export function MoreTerms({ classification, special, shown, onAmount }: MoreTermsProps) {
  const { work, save, reference } = classification;
  const isGiven = ENTERED_AMOUNTS.some((term) => work[term] !== null) || work.fixedDays || special?.isGiven === true;
  const [opened, setOpened] = useState(isGiven);
  const canFixDays = isFixedDaysAllowed(work.categoryLevel);
  const cases = [
    words.cases.guarantee,
    ...(canFixDays ? [words.cases.fixedDays] : []),
    ...(special ? [special.words] : []),
  ];
  const isIdle = isGuaranteeIdle(classification);
  const factor = formatFactor(reference.grid.params.fixedDaysFactor);
  return (
    <details className={styles.more} open={opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <Summary>
        <span>
          {words.more} <span className="quiet regular">{cases.join(', ')}</span>
        </span>
      </Summary>
      <div className={styles.moreFields}>
        {ENTERED_AMOUNTS.map((term) => {
          const explained = AMOUNT_TERMS[term];
          const { error, value } = shown(term, work[term]);
          return (
            <NumberField
              key={term}
              label={words.labels[term]}
              help={explained && <Term name={explained} />}
              hint={
                <>
                  {words.amountHints[term]}{' '}
                  {explained === 'guarantee' && isIdle && error === undefined && <strong>{words.guaranteeIdle}</strong>}
                </>
              }
              optional
              suffix="€"
              error={error}
              value={value}
              onValueChange={(cents) => onAmount(term, cents)}
            />
          );
        })}
        {canFixDays && (
          <div>
            <Toggle
              label={words.labels.fixedDays}
              aria-describedby={FIXED_DAYS_HINT}
              checked={work.fixedDays}
              onChange={(event) => save({ fixedDays: event.target.checked })}
            />
            <p id={FIXED_DAYS_HINT} className="hint">
              {words.fixedDaysHint(factor)}
            </p>
          </div>
        )}
        {special?.field}
      </div>
    </details>
  );
}
