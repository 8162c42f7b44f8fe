/**
 * The person's seniority, leave, share and pay. Each value is saved when it is given. A refusal says what to change.
 */
import {
  ENTERED_AMOUNTS,
  formatFactor,
  isFixedDaysAllowed,
  isHourlyAllowed,
  isShare,
  MAX_AMOUNT_CENTS,
  type Day,
  type EnteredAmount,
} from '@valorisation/rules';
import { useEffect, useState, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import type { ValuationInput } from '@valorisation/contract';
import { classification as texts } from '../../i18n/fr';
import type { TermName } from '../../i18n/fr/glossary';
import { Toggle } from '../../ui/Toggle';
import { DateField } from '../../ui/DateField';
import { Summary } from '../../ui/Summary';
import { NumberField } from '../../ui/NumberField';
import { SelectField } from '../../ui/SelectField';
import { Term } from '../../ui/Term';
import { useOnLeaving } from '../../ui/useOnLeaving';
import { seniorityError } from '../model/seniorityError';
import { isGuaranteeIdle, type Changeable } from '../model/result';
import { Cluster, Text } from '../../ui/layout/primitives';
import styles from './TermsForm.module.css';

const { calculation: words } = texts;
const FIXED_DAYS_HINT = 'fixed-days-hint';

type FieldName = 'seniority' | 'share' | EnteredAmount;
/** Null: the value is refused, and the field itself shows the reason. */
type Refusal = string | null;
type Typed<Name extends FieldName> = (Name extends 'seniority' ? Day : number) | null | undefined;
type Refused = { readonly [Name in FieldName]?: { readonly error: Refusal; readonly typed: Typed<Name> } };

function shareError(share: number | null | undefined): Refusal | undefined {
  if (share === undefined) return null;
  return share !== null && isShare(share) ? undefined : words.shareInvalid;
}

function amountError(cents: number | null | undefined): Refusal | undefined {
  if (cents === undefined) return null;
  if (cents === null) return undefined;
  return cents > 0 && cents <= MAX_AMOUNT_CENTS ? undefined : words.amountInvalid;
}

/** A refused text stays in its field. The effect of a valid one is shown at once. */
function useTerms({ type }: Changeable, onValidChange: (isValid: boolean) => void) {
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
  return { take, shown };
}

function useLeaving(leave: () => void) {
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

interface TermsFormProps {
  ref?: Ref<HTMLElement>;
  classification: Changeable;
  onValidChange: (isValid: boolean) => void;
}

function PayMode({ classification: { work, save } }: { classification: Changeable }) {
  const options = [
    [false, words.monthly],
    [true, words.hourly],
  ] as const;
  return (
    <fieldset>
      <legend className="below-1 pad-0 strong">{words.labels.hourly}</legend>
      <Text tone="hint">{words.payHint}</Text>
      <Cluster gap={5} rowGap={0}>
        {options.map(([hourly, label]) => (
          <label key={label} className="inline-row gap-2 target clickable">
            <input
              type="radio"
              name="remuneration"
              checked={work.hourly === hourly}
              onChange={() => save({ hourly })}
            />
            {label}
          </label>
        ))}
      </Cluster>
    </fieldset>
  );
}

interface MoreTermsProps extends Pick<TermsFormProps, 'classification'> {
  shown: ReturnType<typeof useTerms>['shown'];
  onAmount: (term: EnteredAmount, cents: number | null | undefined) => void;
}

const AMOUNT_TERMS: Readonly<Partial<Record<EnteredAmount, TermName>>> = { guaranteedCents: 'guarantee' };

/** Rarely used terms: closed until one has a value. */
function MoreTerms({ classification, shown, onAmount }: MoreTermsProps) {
  const { work, save, reference } = classification;
  const [opened, setOpened] = useState(ENTERED_AMOUNTS.some((term) => work[term] !== null) || work.fixedDays);
  const canFixDays = isFixedDaysAllowed(work.categoryLevel);
  const isIdle = isGuaranteeIdle(classification);
  const factor = formatFactor(reference.grid.params.fixedDaysFactor);
  return (
    <details className={styles.more} open={opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <Summary>{canFixDays ? words.more : words.moreGuaranteeOnly}</Summary>
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
      </div>
    </details>
  );
}

export function TermsForm({ ref, classification, onValidChange }: TermsFormProps) {
  const { reference, work, save } = classification;
  const { take, shown } = useTerms(classification, onValidChange);
  const leaving = useLeaving(classification.leave);
  return (
    <section ref={ref} aria-labelledby="situation" {...leaving}>
      <h2 id="situation" className="below-2">
        {words.situation}
      </h2>
      <div className={styles.form}>
        <DateField
          label={words.labels.seniorityOn}
          help={<Term name="seniority" />}
          hint={words.seniorityHint}
          optional
          {...shown('seniority', work.seniorityOn)}
          onValueChange={(day) => take('seniority', day, seniorityError(day), { seniorityOn: day ?? null })}
        />
        <NumberField
          label={words.labels.shareHundredths}
          help={<Term name="share" />}
          hint={words.shareHint}
          suffix="%"
          {...shown('share', work.shareHundredths)}
          onValueChange={(share) => take('share', share, shareError(share), { shareHundredths: share ?? 0 })}
        />
        <SelectField
          label={words.labels.leaveWeeks}
          help={<Term name="leave" />}
          hint={words.leaveHint}
          placeholder={null}
          value={String(work.leaveWeeks)}
          options={reference.grid.leaveSteps.map(({ weeks }) => ({
            value: String(weeks),
            label: words.leaveWeeks(weeks),
          }))}
          onValueChange={(weeks) => save({ leaveWeeks: Number(weeks) })}
        />
        {isHourlyAllowed(reference.grid, work.functionId) && <PayMode classification={classification} />}
        <MoreTerms
          classification={classification}
          shown={shown}
          onAmount={(term, cents) => take(term, cents, amountError(cents), { [term]: cents ?? null })}
        />
      </div>
    </section>
  );
}
