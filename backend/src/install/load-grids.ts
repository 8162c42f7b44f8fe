import { readGrid, shippedGrids } from '@valorisation/rules';
import type { ClientBase } from 'pg';

/** Loads the grid versions that the product ships into an empty table; a later start leaves what staff made alone. */
export async function loadGrids(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query('select from grid_version limit 1');
  if (rowCount !== 0) return;
  for (const { id, status, effectiveOn, confirmed, document } of shippedGrids) {
    readGrid(document);
    await client.query(
      `insert into grid_version (id, status, effective_on, confirmed, document, created_at)
       values ($1, $2, $3, $4, $5, now())`,
      [id, status, effectiveOn, confirmed, JSON.stringify(document)],
    );
  }
  await client.query(`select setval(pg_get_serial_sequence('grid_version', 'id'), (select max(id) from grid_version))`);
}
