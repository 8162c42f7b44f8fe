import { isStale, type DisplayedAmount, type ValuationStatus } from '@valorisation/rules';
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
  return (
    <p>
      {isStale(status) ? words.dueAfterUpdate : words.dueWithSeniority} <Amount value={updated} className={className} />
    </p>
  );
}
