import { seniorityYears, type PayResult } from '@valorisation/rules';
import type { ComputedRow, ValuationDetail } from '../../valuations/index.js';

/** The pay on a sheet. Its full-time month is among the steps. */
export type SheetPay = Omit<PayResult, 'fullTimeMonthCents'>;

/** The stored amounts, with the steps that are still known. */
export function storedPay(valuation: ValuationDetail & ComputedRow): SheetPay {
  const { hourlyCents, minimumCents, displayedCents, displayedUnit, seniorityOn, calculatedOn, trace } = valuation;
  return {
    indexHundredths: valuation.indexHundredths,
    majoredIndexHundredths: valuation.majoredIndexHundredths,
    minimumCents,
    hourlyCents,
    remunerationValueCents: valuation.remunerationValueCents,
    conventional: hourlyCents === null ? { cents: minimumCents, unit: 'month' } : { cents: hourlyCents, unit: 'hour' },
    displayed: { cents: displayedCents, unit: displayedUnit },
    seniorityYears: seniorityYears(seniorityOn, calculatedOn),
    nextChangeOn: valuation.nextChangeOn,
    trace: trace ?? [],
  };
}
