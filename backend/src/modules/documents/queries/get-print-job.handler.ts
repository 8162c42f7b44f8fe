import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { GetPrintJob, ListPrinted, type PrintJobView } from './print-job.query.js';

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
              when j.kind = 'interviews' then j.input->'profileIds'
              else '[]'::jsonb end as "profileIds"
    from print_job j
    left join print_file f on f.establishment_id = j.establishment_id and f.content_key = j.content_key
                          -- What a document shows was always recorded with it; else it is made again.
                          and j.valuation_ids is not null`;

@QueryHandler(GetPrintJob)
export class GetPrintJobHandler implements IQueryHandler<GetPrintJob> {
  constructor(private readonly reader: TenantReader) {}

  async execute({ owner, jobId }: GetPrintJob): Promise<PrintJobView> {
    const [job] = await this.reader.rows<PrintJobView>(owner.establishmentId, {
      name: 'print-job',
      text: `${VIEW} where j.establishment_id = $1 and j.account_id = $2 and j.id = $3`,
      values: [owner.establishmentId, owner.accountId, jobId],
    });
    if (job === undefined) throw notFound('document');
    return job;
  }
}

@QueryHandler(ListPrinted)
export class ListPrintedHandler implements IQueryHandler<ListPrinted> {
  constructor(private readonly reader: TenantReader) {}

  async execute({ actor }: ListPrinted): Promise<readonly PrintJobView[]> {
    return this.reader.rows<PrintJobView>(actor.establishmentId, {
      name: 'printed',
      text: `${VIEW}
              where j.establishment_id = $1 and j.state = 'done' and (not $3::boolean or j.account_id = $2)
              order by j.id desc`,
      values: [actor.establishmentId, actor.accountId, actor.associated],
    });
  }
}
