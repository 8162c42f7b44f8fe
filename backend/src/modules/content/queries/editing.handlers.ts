import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { LiveAmount, WorkingCopies } from '@valorisation/contract';
import { LIVE_AMOUNTS } from '@valorisation/rules';
import { notFound } from '../../../platform/errors/domain-error.js';
import { accountName } from '../../../platform/rest/rest-fields.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { GetWorkingCopies, ListLiveAmounts } from './editing.query.js';
import { LiveTexts } from './live-texts.js';
import { instant } from './public-rows.js';
import { CONTENT_TABLES } from '../domain/publication.js';

type Mine = NonNullable<WorkingCopies['mine']>;
type Other = WorkingCopies['others'][number];

const writer = accountName('writer_id');
const OF_RECORD = 'r.kind = $1 and r.record_id = $2';
const MINE = `select r.content, r.base_version, ${instant('r.typed_at')} as typed_at
  from content_draft r where ${OF_RECORD} and r.writer_id = $3`;
const OTHERS = `select ${writer.sql} as name, ${instant('r.typed_at')} as typed_at
  from content_draft r ${writer.joins?.join(' ')} where ${OF_RECORD} and r.writer_id <> $3 order by r.typed_at desc`;

@QueryHandler(GetWorkingCopies)
export class GetWorkingCopiesHandler implements IQueryHandler<GetWorkingCopies> {
  constructor(private readonly reader: TenantReader) {}

  async execute({ readerId, kind, id }: GetWorkingCopies): Promise<WorkingCopies> {
    const values = [kind, id, readerId];
    const [[record], [mine], others] = await this.reader.across<[object, Mine, Other]>('staff', [
      { name: '', text: `select from ${CONTENT_TABLES[kind]} where id = $1`, values: [id] },
      { name: '', text: MINE, values },
      { name: '', text: OTHERS, values },
    ]);
    if (record === undefined) throw notFound();
    return { id, mine: mine ?? null, others };
  }
}

@QueryHandler(ListLiveAmounts)
export class ListLiveAmountsHandler implements IQueryHandler<ListLiveAmounts> {
  constructor(private readonly live: LiveTexts) {}

  async execute(): Promise<readonly LiveAmount[]> {
    const sources = await this.live.sources();
    return Object.entries(LIVE_AMOUNTS).map(([id, { label, value }]) => ({ id, label, value: value(sources) }));
  }
}
