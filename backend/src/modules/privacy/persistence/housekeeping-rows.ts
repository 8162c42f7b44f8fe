import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { KEPT_DAYS } from '../domain/keeping-periods.js';

/** Statements over the establishments that the transaction sees: all of them in the housekeeping scope. */

const DUE = `
  select distinct e.id from establishment e left join account a on a.establishment_id = e.id
   where a.deletion_planned_on <= $1::date or e.retention_due_on <= $1::date
   order by e.id`;

export async function dueEstablishments({ manager }: Transaction, today: string): Promise<number[]> {
  const rows: { id: number }[] = await manager.query(DUE, [today]);
  return rows.map(({ id }) => id);
}

const SEEN = `
  update establishment e set last_seen_at = used.seen_at
    from (select a.establishment_id, max(s.seen_at) as seen_at
            from session s join account a on a.id = s.account_id group by a.establishment_id) used
   where used.establishment_id = e.id and used.seen_at > e.last_seen_at`;

/** An establishment with a sign-in after the warning stays. */
const USED_AGAIN = `
  update establishment set retention_warned_at = null, retention_due_on = null
   where retention_warned_at is not null and last_seen_at > retention_warned_at`;

/** Notes each establishment's last use, and cancels the plan for one that is used again. */
export async function noteLastUse({ manager }: Transaction): Promise<void> {
  await manager.query(SEEN);
  await manager.query(USED_AGAIN);
}

/** Months without use until an establishment is deleted, and days between the warning of its head and that day. */
export interface RetentionPeriods {
  readonly months: number;
  readonly warningDays: number;
}

const UNUSED = `
  e.retention_warned_at is null
  and e.last_seen_at <= $1::timestamptz - make_interval(months => $2) + make_interval(days => $3)
  and not exists (select from account a where a.establishment_id = e.id and a.deletion_planned_on is not null)`;

/** The establishments whose head must be warned. */
export async function unusedEstablishments(
  { manager }: Transaction,
  now: Date,
  { months, warningDays }: RetentionPeriods,
): Promise<number[]> {
  const rows: { id: number }[] = await manager.query(`select e.id from establishment e where ${UNUSED} order by e.id`, [
    now,
    months,
    warningDays,
  ]);
  return rows.map(({ id }) => id);
}

/** Plans the end of an establishment. False when it is in use, or another round was first. */
export async function planRetentionEnd(
  { manager, establishmentId }: Transaction,
  now: Date,
  { months, warningDays }: RetentionPeriods,
  day: string,
): Promise<boolean> {
  const [rows]: [unknown[]] = await manager.query(
    `update establishment e set retention_warned_at = $1, retention_due_on = $4
      where e.id = $5 and ${UNUSED} returning e.id`,
    [now, months, warningDays, day, establishmentId],
  );
  return rows.length > 0;
}

/** Each statement with the age of its rows in days. */
const CLEARED: readonly (readonly [statement: string, days: number])[] = [
  [
    `update mail set state = 'failed', error_code = coalesce(error_code, 'injoignable')
      where state = 'waiting' and created_at < $1`,
    KEPT_DAYS.unfinished,
  ],
  [
    `update print_job set state = 'failed', error_code = 'rendu_impossible', finished_at = created_at
      where state in ('waiting', 'active') and created_at < $1`,
    KEPT_DAYS.unfinished,
  ],
  [
    `update mail set recipient = '', data = '{}' where state = 'sent' and recipient <> '' and sent_at < $1`,
    KEPT_DAYS.mailContent,
  ],
  [`delete from mail where state = 'failed' and created_at < $1`, KEPT_DAYS.failedMail],
  [`delete from mail where state = 'sent' and sent_at < $1`, KEPT_DAYS.mailRow],
  ['delete from mail_token where expires_at < $1', KEPT_DAYS.link],
  // Runs after the uses are noted, because a session may prove a use.
  [
    `delete from session s
      where (s.ended_at < $1 or s.expires_at < $1)
        and not exists (select from account a join establishment e on e.id = a.establishment_id
                         where a.id = s.account_id and e.last_seen_at < s.seen_at)`,
    0,
  ],
  ['delete from public_request where created_at < $1', KEPT_DAYS.unansweredRequest],
  ['delete from account_request where coalesce(decided_at, created_at) < $1', KEPT_DAYS.accountRequest],
  ['delete from contact_message where created_at < $1', KEPT_DAYS.contactMessage],
  ['delete from people_transfer where ends_at < $1', KEPT_DAYS.transfer],
  [
    'delete from left_word where day < $1::date and word not in (select word from frequent_left_word)',
    KEPT_DAYS.leftWord,
  ],
  ['delete from left_word where day < $1::date', KEPT_DAYS.frequentLeftWord],
  [`delete from print_job where state in ('done', 'failed') and finished_at < $1`, KEPT_DAYS.printJob],
  [
    `delete from print_job
      where state in ('done', 'failed') and input ->> 'shareHundredths' is not null and finished_at < $1`,
    KEPT_DAYS.sharePrint,
  ],
  ['delete from print_file where created_at < $1', KEPT_DAYS.printFile],
  ['delete from print_file where for_share and created_at < $1', KEPT_DAYS.sharePrint],
  ['delete from consumed_event where consumed_at < $1', KEPT_DAYS.consumedEvent],
  ['delete from known_network where used_at < $1', KEPT_DAYS.knownNetwork],
  ['delete from login_attempt where forgotten_at < $1', 0],
  [`delete from rate_limit where expire < extract(epoch from $1::timestamptz) * 1000`, 0],
];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Answers how many rows it changed or deleted. */
export async function clearByAge({ manager }: Transaction, now: Date): Promise<number> {
  let rows = 0;
  for (const [statement, days] of CLEARED) {
    const [, changed]: [unknown, number] = await manager.query(statement, [new Date(now.getTime() - days * DAY_MS)]);
    rows += changed;
  }
  return rows;
}

/** The printed files among these that a row names. */
export async function namedFiles({ manager }: Transaction, keys: readonly string[]): Promise<Set<string>> {
  const rows: { key: string }[] = await manager.query(
    'select storage_key as key from print_file where storage_key = any($1::text[])',
    [keys],
  );
  return new Set(rows.map(({ key }) => key));
}

const PORTAL_FILES = `
  select key from unnest($1::text[]) as key, split_part(key, '/', 2) as hash
   where exists (select from content_media m where m.sha256 = hash or m.thumbnail_sha256 = hash)
      or exists (select from content_document d where d.sha256 = hash)
      or exists (select from content_version v where v.kind = 'documents' and v.content ->> 'sha256' = hash)`;

/** The portal files among these that a row names, even in an earlier version. Under the staff scope. */
export async function namedPortalFiles({ manager }: Transaction, keys: readonly string[]): Promise<Set<string>> {
  const rows: { key: string }[] = await manager.query(PORTAL_FILES, [keys]);
  return new Set(rows.map(({ key }) => key));
}
