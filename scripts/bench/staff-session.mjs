/** A person of the employer body with a live session, and a call made as that person. */
import { createHash } from 'node:crypto';

export const STAFF_TOKEN = createHash('sha256').update('bench staff').digest('base64url');

/**
 * @param {{ query: (text: string, values?: unknown[]) => Promise<unknown> }} client as the owner
 * @param {string} address of a call by POST, without a body
 */
export async function staffSession(client, address) {
  await client.query(`set app.scope = 'staff'`);
  await client.query(
    `with person as (
       insert into account (id, role, visa, email, first_name, last_name, postal_address, created_at)
       select max(id) + 1, 'staff', 1, 'banc@bench.example', 'Banc', 'Banc', '', now() from account returning id)
     insert into session (account_id, token_hash, created_at, seen_at, expires_at)
     select id, $1, now(), now(), now() + interval '1 day' from person`,
    [createHash('sha256').update(STAFF_TOKEN).digest()],
  );
  const headers = { authorization: `Bearer ${STAFF_TOKEN}`, 'content-type': 'application/json' };
  return () => fetch(address, { method: 'POST', headers, body: '{}' });
}
