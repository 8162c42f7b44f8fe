import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What names somebody is tied to their account or to their request, so that erasure finds it whatever address and name
 * they have by then (ADR 16).
 */
export class TracesByAccount1763700000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...columns, ...functions]) await runner.query(statement);
    await runner.query('drop function forget_address(text)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`create function forget_address(address text) returns void
      language sql volatile security definer set search_path = public, pg_temp as $$
        delete from deferred_invitation where lower(email) = lower(address);
        delete from mail where lower(recipient) = lower(address) $$`);
    for (const name of ['tie_traces', 'forget_account']) await runner.query(`drop function ${name}(integer)`);
    await runner.query('alter table mail drop column request_id, drop column named_account_ids');
    await runner.query('alter table mail_token drop column names_account_id');
    for (const table of UNTIL_NOW_BY_ADDRESS) await runner.query(`alter table ${table} drop column account_id`);
    await runner.query('drop index account_request_account');
    await runner.query(`alter table account_request drop constraint account_request_account_id_fkey,
      add constraint account_request_account_id_fkey foreign key (account_id) references account (id) on delete set null`);
  }
}

const UNTIL_NOW_BY_ADDRESS = ['public_request', 'deferred_invitation'] as const;

const columns = [
  // Of a mail about a request for an account: it goes with the request, which goes with the account.
  `alter table mail
    add column request_id integer references account_request (id) on delete cascade,
    -- Accounts that the mail names, beside the one whose mail it is.
    add column named_account_ids integer[] not null default '{}'`,
  // Of a link to an address that has become another account's.
  `alter table mail_token add column names_account_id integer references account (id) on delete cascade`,
  `create index mail_request on mail (request_id)`,
  `alter table account_request drop constraint account_request_account_id_fkey,
    add constraint account_request_account_id_fkey foreign key (account_id) references account (id) on delete cascade`,
  `create index account_request_account on account_request (account_id)`,
  ...UNTIL_NOW_BY_ADDRESS.map(
    (table) => `alter table ${table} add column account_id integer references account (id) on delete cascade`,
  ),
];

/** Where an address stands by itself, and the column that says whose it is. */
const ADDRESSED = [
  ['account_request', 'email', 'account_id'],
  ['public_request', `content ->> 'email'`, 'account_id'],
  ['contact_message', 'email', 'account_id'],
  ['deferred_invitation', 'email', 'account_id'],
  ['mail_token', 'new_email', 'names_account_id'],
] as const;

const OWN_ADDRESS = '(select lower(a.email) from account a where a.id = wanted)';

const MAIL_NAMES_ADDRESS = `(lower(m.recipient) = ${OWN_ADDRESS}
  or exists (select from jsonb_each_text(m.data) as entry where lower(entry.value) = ${OWN_ADDRESS}))`;

const functions = [
  // What names an account's address and is of nobody is the account's from then on: called whenever an account gets an
  // address and before it leaves one. Rows of other establishments too, hence as the owner.
  `create function tie_traces(wanted integer) returns void
    language sql volatile security definer set search_path = public, pg_temp as $$
      ${ADDRESSED.map(
        ([table, address, owner]) => `update ${table} set ${owner} = wanted
          where ${owner} is null and lower(${address}) = ${OWN_ADDRESS};`,
      ).join('\n')}
      update mail m set named_account_ids = m.named_account_ids || wanted
       where m.account_id is distinct from wanted and wanted <> all (m.named_account_ids)
         and ${MAIL_NAMES_ADDRESS} $$`,
  // What is the account's in any establishment, and what names the address that it leaves for good.
  `create function forget_account(wanted integer) returns void
    language sql volatile security definer set search_path = public, pg_temp as $$
      delete from mail m where m.account_id = wanted or wanted = any (m.named_account_ids) or ${MAIL_NAMES_ADDRESS};
      ${ADDRESSED.map(
        ([table, address, owner]) =>
          `delete from ${table} where ${owner} = wanted or lower(${address}) = ${OWN_ADDRESS};`,
      ).join('\n')} $$`,
];
