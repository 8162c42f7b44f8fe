import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { COUNTS_AS_OPEN_MINUTES, type PrintRequest, type PrintKind } from '../domain/print-job.js';
import { PrintJobRecord } from './print-job.record.js';

export interface NewPrintJob {
  readonly establishmentId: number;
  readonly accountId: number;
  readonly request: PrintRequest;
  readonly fileName: string;
  readonly createdAt: Date;
}

export interface OpenPrints {
  readonly ofAccount: number;
  readonly ofEstablishment: number;
}

export interface ReopenedPrint {
  readonly kind: PrintKind;
  readonly timesAsked: number;
}

@Injectable()
export class PrintJobs {
  /** The open jobs now; no other call adds a job of the account until the transaction ends. */
  async open({ manager, establishmentId }: Transaction, accountId: number, now: Date): Promise<OpenPrints> {
    await manager.query('select from account where id = $1 for no key update', [accountId]);
    const [open]: OpenPrints[] = await manager.query(COUNT_OPEN, [
      establishmentId,
      accountId,
      now,
      COUNTS_AS_OPEN_MINUTES,
    ]);
    return open ?? { ofAccount: 0, ofEstablishment: 0 };
  }

  async add({ manager }: Transaction, { request, ...job }: NewPrintJob): Promise<number> {
    const { identifiers } = await manager.insert(PrintJobRecord, {
      ...job,
      ...request,
      state: 'waiting',
      progress: 0,
      contentKey: null,
      errorCode: null,
      finishedAt: null,
    });
    const id: unknown = identifiers[0]?.['id'];
    if (typeof id !== 'number') throw new Error('The insert answered no id');
    return id;
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

const COUNT_OPEN = `
  select count(*) filter (where account_id = $2)::integer as "ofAccount", count(*)::integer as "ofEstablishment"
    from print_job
   where establishment_id = $1 and state in ('waiting', 'active')
     and created_at > $3::timestamptz - make_interval(mins => $4)`;

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
