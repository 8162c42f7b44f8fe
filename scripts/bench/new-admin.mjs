/** A person of the employer body. */
import { createHash } from 'node:crypto';

/**
 * @param {{ query: (text: string, values?: unknown[]) => Promise<unknown> }} client as the owner
 * @returns {Promise<string>} the token of a new admin, who may read every list
 */
export async function newAdmin(client) {
  const token = createHash('sha256').update('bench staff').digest('base64url');
  // The lock of staff's tables binds their owner too.
  await client.query(`set app.scope = 'staff'`);
  await client.query(
    `with person as (
       insert into account (id, role, visa, email, first_name, last_name, postal_address, created_at, activated_at)
       select max(id) + 1, 'admin', 1, 'admin@bench.example', 'Camille', 'Aubry', '', now(), now() from account returning id)
     insert into session (account_id, token_hash, created_at, seen_at, expires_at)
     select id, $1, now(), now(), now() + interval '1 day' from person`,
    [createHash('sha256').update(token).digest()],
  );
  return token;
}
