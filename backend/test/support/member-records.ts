/** Database records of members and applicants. */
import { account } from '@valorisation/contract';
import type pg from 'pg';
import { z } from 'zod';
import type { ApiClient } from './api-client.js';

export async function mailsOf(owner: pg.Pool, recipient: string) {
  const { rows } = await owner.query<{ kind: string; data: object }>(
    'select kind, data from mail where recipient = $1 order by id',
    [recipient],
  );
  return rows;
}

/** What staff did with an account. */
export async function eventsOfAccount(owner: pg.Pool, id: number) {
  const { rows } = await owner.query<{ type: string; who: string; payload: object }>(
    `select e.type, a.email as who, e.payload from domain_event e join account a on a.id = e.actor_id
      where e.aggregate_type = 'account' and e.aggregate_id = $1 and a.role <> 'member' order by e.position`,
    [id],
  );
  return rows;
}

/** Requests that wait for an answer, all for one establishment. */
export async function askForAccounts(owner: pg.Pool, emails: readonly string[], siret: string): Promise<number[]> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into account_request (siret, company_name, email, first_name, last_name, postal_address, joins_establishment,
                                  register_finding, state, created_at)
     select $2, 'Maison familiale des Coteaux', email, 'Nadia', 'Ferrand', '8 chemin des Vignes, 33000 Bordeaux', false,
            'unchecked', 'waiting', now()
       from unnest($1::text[]) as email returning id`,
    [emails, siret],
  );
  return rows.map(({ id }) => id);
}

/** The account as staff find it. */
export async function accountOf(staff: ApiClient, email: string): Promise<z.output<typeof account>> {
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  const { body } = await staff.get(`/admin/accounts?filter=${filter}`);
  const [found] = z.array(account).parse(body);
  if (found === undefined) throw new Error(`No account of ${email}`);
  return found;
}
