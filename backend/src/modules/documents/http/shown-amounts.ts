import type { PayResult } from '@valorisation/rules';
import { DomainError } from '../../../platform/errors/domain-error.js';

/** What a screen shows: indices in points, the remuneration in EUR. */
export interface ShownAmounts {
  readonly indice?: number | undefined;
  readonly indiceMajore?: number | undefined;
  readonly remuneration?: number | undefined;
}

type ComparedPay = Pick<PayResult, 'indexHundredths' | 'majoredIndexHundredths' | 'displayed'>;

/** One hundredth, whatever the unit. */
const TOLERANCE = 1;

/** @throws 409 `calcul_divergent` when a shown value is off the server's by more than 0.01. */
export function assertSameAmounts(shown: ShownAmounts, pay: ComparedPay): void {
  const pairs: readonly (readonly [number | undefined, number | null])[] = [
    [shown.indice, pay.indexHundredths],
    [shown.indiceMajore, pay.majoredIndexHundredths],
    [shown.remuneration, pay.displayed.cents],
  ];
  const differs = pairs.some(
    ([given, computed]) => given !== undefined && Math.abs(Math.round(given * 100) - (computed ?? 0)) > TOLERANCE,
  );
  if (differs) throw new DomainError('calcul_divergent');
}
