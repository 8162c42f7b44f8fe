import { Injectable } from '@nestjs/common';
import { TenantWriter } from '../../../platform/persistence/tenant-reader.js';
import type { PrintedDocument } from '../jobs/document-printer.js';

export interface StartedPrint {
  readonly kind: unknown;
  readonly input: unknown;
  readonly accountId: number;
  /** Null when the account is deleted or no longer active. */
  readonly associated: boolean | null;
}

/** How the worker starts a job and ends a successful one, each in one round trip. */
@Injectable()
export class PrintWork {
  constructor(private readonly writer: TenantWriter) {}

  /** Marks the job as running; undefined when it is finished or erased, so there is nothing to do. */
  async start(establishmentId: number, jobId: number): Promise<StartedPrint | undefined> {
    const [[started]] = await this.writer.writeWithoutWaiting<[StartedPrint]>(establishmentId, [
      { name: 'print-start', text: START, values: [jobId] },
    ]);
    return started;
  }

  /**
   * Registers the file and wakes its readers. A repeated event changes nothing. A file whose job is gone is not
   * registered, because it may name people who are erased or moved since.
   */
  async finish(
    establishmentId: number,
    jobId: number,
    claim: EventClaim,
    { file, valuationIds, forShare }: PrintedDocument,
  ): Promise<void> {
    const { contentKey, storageKey, mediaType, byteLength, sha256 } = file;
    const stored = [establishmentId, contentKey, storageKey, mediaType, byteLength, sha256, forShare];
    await this.writer.rows(establishmentId, {
      name: 'print-finish',
      text: FINISH,
      values: [jobId, claim.consumer, claim.eventId, ...stored, valuationIds],
    });
  }
}

export interface EventClaim {
  readonly consumer: string;
  readonly eventId: string;
}

const START = `
  update print_job j set state = 'active', error_code = null, finished_at = null
   where j.id = $1 and j.state <> 'done'
  returning j.kind, j.input, j.account_id as "accountId",
            (select a.parent_id is not null from account a
              where a.id = j.account_id and a.establishment_id = j.establishment_id and a.visa = 1) as associated`;

/** The job is locked first: a lock on a row that the same statement has updated finds nothing. */
const FINISH = `
  with job as (select id from print_job where id = $1 for key share),
  claimed as (
    insert into consumed_event (consumer, event_id, consumed_at) values ($2, $3, now())
    on conflict do nothing returning event_id),
  registered as (
    insert into print_file as known
      (establishment_id, content_key, storage_key, media_type, byte_length, sha256, for_share, created_at)
    select $4::integer, $5, $6, $7, $8::integer, $9, $10::boolean, now() from claimed
     where exists (select from establishment where id = $4::integer for key share)
       and exists (select from job)
    on conflict (establishment_id, content_key) do update
      set storage_key = excluded.storage_key, media_type = excluded.media_type, byte_length = excluded.byte_length,
          sha256 = excluded.sha256, for_share = known.for_share and excluded.for_share,
          created_at = excluded.created_at),
  done as (
    update print_job
       set state = 'done', progress = 100, content_key = $5, valuation_ids = $11::integer[], finished_at = now()
     where id = (select id from job) and exists (select from claimed)
    returning id)
  select pg_notify('print_job', id::text) from done`;
