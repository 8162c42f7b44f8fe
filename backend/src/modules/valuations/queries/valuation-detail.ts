/** What a reader of a single valuation gets beside its row: the trace of its amount. */
import { computePay, type TraceStep } from '@valorisation/rules';
import type { GridCatalogue } from '../../grids/index.js';
import { withTexts } from '../domain/valuation.merge.js';
import type { ValuationDetail, ValuationRow } from './valuation.view.js';

export async function toDetail(row: ValuationRow, grids: GridCatalogue): Promise<ValuationDetail> {
  return { ...row, trace: await traceOf(row, grids) };
}

/** The steps of the stored amount, from the function that computed it: same grid, same day, same cent. */
async function traceOf(row: ValuationRow, grids: GridCatalogue): Promise<readonly TraceStep[] | null> {
  if (row.calculatedOn === null) return null;
  const grid = await grids.content(row.gridId);
  const input = { ...row, answers: withTexts(row.answers, row.texts), calculatedOn: row.calculatedOn };
  return computePay(grid, input).trace;
}
