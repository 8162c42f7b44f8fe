/** The versions of the grid and their parts, for staff. */
import { gridPart } from '@valorisation/contract';
import { ReadOnlyResource } from '../../../platform/rest/read-only-resource.js';
import { GridPartRecord } from '../persistence/grid.records.js';
import { GridVersionsResource } from './grid-versions.resource.js';

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
