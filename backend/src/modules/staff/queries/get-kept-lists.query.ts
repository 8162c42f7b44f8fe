import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { KeptLists } from '@valorisation/contract';
import { QueryOf } from '../../../platform/cqrs/messages.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';

/** What a staff person has arranged in the lists. */
export class GetKeptLists extends QueryOf<{ accountId: number }, KeptLists>() {}

@QueryHandler(GetKeptLists)
export class GetKeptListsHandler implements IQueryHandler<GetKeptLists> {
  constructor(private readonly reader: TenantReader) {}

  async execute({ accountId }: GetKeptLists): Promise<KeptLists> {
    const text = 'select staff_lists as lists from account where id = $1';
    const [[row]] = await this.reader.across<[{ lists: KeptLists['lists'] }]>('staff', [
      { name: 'staff-lists', text, values: [accountId] },
    ]);
    return { lists: row?.lists ?? {} };
  }
}
