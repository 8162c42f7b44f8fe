import { formatAmount, formatPercent, type DisplayedAmount } from '@valorisation/rules';
import { ui } from '../i18n/fr';
import { cx } from './cx';

/** An amount in euros, with '/ h' when it is hourly. Without an amount, a dash with words for screen readers. */
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

export function Month({ cents, className }: { cents: number | null; className?: string | undefined }) {
  return <Amount value={cents === null ? null : { cents, unit: 'month' }} className={className} />;
}

export function Percent({ hundredths }: { hundredths: number }) {
  return <span className="amounts">{formatPercent(hundredths)}</span>;
}
