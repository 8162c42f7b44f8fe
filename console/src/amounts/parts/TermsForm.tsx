/** Seniority, leave, share and pay of the person, each saved as it is given and refused with what to change. */
import { formatFactor, isFixedDaysAllowed, isHourlyAllowed, isShare, MAX_AMOUNT_CENTS } from '@valorisation/rules';
import { useEffect, useState, type Ref } from 'react';
import type { ValuationInput } from '@valorisation/contract';
import { classification as texts } from '../../i18n/fr';
import { Toggle } from '../../ui/Toggle';
import { DateField } from '../../ui/DateField';
import { Summary } from '../../ui/Summary';
import { NumberField } from '../../ui/NumberField';
import { SelectField } from '../../ui/SelectField';
import { Term } from '../../ui/Term';
import { seniorityError } from '../model/seniorityError';
import type { Changeable } from '../model/result';
import { Cluster, Text } from '../../ui/layout/primitives';
import fieldStyles from '../../ui/Field.module.css';
import styles from './TermsForm.module.css';

const { calculation: words } = texts;
const SETTLE_MS = 500;
const FIXED_DAYS_HINT = 'fixed-days-hint';

type FieldName = 'seniority' | 'share' | 'guarantee';
/** Null: refused, and the field itself says why. */
type Refusal = string | null;
type Errors = Readonly<Partial<Record<FieldName, Refusal>>>;

function shareError(share: number | null | undefined): string | undefined {
  return typeof share === 'number' && isShare(share) ? undefined : words.shareInvalid;
}

function guaranteeError(cents: number | null | undefined): string | undefined {
  if (cents === null) return undefined;
  return cents !== undefined && cents > 0 && cents <= MAX_AMOUNT_CENTS ? undefined : words.guaranteeInvalid;
}

/** What is typed and refused stays on the field; what holds is saved. */
function useTerms(classification: Changeable, onValidChange: (isValid: boolean) => void) {
  const [errors, setErrors] = useState<Errors>({});
  const isValid = Object.keys(errors).length === 0;

  useEffect(() => onValidChange(isValid), [isValid, onValidChange]);

  return {
    errors,
    take(field: FieldName, error: Refusal | undefined, input: () => ValuationInput) {
      setErrors(({ [field]: _former, ...others }) => (error === undefined ? others : { ...others, [field]: error }));
      if (error === undefined) classification.save(input(), SETTLE_MS);
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
      <legend className={styles.legend}>{words.pay}</legend>
      <Text tone="hint">{words.payHint}</Text>
      <Cluster gap={5} rowGap={0}>
        {options.map(([hourly, label]) => (
          <label key={label} className={styles.radio}>
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
  error: Refusal | undefined;
  onGuarantee: (cents: number | null | undefined) => void;
}

/** What few people have: closed until it is used. */
function MoreTerms({ classification, error, onGuarantee }: MoreTermsProps) {
  const { work, save, reference } = classification;
  const [opened, setOpened] = useState(work.guaranteedCents !== null || work.fixedDays);
  const canFixDays = isFixedDaysAllowed(work.categoryLevel);
  const factor = formatFactor(reference.grid.params.fixedDaysFactor);
  return (
    <details className={styles.more} open={opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <Summary>{canFixDays ? words.more : words.moreGuaranteeOnly}</Summary>
      <div className={styles.moreFields}>
        <NumberField
          label={words.guarantee}
          help={<Term name="guarantee" />}
          hint={words.guaranteeHint}
          optional
          suffix="€"
          value={work.guaranteedCents}
          error={error}
          onValueChange={onGuarantee}
        />
        {canFixDays && (
          <div>
            <Toggle
              label={words.fixedDays}
              aria-describedby={FIXED_DAYS_HINT}
              checked={work.fixedDays}
              onChange={(event) => save({ fixedDays: event.target.checked })}
            />
            <p id={FIXED_DAYS_HINT} className={fieldStyles.hint}>
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
  const { errors, take } = useTerms(classification, onValidChange);
  return (
    <section ref={ref} aria-labelledby="situation">
      <h2 id="situation" className={styles.heading}>
        {words.situation}
      </h2>
      <div className={styles.form}>
        <DateField
          label={words.seniority}
          help={<Term name="seniority" />}
          hint={words.seniorityHint}
          optional
          value={work.seniorityOn}
          error={errors.seniority}
          onValueChange={(day) => take('seniority', seniorityError(day), () => ({ seniorityOn: day ?? null }))}
        />
        <NumberField
          label={words.share}
          help={<Term name="share" />}
          hint={words.shareHint}
          suffix="%"
          value={work.shareHundredths}
          error={errors.share}
          onValueChange={(share) => take('share', shareError(share), () => ({ shareHundredths: share ?? 0 }))}
        />
        <SelectField
          label={words.leave}
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
          error={errors.guarantee}
          onGuarantee={(cents) => take('guarantee', guaranteeError(cents), () => ({ guaranteedCents: cents ?? null }))}
        />
      </div>
    </section>
  );
}
