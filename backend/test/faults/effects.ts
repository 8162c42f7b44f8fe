/** What the product holds once all is calm: rows, journal, documents, mails. */
import { ValuationStatus } from '@valorisation/rules';
import { eventually } from '../support/eventually.js';
import type { FaultyBench } from './faulty-bench.js';
import { ASKERS } from './load.js';
import { emailOf } from '../support/role-clients.js';
import { checkHistory } from './history/check-history.js';
import { repeatsOf, wrongMail, type SentMail } from './history/kept-mails.js';
import type { Operation, Recorded, Seen } from './history/operation.js';

const CALM_MS = 60_000;

interface EventRow {
  readonly row: number;
  readonly version: number;
  readonly type: string;
  readonly status: ValuationStatus | null;
  readonly computed: boolean;
  readonly operation: string;
}

const EVENTS = `
  select aggregate_id as row, aggregate_version as version, type, (payload->>'status')::integer as status,
         coalesce(jsonb_typeof(payload->'result') = 'object', false) as computed, correlation_id as operation
    from domain_event
   where aggregate_type = 'valuation' and (correlation_id = any($1) or aggregate_id = any($2))`;

/** The errors in the rows, one line each. */
export async function wrongRows({ owner }: FaultyBench, operations: readonly Operation[]): Promise<string[]> {
  const ids = operations.map(({ id }) => id);
  const named = operations.flatMap(({ rows, seen }) => [...rows, ...seen.map(({ row }) => row)]);
  const caused = await owner.query<EventRow>(EVENTS, [ids, named]);
  const rows = [...new Set([...named, ...caused.rows.map(({ row }) => row)])];
  const { rows: events } = await owner.query<EventRow>(EVENTS, [ids, rows]);
  const { rows: table } = await owner.query<Seen>(
    'select id as row, version, status from valuation where id = any($1)',
    [rows],
  );
  const journal = events.map(({ status, ...event }): Recorded => ({ ...event, ...(status !== null && { status }) }));
  return checkHistory({ operations, journal, table }).map((finding) => JSON.stringify(finding));
}

/**
 * How many acknowledged operations the journal holds; an operation that found all rows in the requested state is not
 * recorded.
 */
export async function countFound({ owner }: FaultyBench, operations: readonly Operation[]): Promise<number> {
  const done = operations.filter(({ outcome }) => outcome === 'done');
  const idle = done.filter(({ changed }) => changed?.length === 0).length;
  const ids = done.map(({ id }) => id);
  const { rows } = await owner.query<{ found: string }>(
    'select count(distinct correlation_id) as found from domain_event where correlation_id = any($1)',
    [ids],
  );
  return idle + Number(rows[0]?.found);
}

export interface Before {
  readonly mail: number;
  readonly job: number;
}

/** The last mail and document before the fault. */
export async function lastEffects({ owner }: FaultyBench): Promise<Before> {
  const { rows } = await owner.query<Before>(
    'select (select coalesce(max(id), 0) from mail) as mail, (select coalesce(max(id), 0) from print_job) as job',
  );
  const [before] = rows;
  if (before === undefined) throw new Error('No answer');
  return before;
}

/** Waits until everything requested is done: nothing is left to relay, answer, print or send. */
export async function untilCalm({ owner }: FaultyBench, { mail, job }: Before): Promise<void> {
  const left = `
    select (select count(*) from domain_event where relayed_at is null) as relays,
           (select count(*) from public_request) as requests,
           (select count(*) from print_job where id > $2 and state in ('waiting', 'active')) as documents,
           (select count(*) from mail where id > $1 and state = 'waiting') as mails`;
  await eventually(async () => {
    const { rows } = await owner.query<Record<string, string>>(left, [mail, job]);
    const waiting = Object.entries(rows[0] ?? {}).filter(([, count]) => Number(count) > 0);
    if (waiting.length > 0) throw new Error(`Still waiting: ${JSON.stringify(Object.fromEntries(waiting))}`);
  }, CALM_MS);
}

/** Each mail with the number of its requests, since a failed mail may be requested again. */
const MAILS = `
  select m.message_key as key, m.state, e.times,
         m.kind = 'password-reset' and m.recipient = any($2) as "isResetOfAsker"
    from mail m
    join (select aggregate_id, count(*)::integer as times from domain_event where aggregate_type = 'mail'
           group by aggregate_id) e on e.aggregate_id = m.id
   where m.id > $1`;

export interface MailsAsked {
  readonly asked: number;
  readonly unsure: number;
  /** How often a process died that may have separated the server's answer from its mark (ADR 14). */
  readonly strikes: number;
}

export interface Effects {
  readonly wrong: readonly string[];
  /** Mails received more often than requested. */
  readonly repeats: number;
}

/** The error of a document whose row still exists; if the load has changed its row, the document ends otherwise. */
const GIVEN_UP = ['rendu_impossible', 'service_indisponible'];

/** The errors in mails and documents: each must exist once. */
export async function wrongEffects(
  { owner, smtp }: FaultyBench,
  { mail, job }: Before,
  { asked, unsure, strikes }: MailsAsked,
  failsDocuments: boolean,
): Promise<Effects> {
  const wrong: string[] = [];
  const mails = await owner.query<SentMail & { readonly isResetOfAsker: boolean }>(MAILS, [mail, ASKERS.map(emailOf)]);
  // Requests of other acts are among their events.
  const count = mails.rows.filter(({ isResetOfAsker }) => isResetOfAsker).length;
  if (count < asked || count > asked + unsure) wrong.push(`${count} mails for ${asked} to ${asked + unsure} asked for`);
  const kept = await smtp.kept();
  for (const one of mails.rows) wrong.push(...wrongMail(one, kept, strikes));
  const files = await owner.query<{ id: number; state: string; code: string | null; files: string }>(
    `select j.id, j.state, j.error_code as code, (select count(*) from print_file f
                         where (f.establishment_id, f.content_key) = (j.establishment_id, j.content_key)) as files
       from print_job j where j.id > $1`,
    [job],
  );
  for (const { id, state, code, files: found } of files.rows) {
    if (state === 'done' && Number(found) !== 1) wrong.push(`document ${id} has ${found} files`);
    const isGivenUp = state === 'failed' && GIVEN_UP.includes(code ?? '');
    if (isGivenUp && !failsDocuments) wrong.push(`document ${id} was given up: ${code}`);
  }
  return { wrong, repeats: mails.rows.reduce((sum, one) => sum + repeatsOf(one, kept), 0) };
}
