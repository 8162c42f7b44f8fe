/** A value of the minimum wage as people read it. Pure. */
import { formatMoney, toHundredths } from '@valorisation/rules';

export const euros = (value: number): string => formatMoney(toHundredths(value) ?? 0);
