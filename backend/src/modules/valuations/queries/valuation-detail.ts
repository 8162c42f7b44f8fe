/** What a reader of a single valuation gets beside its row: the trace of its amount. */
import type { GridCatalogue } from '../../grids/index.js';
import { withTexts } from '../domain/valuation.merge.js';
import { storedSteps } from './stored-steps.js';
import { isComputed, type ValuationDetail, type ValuationRow } from './valuation.view.js';

export async function toDetail(row: ValuationRow, grids: GridCatalogue): Promise<ValuationDetail> {
  if (!isComputed(row)) return { ...row, trace: null };
  const grid = await grids.content(row.gridId);
  return { ...row, trace: storedSteps(grid, row, withTexts(row.answers, row.texts), row) };
}
