import type { PayResult } from '@valorisation/rules';
import { DomainError } from '../../../platform/errors/domain-error.js';

export interface ShownAmounts {
  readonly indexHundredths?: number;
  readonly majoredIndexHundredths?: number;
  readonly displayedCents?: number;
}

type ComparedPay = Pick<PayResult, 'indexHundredths' | 'majoredIndexHundredths' | 'displayed'>;

/** Amounts may differ by one hundredth of their unit. */
const TOLERANCE = 1;

/** @throws 409 `calcul_divergent` when a shown value differs from the server's by more than 0.01 */
export function assertSameAmounts(shown: ShownAmounts, pay: ComparedPay): void {
  const pairs: readonly (readonly [number | undefined, number | null])[] = [
    [shown.indexHundredths, pay.indexHundredths],
    [shown.majoredIndexHundredths, pay.majoredIndexHundredths],
    [shown.displayedCents, pay.displayed.cents],
  ];
  const differs = pairs.some(
    ([given, computed]) => given !== undefined && Math.abs(given - (computed ?? 0)) > TOLERANCE,
  );
  if (differs) throw new DomainError('calcul_divergent');
}
