import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What staff see of members (ADR 38): accounts without their secrets, and the numbers of an establishment, both under the
 * scope of that name alone. Rows of profiles, valuations and texts stay closed to it. An account may be suspended, and
 * knows when it was last signed in to.
 */
export class Members1763700000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function establishment_figures(integer[], integer[])');
    await runner.query('drop view member_account');
    for (const index of indexes) await runner.query(`drop index ${index}`);
    await runner.query(`alter table account drop column suspended_at, drop column suspension_reason,
      drop column last_sign_in_at`);
  }
}

const indexes = [
  'account_by_state',
  'account_text',
  'account_by_last_name',
  'account_by_email',
  'account_by_creation',
  'account_by_sign_in',
  'establishment_text',
  'establishment_by_name',
  'establishment_by_department',
  'establishment_by_use',
];

const STATE = `case when deletion_planned_on is not null then 'erasing' when activated_at is null then 'invited'
  when suspended_at is not null or visa = 0 then 'suspended' else 'active' end`;

const TEXT = `first_name || ' ' || last_name || ' ' || email`;

const UNDER_SCOPE = `(select current_setting('app.scope', true)) = 'members'`;

const ofStatus = (status: number): string => `(count(*) filter (where v.status = ${status}))::integer`;

const statements = [
  'create extension if not exists pg_trgm',
  `alter table account
    add column suspended_at timestamptz,
    -- What staff wrote to its holder.
    add column suspension_reason text,
    add column last_sign_in_at timestamptz`,
  `update account a set last_sign_in_at = (select max(s.created_at) from session s where s.account_id = a.id)`,

  `create index account_by_state on account ((${STATE}), id)`,
  `create index account_text on account using gin ((${TEXT}) gin_trgm_ops)`,
  'create index account_by_last_name on account (last_name, id)',
  'create index account_by_email on account (email, id)',
  'create index account_by_creation on account (created_at, id)',
  'create index account_by_sign_in on account (last_sign_in_at, id)',
  'create index establishment_text on establishment using gin (company_name gin_trgm_ops, siret gin_trgm_ops)',
  'create index establishment_by_name on establishment (company_name, id)',
  'create index establishment_by_department on establishment (department, id)',
  'create index establishment_by_use on establishment (last_seen_at, id)',

  // A view reads as its owner: it lets neither passwords nor postal addresses out, and nothing under another scope.
  `create view member_account as
    select a.id, a.establishment_id, e.siret, e.company_name, e.department, a.parent_id, a.role, a.email, a.first_name,
           a.last_name, ${STATE} as state, a.created_at, a.activated_at, a.last_sign_in_at, a.suspended_at,
           a.suspension_reason, to_char(a.deletion_planned_on, 'YYYY-MM-DD') as deletion_planned_on, ${TEXT} as searched
      from account a left join establishment e on e.id = a.establishment_id
     where ${UNDER_SCOPE}`,
  'grant select on member_account to valorisation_app',
  'revoke insert, update, delete on member_account from valorisation_app',

  // Of each establishment its numbers; `floors`: the index below which a valuation is under the minimum there, hundredths.
  `create function establishment_figures(wanted integer[], floors integer[]) returns table (
      establishment_id integer, accounts integer, people integer, in_progress integer, up_to_date integer,
      to_redo integer, to_update integer, archived integer, below_minimum integer)
    language sql stable security definer set search_path = public, pg_temp as $$
      select w.id, (select count(*) from account a where a.establishment_id = w.id)::integer,
             (select count(*) from profile p where p.establishment_id = w.id)::integer, v.*
        from unnest(wanted, floors) as w (id, floor)
        cross join lateral (
          select ${[0, 1, 2, 3, 4].map(ofStatus).join(', ')},
                 (count(*) filter (where v.status <> 4 and v.index_points < w.floor))::integer
            from valuation v where v.establishment_id = w.id) v
       where ${UNDER_SCOPE} $$`,
];
