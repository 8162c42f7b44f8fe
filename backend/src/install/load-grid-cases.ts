import { shippedGrids } from '@valorisation/rules';
import type { ClientBase } from 'pg';
import { caseFingerprint, documentFingerprint, shippedCases } from '../modules/grids/index.js';

/**
 * Gives the shipped versions the cases that prove them, signed: to those that have none, in a database of an earlier
 * release too. A version whose document is no longer the shipped one has them to be signed again.
 */
export async function loadGridCases(client: ClientBase): Promise<void> {
  await client.query(`begin; select set_config('app.scope', 'staff', true)`);
  for (const { id, effectiveOn, document } of shippedGrids) {
    const { rowCount } = await client.query(
      `select from grid_version g where id = $1 and effective_on = $2 and status in ('in_force', 'past')
          and not exists (select from grid_case where grid_id = g.id)`,
      [id, effectiveOn],
    );
    if (rowCount === 0) continue;
    const fingerprint = documentFingerprint(document);
    for (const one of shippedCases(effectiveOn)) {
      const { title, situation, expected, source } = one;
      await client.query(
        `insert into grid_case (grid_id, title, situation, expected_index, expected_cents, expected_unit, source,
                                signed_at, signed_version, fingerprint)
         values ($1, $2, $3, $4, $5, $6, $7, now(), 1, $8)`,
        [
          id,
          title,
          JSON.stringify(situation),
          expected.indexHundredths,
          expected.amount.cents,
          expected.amount.unit,
          source,
          caseFingerprint(fingerprint, one),
        ],
      );
    }
  }
  await client.query('commit');
}
