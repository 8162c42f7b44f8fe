/** A single valuation as it is stored, and what a reader gets of it: its texts, and the trace of its amount. */
import { computePay, type TraceStep } from '@valorisation/rules';
import type { GridCatalogue } from '../../grids/index.js';
import { withTexts } from '../domain/valuation.merge.js';
import { NO_TEXTS } from '../domain/valuation.state.js';
import { VALUATION_COLUMNS, type ValuationDetail } from './valuation.view.js';

export type StoredDetail = Omit<ValuationDetail, 'trace' | 'texts'> & {
  readonly texts: ValuationDetail['texts'] | null;
};

/** The columns of StoredDetail, of a `valuation v` beside a `profile p` and its `personal_text x`. */
export const DETAIL_COLUMNS = `${VALUATION_COLUMNS}, v.answers, x.content as texts`;

export async function toDetail(stored: StoredDetail, grids: GridCatalogue): Promise<ValuationDetail> {
  const row = { ...stored, texts: stored.texts ?? NO_TEXTS };
  return { ...row, trace: await traceOf(row, grids) };
}

/** The steps of the stored amount, from the function that computed it: same grid, same day, same cent. */
async function traceOf(
  row: Omit<ValuationDetail, 'trace'>,
  grids: GridCatalogue,
): Promise<readonly TraceStep[] | null> {
  if (row.calculatedOn === null) return null;
  const grid = await grids.content(row.gridId);
  const input = { ...row, answers: withTexts(row.answers, row.texts), calculatedOn: row.calculatedOn };
  return computePay(grid, input).trace;
}
