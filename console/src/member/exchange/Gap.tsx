import type { DisplayedAmount } from '@valorisation/rules';
import { cx } from '../../ui/cx';
import { gapTone, gapWords } from '../pay/gapWords';

/** What an amount of the file is above or below what is due. */
export const Gap = ({ cents, unit }: { cents: number; unit: DisplayedAmount['unit'] | undefined }) => (
  <p className={cx('remark', gapTone(cents))}>{gapWords(cents, unit)}</p>
);
