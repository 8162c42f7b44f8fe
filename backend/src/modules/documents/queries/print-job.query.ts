import type { Member } from '../../../platform/access/actor.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import type { Viewer } from '../../valuations/index.js';
import type { PrintState } from '../domain/print-job.js';

export interface StoredFile {
  readonly storageKey: string;
  readonly mediaType: string;
  readonly byteLength: number;
  readonly sha256: string;
}

/** A job and what its document shows; `DocumentRelease` decides who may have it. */
export interface PrintJobView {
  readonly id: number;
  readonly ownerId: number;
  readonly state: PrintState;
  readonly progress: number;
  readonly fileName: string;
  /** Null until it is made, and after it is deleted by age. */
  readonly file: StoredFile | null;
  /** The valuations that it shows, in a line or in a total; before it is made, the requested ones. */
  readonly valuationIds: readonly number[];
  readonly profileIds: readonly number[];
  /** Code of the error catalogue, after a failure. */
  readonly errorCode: string | null;
}

/** A job of one account. Refusal: `introuvable`, also for a job of another account. */
export class GetPrintJob extends QueryOf<
  { owner: { readonly establishmentId: number; readonly accountId: number }; jobId: number },
  PrintJobView
>() {}

/** The finished jobs of an associated account, or of the whole establishment for its main account. The latest first. */
export class ListPrinted extends QueryOf<{ actor: Member }, readonly PrintJobView[]>() {}

/** The account with its present rights; undefined when it may see nothing any more. */
export class FindCurrentViewer extends QueryOf<
  { account: { readonly establishmentId: number; readonly accountId: number } },
  Viewer | undefined
>() {}

const VIEW = `
  select j.id, j.account_id as "ownerId", j.state, j.progress, j.file_name as "fileName", j.error_code as "errorCode",
         case when f.content_key is not null then json_build_object(
           'storageKey', f.storage_key, 'mediaType', f.media_type, 'byteLength', f.byte_length,
           'sha256', f.sha256) end as file,
         coalesce(to_jsonb(j.valuation_ids),
                  case j.kind when 'conclusion' then jsonb_build_array(j.input->'valuationId')
                              when 'conclusions' then j.input->'valuationIds'
                              else '[]'::jsonb end) as "valuationIds",
         case when j.kind in ('job-sheet', 'interview') then jsonb_build_array(j.input->'profileId')
              when j.kind in ('interviews', 'job-sheets') then j.input->'profileIds'
              else '[]'::jsonb end as "profileIds"
    from print_job j
    left join print_file f on f.establishment_id = j.establishment_id and f.content_key = j.content_key
                          -- Older files lack the list of shown valuations and are printed again.
                          and j.valuation_ids is not null`;

const on = handlersWith({ reader: TenantReader });

export const printJobQueries = [
  on(GetPrintJob, async ({ owner, jobId }, { reader }) => {
    const [job] = await reader.rows<PrintJobView>(owner.establishmentId, {
      name: 'print-job',
      text: `${VIEW} where j.establishment_id = $1 and j.account_id = $2 and j.id = $3`,
      values: [owner.establishmentId, owner.accountId, jobId],
    });
    if (job === undefined) throw notFound('document');
    return job;
  }),
  on(ListPrinted, async ({ actor }, { reader }) =>
    reader.rows<PrintJobView>(actor.establishmentId, {
      name: 'printed',
      text: `${VIEW}
              where j.establishment_id = $1 and j.state = 'done' and (not $3::boolean or j.account_id = $2)
              order by j.id desc`,
      values: [actor.establishmentId, actor.accountId, actor.associated],
    }),
  ),
  on(FindCurrentViewer, async ({ account: { establishmentId, accountId } }, { reader }) => {
    const [viewer] = await reader.rows<Viewer>(establishmentId, {
      name: 'current-viewer',
      text: `select a.establishment_id as "establishmentId", a.id as "accountId", a.parent_id is not null as associated
               from account a where a.establishment_id = $1 and a.id = $2 and a.visa = 1`,
      values: [establishmentId, accountId],
    });
    return viewer;
  }),
];
