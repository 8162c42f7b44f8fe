import type { Member } from '../../../platform/access/actor.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { ownScope } from '../../../platform/persistence/security-scopes.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';

export interface PersonalRow {
  /** The index of its section in the file. */
  readonly place: number;
  readonly text: string;
}

/** The data by kind. The rows come section by section. */
export interface PersonalData {
  readonly sections: readonly { readonly name: string; readonly isList: boolean }[];
  readonly rows: AsyncIterable<readonly PersonalRow[]>;
}

/** All table data about a member, as far as that member may see it. */
export class GetPersonalData extends QueryOf<{ actor: Member }, PersonalData>() {}

/** $1 the account; $2 true for an associated one, which sees visible rows and its own. */
const SEEN = '(not $2::boolean or v.visible or v.created_by = $1)';

/** An associated account does not see a profile whose rows are all limited to others. */
const SEEN_PROFILE = `coalesce((select bool_or${SEEN} from valuation v where v.profile_id = p.id), true)`;

/** The job sheet without sections about a valuation that is limited to others, or was limited when it was deleted. */
const SEEN_SHEET = `case when x.content is not null then (
  select coalesce(jsonb_object_agg(section.key, section.value), '{}')
    from jsonb_each(x.content - 'sources') section
   where not exists (
     select from jsonb_array_elements_text(x.content -> 'sources' -> section.key) as source (id)
       left join valuation v on v.id = abs(source.id::integer)
      where case when v.id is null then $2::boolean and source.id::integer < 0 else not ${SEEN} end)) end`;

/** Columns of an account that no download has. */
const KEPT_BACK = `array['password_hash', 'version', 'login_id', 'news_seen_at', 'staff_lists']`;

/** An invitation to an address with an account elsewhere looks like any other, because it must reveal nothing. */
const ASSOCIATED = `
  select a.id, to_jsonb(a) - ${KEPT_BACK} - 'totp_since' as fields
    from account a where not $2::boolean and a.parent_id = $1
   union all
  select d.id, jsonb_build_object(
           'id', d.id, 'establishment_id', d.establishment_id, 'parent_id', $1::integer, 'role', 'member', 'visa', 0,
           'email', d.email, 'first_name', d.first_name, 'last_name', d.last_name, 'postal_address', '',
           'created_at', d.created_at, 'activated_at', null, 'deletion_planned_on', null, 'last_sign_in_at', null,
           'suspended_at', null, 'suspension_reason', null, 'sees_pay', false)
    from deferred_invitation d where not $2::boolean`;

interface Section {
  readonly isList: boolean;
  readonly row: string;
  readonly order: string;
  readonly from: string;
}

const one = (row: string, from: string): Section => ({ isList: false, row, order: '0', from });
const list = (row: string, order: string, from: string): Section => ({ isList: true, row, order, from });

const SECTIONS: Readonly<Record<string, Section>> = {
  account: one(`to_jsonb(a) - ${KEPT_BACK}`, 'account a where a.id = $1'),
  establishment: one(
    `to_jsonb(e) - 'version'`,
    'establishment e where e.id = (select establishment_id from account where id = $1)',
  ),
  sessions: list(
    `jsonb_build_object('browser', s.browser, 'system', s.system, 'created_at', s.created_at, 'seen_at', s.seen_at,
       'ended_at', s.ended_at)`,
    's.id',
    'session s where s.account_id = $1',
  ),
  associated_accounts: list('person.fields', 'person.id', `(${ASSOCIATED}) as person`),
  known_networks: list(`jsonb_build_object('used_at', k.used_at)`, '0', 'known_network k where k.account_id = $1'),
  profiles: list(
    `to_jsonb(p) - 'text_id' - 'version' || jsonb_build_object('job_sheet', ${SEEN_SHEET})`,
    'p.id',
    `profile p left join personal_text x on x.id = p.text_id where ${SEEN_PROFILE}`,
  ),
  // Only the head's download has them.
  notes: list(`to_jsonb(n) - array['establishment_id', 'version']`, 'n.id', 'profile_note n where not $2::boolean'),
  valuations: list(
    `to_jsonb(v) - 'text_id' - 'version' || jsonb_build_object('texts', x.content, 'fixed_amount_reasons', (
       select coalesce(jsonb_agg(r.content -> 'reason' order by r.created_at), '[]') from personal_text r
        where r.establishment_id = v.establishment_id and r.aggregate_type = 'valuation' and r.aggregate_id = v.id
          and r.content ? 'reason'))`,
    'v.id',
    `valuation v left join personal_text x on x.id = v.text_id where ${SEEN}`,
  ),
  // Row-level security leaves it empty for a reader without the right.
  paid_amounts: list(
    `to_jsonb(a) - array['establishment_id', 'version', 'from_import']`,
    'a.id',
    `paid_amount a join valuation v on v.id = a.valuation_id where ${SEEN}`,
  ),
  mails: list(
    `jsonb_build_object('kind', m.kind, 'recipient', m.recipient, 'data', m.data, 'sent_at', m.sent_at)`,
    'm.id',
    'mail m where m.account_id = $1',
  ),
  messages: list(
    `to_jsonb(c) - array['assigned_to', 'copy_key', 'version']`,
    'c.id',
    'contact_message c where c.account_id = $1',
  ),
  campaigns: list(
    `jsonb_build_object('sent_at', r.posted_at, 'read_at', r.read_at)`,
    'r.id',
    'campaign_recipient r where r.account_id = $1 and r.posted_at is not null',
  ),
  news_refusals: list(`jsonb_build_object('refused_at', n.refused_at)`, '0', 'news_refusal n where n.account_id = $1'),
  answers: list('to_jsonb(a)', '0', 'answers_to($1) a'),
  access_grants: list(
    `to_jsonb(g) - array['version', 'establishment_id']`,
    'g.id',
    'access_grant g where g.granted_by = $1',
  ),
  payroll_handovers: list(
    `to_jsonb(h) - array['establishment_id', 'line_references']`,
    'h.id',
    'payroll_handover h where not $2::boolean or h.account_id = $1',
  ),
  payroll_keys: list(
    `to_jsonb(k) - array['establishment_id', 'key_hash']`,
    'k.id',
    'payroll_key k where not $2::boolean',
  ),
  imports: list(`to_jsonb(b) - 'import_key'`, 'b.id', 'import_batch b where not $2::boolean or b.account_id = $1'),
};

const DATA = `
  select held.place, jsonb_pretty(held.value) as text
    from (${Object.values(SECTIONS)
      .map(
        ({ row, order, from }, place) =>
          `select ${place} as place, ${order}::bigint as id, ${row} as value from ${from}`,
      )
      .join(' union all ')}) held
   order by held.place, held.id`;

/** A row has at most a few kilobytes. */
const BATCH_ROWS = 200;

const on = handlersWith({ reader: TenantReader });

export const personalDataQueries = [
  on(GetPersonalData, async ({ actor }, { reader }) => {
    const query = { name: 'held-data', text: DATA, values: [actor.accountId, actor.associated] };
    return {
      sections: Object.entries(SECTIONS).map(([name, { isList }]) => ({ name, isList })),
      rows: reader.batches<PersonalRow>(actor.establishmentId, query, BATCH_ROWS, ownScope(actor)),
    };
  }),
];
