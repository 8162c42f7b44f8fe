import { shippedMinimumWages } from '@valorisation/rules';
import type { ClientBase } from 'pg';

/** Loads the minimum wages that the product ships into an empty table; entries are only added from then on. */
export async function loadMinimumWages(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query('select from minimum_wage limit 1');
  if (rowCount !== 0) return;
  for (const { territory, from, monthCents, source, confirmed } of shippedMinimumWages) {
    await client.query(
      `insert into minimum_wage (territory, effective_on, month_cents, source, confirmed, created_at)
       values ($1, $2, $3, $4, $5, now())`,
      [territory, from, monthCents, source, confirmed],
    );
  }
}
