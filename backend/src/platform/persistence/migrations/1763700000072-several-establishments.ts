import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One person may have an account in each of several establishments (ADR 99). A further account names the one that the person
 * signs in with (`login_id`); it has no password of its own and repeats the address. Present accounts stay as they are: each
 * signs in for itself and belongs to its one establishment.
 */
export class SeveralEstablishments1763700000072 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account add column login_id integer');
    await runner.query(
      `alter table account
        add constraint account_login_id_fkey foreign key (login_id) references account (id) not valid`,
    );
    await runner.query(`alter table account add constraint account_login_has_the_password
      check (login_id is null or (role = 'member' and password_hash is null and login_id <> id)) not valid`);
    // The signed-in person who asks for an account of a further establishment.
    await runner.query(
      'alter table account_request add column login_id integer references account (id) on delete cascade',
    );
    await runner.query('create index account_request_login on account_request (login_id)');
    await runner.query('create index deferred_invitation_address on deferred_invitation (lower(email))');
    for (const statement of [...NEW_FUNCTIONS, ...functionsOf(SIGNS_IN, NOT_A_SIBLINGS)]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of functionsOf('', '')) await runner.query(statement);
    await runner.query('drop function invitations_of_person(integer, timestamptz)');
    await runner.query('drop function pass_sign_in(integer)');
    await runner.query('drop function accounts_of_person(integer)');
    await runner.query('drop index deferred_invitation_address');
    await runner.query('alter table account_request drop column login_id');
    await runner.query('alter table account drop column login_id');
  }
}

/** The address is told apart from all others by the account that signs in with it; others repeat it. */
const SIGNS_IN = 'and a.login_id is null';

/** A mail to the person for another of its accounts belongs to that account alone. */
const NOT_A_SIBLINGS = 'and not exists (select from account s where s.id = m.account_id and s.login_id = wanted)';

const NEW_FUNCTIONS = [
  // Asked for the caller's own account only. Each account is of another establishment, hence as the owner.
  `create function accounts_of_person(wanted integer) returns table (
      account_id integer, establishment_id integer, login_id integer, siret text, company_name text, parent_id integer,
      visa smallint, last_sign_in_at timestamptz)
    language sql stable security definer set search_path = public, pg_temp rows 1 as $$
      select a.id, a.establishment_id, a.login_id, e.siret, e.company_name, a.parent_id, a.visa, a.last_sign_in_at
        from account own
        join account a on a.id = coalesce(own.login_id, own.id) or a.login_id = coalesce(own.login_id, own.id)
        left join establishment e on e.id = a.establishment_id
       where own.id = wanted
       order by e.company_name, a.id $$`,

  // Before the account that signs in is erased, another one of the person takes its password over. Their versions rise, so
  // that a writer who has read an account before does not write the former state back.
  `create function pass_sign_in(wanted integer) returns void
    language plpgsql volatile security definer set search_path = public, pg_temp as $$
    declare
      heir integer;
      secret text;
    begin
      select o.id, a.password_hash into heir, secret from account a join account o on o.login_id = a.id
       where a.id = wanted order by o.visa desc, o.last_sign_in_at desc nulls last, o.id limit 1;
      if heir is null then return; end if;
      update account set login_id = heir, password_hash = null where id = wanted;
      update account set login_id = null, password_hash = secret, version = version + 1 where id = heir;
      update account set login_id = heir, version = version + 1 where login_id = wanted and id <> heir;
    end $$`,

  // The waiting invitations to the address of an account, whose holder has proved to read its mails.
  `create function invitations_of_person(wanted integer, after timestamptz) returns table (
      id integer, establishment_id integer, company_name text, siret text, sent_at timestamptz)
    language sql stable security definer set search_path = public, pg_temp rows 1 as $$
      select d.id, d.establishment_id, e.company_name, e.siret, d.sent_at
        from account a
        join deferred_invitation d on lower(d.email) = lower(a.email)
        join establishment e on e.id = d.establishment_id
       where a.id = wanted and a.role = 'member' and a.activated_at is not null and d.sent_at > after
       order by e.company_name, d.id $$`,
];

const ADDRESSED = [
  ['account_request', 'email', 'account_id'],
  ['public_request', `content ->> 'email'`, 'account_id'],
  ['contact_message', 'email', 'account_id'],
  ['deferred_invitation', 'email', 'account_id'],
  ['mail_token', 'new_email', 'names_account_id'],
] as const;

/** The functions of migrations 1 and 4 as a whole, for the accounts that sign in. */
function functionsOf(signsIn: string, notASiblings: string): string[] {
  const ownAddress = `(select lower(a.email) from account a where a.id = wanted ${signsIn})`;
  const mailNamesAddress = `(lower(m.recipient) = ${ownAddress}
    or exists (select from jsonb_each_text(m.data) as entry where lower(entry.value) = ${ownAddress}))`;
  return [
    `create or replace function find_account_by_email(address text) returns table (
        account_id integer, establishment_id integer, password_hash text, visa smallint, activated boolean)
      language sql stable security definer set search_path = public, pg_temp rows 1 as $$
        select a.id, a.establishment_id, a.password_hash, a.visa, a.activated_at is not null
          from account a where lower(a.email) = lower(address) ${signsIn} $$`,
    `create or replace function tie_traces(wanted integer) returns void
      language sql volatile security definer set search_path = public, pg_temp as $$
        ${ADDRESSED.map(
          ([table, address, owner]) => `update ${table} set ${owner} = wanted
            where ${owner} is null and lower(${address}) = ${ownAddress};`,
        ).join('\n')}
        update mail m set named_account_ids = m.named_account_ids || wanted
         where m.account_id is distinct from wanted and wanted <> all (m.named_account_ids)
           and ${mailNamesAddress} ${notASiblings} $$`,
    `create or replace function forget_account(wanted integer) returns void
      language sql volatile security definer set search_path = public, pg_temp as $$
        delete from mail m where m.account_id = wanted or wanted = any (m.named_account_ids) or ${mailNamesAddress};
        ${ADDRESSED.map(
          ([table, address, owner]) =>
            `delete from ${table} where ${owner} = wanted or lower(${address}) = ${ownAddress};`,
        ).join('\n')} $$`,
  ];
}
