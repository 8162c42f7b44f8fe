/**
 * The person's share, seniority, leave and pay. Each value is saved when it is given. A refusal says what to change.
 */
import { formatPercent, FULL_SHARE_HUNDREDTHS, isHourlyAllowed } from '@valorisation/rules';
import type { ReactNode } from 'react';
import { calculation as words } from '../../../i18n/fr/classification/calculation';
import { NumberField } from '../../../ui/NumberField';
import { Segments } from '../../../ui/Segments';
import { Term } from '../../../ui/Term';
import type { Changeable } from '../../model/result';
import { MoreTerms, type SpecialCase } from './MoreTerms';
import { SeniorityField } from './SeniorityField';
import styles from './TermsForm.module.css';
import { amountError, shareError, useLeaving, useTerms } from './useTerms';

interface TermsFormProps {
  classification: Changeable;
  onValidChange: (isValid: boolean) => void;
  /** True after an attempt to go on: what was not said is then refused. */
  isTried?: boolean;
  /** Fields before the terms, in the same grid. */
  children?: ReactNode;
  /** Further fields for rare cases, beside the guarantee and the fixed days. */
  special?: SpecialCase | undefined;
}

function PayMode({ classification: { work, save } }: { classification: Changeable }) {
  return (
    <Segments
      legend={words.labels.hourly}
      hint={words.payHint}
      options={[
        { value: false, label: words.monthly },
        { value: true, label: words.hourly },
      ]}
      value={work.hourly}
      onValueChange={(hourly) => save({ hourly })}
    />
  );
}

/** A share of up to 1 % is accepted, and said beside what is mostly meant. */
function shareHint(share: number): string | undefined {
  const isTiny = share > 0 && share <= 100;
  return isTiny ? words.shareTiny(formatPercent(share), formatPercent(share * 100)) : undefined;
}

export function TermsForm(props: TermsFormProps) {
  const { classification, onValidChange, isTried = false, special, children } = props;
  const { reference, work, save } = classification;
  const terms = useTerms(classification, onValidChange);
  const { take, shown } = terms;
  const leaving = useLeaving(classification.leave);
  return (
    <section aria-label={words.situation} {...leaving}>
      <div className={styles.form}>
        {children}
        <NumberField
          label={words.labels.shareHundredths}
          help={<Term name="share" />}
          className={styles.share}
          hint={shareHint(work.shareHundredths)}
          // In the line of the field, so that nothing moves when it appears.
          beside={
            <span className="flex align-center hint">
              {work.shareHundredths !== FULL_SHARE_HUNDREDTHS && words.shareHint}
            </span>
          }
          suffix="%"
          {...shown('share', work.shareHundredths)}
          onValueChange={(share) => take('share', share, shareError(share), { shareHundredths: share ?? 0 })}
        />
        <SeniorityField classification={classification} isTried={isTried} terms={terms} />
        <Segments
          className={styles.wide}
          legend={words.labels.leaveWeeks}
          help={<Term name="leave" />}
          hint={words.leaveHint}
          options={reference.grid.leaveSteps.map(({ weeks }) => ({
            value: weeks,
            label: weeks === 0 ? words.leaveWeeks(0) : String(weeks),
            fullLabel: words.leaveWeeks(weeks),
          }))}
          value={work.leaveWeeks}
          onValueChange={(leaveWeeks) => save({ leaveWeeks })}
        />
        {isHourlyAllowed(reference.grid, work.functionId) && <PayMode classification={classification} />}
        <MoreTerms
          classification={classification}
          special={special}
          shown={shown}
          onAmount={(term, cents) => take(term, cents, amountError(cents), { [term]: cents ?? null })}
        />
      </div>
    </section>
  );
}
