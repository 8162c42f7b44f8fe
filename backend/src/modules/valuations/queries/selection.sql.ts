import type { NamedQuery } from '../../../platform/persistence/tenant-reader.js';
import { VALUATION_COLUMNS, valuationTables } from './valuation.view.js';
import { visibleRows, type Viewer } from './viewer.js';

/** Rows of a selection that the viewer sees, in the order of the lists. */
export const selectionQuery = (viewer: Viewer, ids: readonly number[]): NamedQuery => ({
  name: `selection-${viewer.associated ? 'associated' : 'main'}`,
  text: `select ${VALUATION_COLUMNS}
           from ${valuationTables(viewer)}
          where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and v.id = any($3::bigint[])
          order by p.name, v.profile_id, v.id`,
  values: [viewer.establishmentId, viewer.accountId, ids],
});
