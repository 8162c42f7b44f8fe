import { staffValuation } from '@valorisation/contract';
import { ReadOnlyResource } from '../../../platform/rest/read-only-resource.js';
import { StaffValuationRecord } from '../persistence/staff-valuation.record.js';

const inEuros = (column: string) => ({ sql: `(r.${column} / 100.0)::double precision` });

/** Valuations as staff see them: whose they are, where they stand, what they amount to; nobody's name, no typed text. */
export class StaffValuationsResource extends ReadOnlyResource({
  name: 'valuations',
  title: 'The valuations of every establishment, without names and texts',
  entity: StaffValuationRecord,
  answer: staffValuation,
  from: {
    category: 'category',
    share: { sql: '(r.share_hundredths / 100.0)::double precision' },
    index: { sql: '(r.index_points / 100.0)::double precision' },
    minimum: inEuros('minimum_cents'),
    displayed: inEuros('displayed_cents'),
    calculated_on: { sql: `to_char(r.calculated_on, 'YYYY-MM-DD')` },
  },
  sorts: ['id'],
  filters: ['establishment_id', 'department', 'status', 'category', 'function_id', 'grid_id'],
  access: { read: 'staff' },
  scope: 'figures',
  subject: 'valuation',
}) {}
