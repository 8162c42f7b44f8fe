import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { GetPrintJob, type PrintJobView } from './print-job.query.js';

@QueryHandler(GetPrintJob)
export class GetPrintJobHandler implements IQueryHandler<GetPrintJob> {
  constructor(private readonly reader: TenantReader) {}

  async execute({ actor, jobId }: GetPrintJob): Promise<PrintJobView> {
    const [job] = await this.reader.rows<PrintJobView>(actor.establishmentId, {
      name: 'print-job',
      text: `select j.id, j.state, j.progress, j.file_name as "fileName", j.error_code as "errorCode",
                    case when f.content_key is not null then json_build_object(
                      'storageKey', f.storage_key, 'mediaType', f.media_type, 'byteLength', f.byte_length) end as file,
                    case j.kind when 'conclusion' then jsonb_build_array(j.input->'valuationId')
                                when 'conclusions' then j.input->'valuationIds'
                                else '[]'::jsonb end as "valuationIds",
                    case j.kind when 'job-sheet' then jsonb_build_array(j.input->'profileId')
                                else '[]'::jsonb end as "profileIds"
               from print_job j
               left join print_file f on f.establishment_id = j.establishment_id and f.content_key = j.content_key
              where j.establishment_id = $1 and j.account_id = $2 and j.id = $3`,
      values: [actor.establishmentId, actor.accountId, jobId],
    });
    if (job === undefined) throw notFound('document');
    return job;
  }
}
