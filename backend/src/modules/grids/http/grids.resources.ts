/** The versions of the grid and their parts, as staff read them. */
import { gridPart, gridVersion } from '@valorisation/contract';
import { ReadOnlyResource } from '../../../platform/rest/read-only-resource.js';
import { GridPartRecord } from '../persistence/grid-part.record.js';
import { GridVersionRecord } from '../persistence/grid-version.record.js';

class GridVersionsResource extends ReadOnlyResource({
  name: 'grids',
  title: 'The versions of the grid',
  entity: GridVersionRecord,
  answer: gridVersion,
  from: { effective_on: { sql: `to_char(r.effective_on, 'YYYY-MM-DD')` } },
  sorts: ['id', 'status', 'created_at'],
  filters: ['status', 'confirmed'],
  access: { read: 'staff' },
  subject: 'grid',
}) {}

class GridPartsResource extends ReadOnlyResource({
  name: 'grid-parts',
  title: 'Categories, functions, criteria and the other parts of the versions of the grid',
  entity: GridPartRecord,
  answer: gridPart,
  sorts: ['id', 'number', 'title'],
  filters: ['grid_id', 'part', 'number'],
  search: ['title'],
  access: { read: 'staff' },
  subject: 'grid',
}) {}

export const gridResources = [GridVersionsResource, GridPartsResource];
