/** The known steps of a stored amount, without computing another amount. */
import { computePay, RULES_VERSION, type Answers, type Grid, type TraceStep } from '@valorisation/rules';
import type { GridCatalogue } from '../../grids/index.js';
import { withTexts } from '../domain/valuation.merge.js';
import type { StoredResult, ValuationInputs } from '../domain/valuation.state.js';
import { isComputed, type ValuationDetail, type ValuationRow } from './valuation.view.js';

type Amount = Pick<StoredResult, 'calculatedOn' | 'displayedCents' | 'displayedUnit' | 'rulesVersion'>;

/** True when today's code computed the amount: only then its steps can be computed again. */
export function isOfTodaysRules({ rulesVersion }: { readonly rulesVersion: number | null }): boolean {
  return rulesVersion === RULES_VERSION;
}

/**
 * The steps come from the function that computed the amount, on the same grid and day, so they give the same cent. For
 * another version of the rules only the stored amount is known (ADR 0023).
 */
export function storedSteps(
  grid: Grid,
  inputs: ValuationInputs,
  answers: Answers,
  { calculatedOn, displayedCents, displayedUnit, rulesVersion }: Amount,
): readonly TraceStep[] {
  if (isOfTodaysRules({ rulesVersion })) return computePay(grid, { ...inputs, answers, calculatedOn }).trace;
  return [{ rule: 'displayed', inputs: {}, value: displayedCents, unit: displayedUnit, article: null }];
}

/** What a reader of a single valuation gets beside its row: the trace of its amount. */
export async function toDetail(row: ValuationRow, grids: GridCatalogue): Promise<ValuationDetail> {
  if (!isComputed(row)) return { ...row, trace: null };
  const grid = await grids.content(row.gridId);
  return { ...row, trace: storedSteps(grid, row, withTexts(row.answers, row.texts), row) };
}
