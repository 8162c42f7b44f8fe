import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { StaffNews } from '@valorisation/contract';
import { QueryOf } from '../../../platform/cqrs/messages.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { failedMailsQuery, MOST_NEWS, newsQuery, seenQuery, type NewsRow } from './staff-news.sql.js';

/** What happened, and until when the person has seen it. */
export class GetStaffNews extends QueryOf<{ accountId: number }, StaffNews>() {}

@QueryHandler(GetStaffNews)
export class GetStaffNewsHandler implements IQueryHandler<GetStaffNews> {
  constructor(private readonly reader: TenantReader) {}

  async execute({ accountId }: GetStaffNews): Promise<StaffNews> {
    const [rows, [own]] = await this.reader.across<[NewsRow, { seenAt: Date | null }]>('staff', [
      newsQuery,
      seenQuery(accountId),
    ]);
    const [mails] = await this.reader.across<[NewsRow]>('mails', [failedMailsQuery]);
    const newest = [...rows, ...mails].toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, MOST_NEWS);
    return {
      seen_at: own?.seenAt?.toISOString() ?? null,
      items: newest.map((row) => ({ ...row, at: row.at.toISOString() })),
    };
  }
}
