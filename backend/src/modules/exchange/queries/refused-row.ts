import { LONGEST_PROFILE_NAME } from '@valorisation/rules';
import { fieldMessage } from '../../../platform/errors/field-message.js';
import { shortened } from '../files/refused-file.js';
import type { RowCells } from '../mapping/cells.js';
import type { Column } from '../mapping/columns.js';
import type { RefusedRow } from './import-plan.js';

/** The most reasons for one row. The others are reported when the corrected file is read. */
const MOST_REASONS = 10;

/** In characters; some reasons name every allowed word of a cell. */
const LONGEST_REASON = 500;

/** What a person needs to find and correct refused rows, within a bounded length. */
export function refusalWords(
  columns: readonly Column[],
): (row: { readonly line: number; readonly place: number; readonly cells: RowCells }) => RefusedRow {
  const headings = new Map(columns.map(({ id, heading }) => [id, heading]));
  return ({ line, place, cells }) => ({
    line,
    profileName: shortened(cells.text('profile'), LONGEST_PROFILE_NAME),
    place,
    reasons: cells.faults.slice(0, MOST_REASONS).map((fault) => ({
      column: headings.get(fault.column) ?? '',
      message: shortened(fieldMessage(fault), LONGEST_REASON),
    })),
  });
}
