import type { Transaction } from '../../../platform/persistence/unit-of-work.js';

export interface LeavingPerson {
  readonly email: string;
  readonly activated: boolean;
}

export interface LeavingEstablishment {
  readonly companyName: string;
  readonly version: number;
  /** The earlier of two days: the deletion that its head planned, or its end for lack of use. */
  readonly dueOn: string | null;
  readonly people: readonly LeavingPerson[];
}

const FIND = `
  select e.company_name as "companyName", e.version,
         to_char(least((select min(a.deletion_planned_on) from account a where a.establishment_id = e.id),
                       e.retention_due_on), 'YYYY-MM-DD') as "dueOn",
         coalesce((select json_agg(json_build_object('email', a.email, 'activated', a.activated_at is not null)
                                   order by a.id)
                     from account a where a.establishment_id = e.id), '[]') as people
    from establishment e where e.id = $1`;

export async function findLeaving({
  manager,
  establishmentId,
}: Transaction): Promise<LeavingEstablishment | undefined> {
  const [row]: LeavingEstablishment[] = await manager.query(FIND, [establishmentId]);
  return row;
}

/** Every row of the transaction's establishment except its journal, in the order that references need. */
const ERASE = [
  // The other accounts of its people, elsewhere, keep their password.
  'select pass_sign_in(id) from account where establishment_id = $1',
  // Also deletes rows of its people in other establishments, and their rows without an establishment.
  'select forget_account(id) from account where establishment_id = $1',
  'delete from print_file where establishment_id = $1',
  'delete from print_job where establishment_id = $1',
  'delete from import_batch where establishment_id = $1',
  'delete from import_mapping where establishment_id = $1',
  'delete from payroll_handover where establishment_id = $1',
  'delete from payroll_key where establishment_id = $1',
  'delete from profile_note where establishment_id = $1',
  'delete from profile_totals where establishment_id = $1',
  'delete from proposed_row where establishment_id = $1',
  // What people are paid is deleted with their valuations.
  'delete from valuation where establishment_id = $1',
  'delete from profile where establishment_id = $1',
  'delete from personal_text where establishment_id = $1',
  'delete from people_transfer where $1 in (establishment_id, target_id)',
  'delete from contact_message where establishment_id = $1',
  'delete from access_grant where establishment_id = $1',
  'delete from mail where establishment_id = $1',
  'delete from mail_token where establishment_id = $1',
  'delete from deferred_invitation where establishment_id = $1',
  // Deletes the requests to join the establishment.
  `delete from public_request where content ->> 'siret' = (select siret from establishment where id = $1)`,
  'delete from account_request where siret = (select siret from establishment where id = $1)',
  'delete from company_register where siret = (select siret from establishment where id = $1)',
  // Sessions and requests are deleted with their accounts.
  'delete from account where establishment_id = $1',
  'delete from establishment where id = $1',
];

export async function eraseRows({ manager, establishmentId }: Transaction): Promise<void> {
  for (const statement of ERASE) await manager.query(statement, [establishmentId]);
}
