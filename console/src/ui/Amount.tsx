import { formatAmount, formatPercent, type DisplayedAmount } from '@valorisation/rules';
import { ui } from '../i18n/fr';
import { cx } from './cx';

/** An amount in euros, '/ h' when it is hourly; a dash with words for assistive technology when there is none. */
export function Amount({ value, className }: { value: DisplayedAmount | null; className?: string | undefined }) {
  if (value === null) {
    return (
      <span className={className}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{ui.noAmount}</span>
      </span>
    );
  }
  return <span className={cx('amounts', className)}>{formatAmount(value)}</span>;
}

/** A month's amount from its cents. */
export function Month({ cents, className }: { cents: number | null; className?: string | undefined }) {
  return <Amount value={cents === null ? null : { cents, unit: 'month' }} className={className} />;
}

export function Percent({ hundredths }: { hundredths: number }) {
  return <span className="amounts">{formatPercent(hundredths)}</span>;
}
