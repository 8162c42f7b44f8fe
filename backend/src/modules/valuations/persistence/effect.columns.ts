import { columnsOf, selectColumns } from '../../../platform/persistence/entity-columns.js';
import { ValuationRecord } from './valuation.record.js';

/** Not in the view: owner, origin, texts, history. */
const LEFT_OUT: ReadonlySet<keyof ValuationRecord> = new Set([
  'establishmentId',
  'profileId',
  'visible',
  'isCopy',
  'createdBy',
  'textId',
  'history',
  'createdAt',
  'updatedAt',
]);

/** The other columns: the view has each, which a test checks (`schema.spec.ts`). */
export const EFFECT_COLUMNS = columnsOf(ValuationRecord).filter(({ property }) => !LEFT_OUT.has(property));

/** An `effect_valuation v` under the names of the valuation's record. */
export const SELECT_EFFECT = selectColumns(EFFECT_COLUMNS, 'v');
