import { Injectable } from '@nestjs/common';
import { together, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { INSERT_EVENT, JOURNAL_CHANNEL } from '../../../platform/events/event-journal.js';
import { TenantWriter } from '../../../platform/persistence/tenant-reader.js';
import { COUNTS_AS_OPEN_MINUTES, MOST_OPEN_PRINTS, type PrintRequest, type PrintKind } from '../domain/print-job.js';
import { printRequested } from '../domain/print.events.js';

export interface NewPrintJob {
  readonly establishmentId: number;
  readonly accountId: number;
  readonly request: PrintRequest;
  readonly fileName: string;
  readonly createdAt: Date;
  readonly correlationId: string;
}

export interface OpenPrints {
  readonly ofAccount: number;
  readonly ofEstablishment: number;
}

export interface RequestedPrint {
  readonly isAccountKnown: boolean;
  /** Undefined when the account already waits for too many. */
  readonly id: number | undefined;
}

export interface ReopenedPrint {
  readonly kind: PrintKind;
  readonly timesAsked: number;
}

@Injectable()
export class PrintJobs {
  constructor(private readonly writer: TenantWriter) {}

  /** The open jobs now; no other call adds a job of the account until the transaction ends. */
  async open({ manager, establishmentId }: Transaction, accountId: number, now: Date): Promise<OpenPrints> {
    const [, [open]] = await together([
      manager.query<unknown>(LOCK_ACCOUNT, [accountId]),
      manager.query<OpenPrints[]>(COUNT_OPEN, [establishmentId, accountId, now, COUNTS_AS_OPEN_MINUTES]),
    ]);
    return open ?? { ofAccount: 0, ofEstablishment: 0 };
  }

  /**
   * Adds a job and records its event, in one round trip. The account's row is locked only while the server works: many
   * calls of one account wait for each other.
   */
  async request(job: NewPrintJob): Promise<RequestedPrint> {
    const { establishmentId, accountId, request, fileName, createdAt, correlationId } = job;
    const { type, version } = printRequested;
    const counted = [establishmentId, accountId, createdAt, COUNTS_AS_OPEN_MINUTES, MOST_OPEN_PRINTS];
    const values = [...counted, request.kind, request.input, fileName, type, version, correlationId];
    // The second statement counts when the first has its lock.
    const [accounts, [added]] = await this.writer.write<[object, { id: number }]>(establishmentId, [
      { name: 'print-lock', text: LOCK_ACCOUNT, values: [accountId] },
      { name: 'print-request', text: REQUEST, values },
    ]);
    return { isAccountKnown: accounts.length > 0, id: added?.id };
  }

  /**
   * Puts a finished job back to waiting and forgets its damaged file; undefined if another call already did.
   * @param storageKey the damaged file; null if none is registered
   */
  async reopen(
    { manager }: Transaction,
    jobId: number,
    storageKey: string | null,
    now: Date,
  ): Promise<ReopenedPrint | undefined> {
    const [reopened]: ReopenedPrint[] = await manager.query(REOPEN, [jobId, storageKey, now]);
    return reopened;
  }

  async drop({ manager }: Transaction, accountId: number, jobId: number): Promise<void> {
    await manager.query(`delete from print_job where id = $1 and account_id = $2 and state in ('waiting', 'active')`, [
      jobId,
      accountId,
    ]);
  }
}

const LOCK_ACCOUNT = 'select from account where id = $1 for no key update';

const COUNT_OPEN = `
  select count(*) filter (where account_id = $2)::integer as "ofAccount", count(*)::integer as "ofEstablishment"
    from print_job
   where establishment_id = $1 and state in ('waiting', 'active')
     and created_at > $3::timestamptz - make_interval(mins => $4)`;

/** The payload is `printRequested`; the job's id is known only here. */
const REQUEST = `
  with open as (${COUNT_OPEN}),
  added as (
    insert into print_job (establishment_id, account_id, created_at, kind, input, file_name, state, progress)
    select $1, $2, $3, $6, $7::jsonb, $8, 'waiting', 0 from open
     where "ofAccount" < $5 and exists (select from account where id = $2)
    returning id),
  recorded as (
    ${INSERT_EVENT}
    select gen_random_uuid(), 'print', id, 1, $9, $10::smallint,
           jsonb_build_object('kind', $6::text, 'jobId', id, 'turn', "ofEstablishment" + 1), $1, $2, null, $11, $3, null
      from added, open)
  select id, pg_notify('${JOURNAL_CHANNEL}', $1::text) from added`;

/** The statements of a WITH see the old rows, so the file to delete is left out by its key. */
const REOPEN = `
  with damaged as (delete from print_file where storage_key = $2),
  reopened as (
    update print_job j
       set state = 'waiting', progress = 0, content_key = null, valuation_ids = null, finished_at = null,
           created_at = $3, times_asked = times_asked + 1
     where j.id = $1 and j.state = 'done'
       and (j.valuation_ids is null
            or not exists (select from print_file f
                            where f.establishment_id = j.establishment_id and f.content_key = j.content_key
                              and f.storage_key is distinct from $2))
    returning j.kind, j.times_asked)
  select kind, times_asked as "timesAsked" from reopened`;
