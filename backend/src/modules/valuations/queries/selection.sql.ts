import { visibleRows, type Viewer } from './viewer.js';

/** Rows of a selection that the viewer sees, in the order of the lists. */
export const selectionQuery = (
  name: string,
  columns: string,
  viewer: Viewer,
  ids: readonly number[],
): { name: string; text: string; values: readonly unknown[] } => ({
  name: `${name}-${viewer.associated ? 'associated' : 'main'}`,
  text: `select ${columns}
           from valuation v
           join profile p on p.id = v.profile_id
           left join personal_text x on x.id = v.text_id
          where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and v.id = any($3::bigint[])
          order by p.name, v.profile_id, v.id`,
  values: [viewer.establishmentId, viewer.accountId, ids],
});
