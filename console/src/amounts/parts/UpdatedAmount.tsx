import { isStale, isToRedo, type DisplayedAmount, type ValuationStatus } from '@valorisation/rules';
import { classification } from '../../i18n/fr';
import { Amount } from '../../ui/Amount';

const { conclusion: words } = classification;

interface UpdatedAmountProps {
  status: ValuationStatus;
  /** Null when the amount is up to date. */
  updated: DisplayedAmount | null;
  className?: string | undefined;
}

export function UpdatedAmount({ status, updated, className }: UpdatedAmountProps) {
  if (updated === null) return null;
  const stale = isToRedo(status) ? words.dueOnGridInForce : words.dueAfterUpdate;
  return (
    <p>
      {isStale(status) ? stale : words.dueWithSeniority} <Amount value={updated} className={className} />
    </p>
  );
}
