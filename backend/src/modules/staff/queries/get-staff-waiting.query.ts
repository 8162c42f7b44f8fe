import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { StaffWaiting } from '@valorisation/contract';
import { TenantReader, type NamedQuery } from '../../../platform/persistence/tenant-reader.js';
import { confirmationsQuery, type Confirmations } from './staff-figures.sql.js';

interface Waiting {
  readonly requests: number;
  readonly messages: number;
}

/** By the states of the lists that the menu opens; their indexes serve the counts. */
const waitingQuery: NamedQuery = {
  name: 'staff-waiting',
  text: `select (select count(*)::integer from account_request where state = 'waiting') as requests,
                (select count(*)::integer from staff_message where state in ('open', 'assigned')) as messages`,
  values: [],
};

const failedMailsQuery: NamedQuery = {
  name: 'staff-failed-mails',
  text: `select count(*)::integer as failed from staff_mail where state = 'failed'`,
  values: [],
};

/** What waits for staff now, for the menu. The figures of the first page are kept for minutes, these counts are not. */
export class GetStaffWaiting extends Query<StaffWaiting> {}

@QueryHandler(GetStaffWaiting)
export class GetStaffWaitingHandler implements IQueryHandler<GetStaffWaiting> {
  constructor(private readonly reader: TenantReader) {}

  async execute(): Promise<StaffWaiting> {
    const [[waiting], [confirmations]] = await this.reader.across<[Waiting, Confirmations]>('staff', [
      waitingQuery,
      confirmationsQuery,
    ]);
    const [[mails]] = await this.reader.across<[{ failed: number }]>('mails', [failedMailsQuery]);
    if (waiting === undefined || confirmations === undefined || mails === undefined) {
      throw new Error('Counts are one row');
    }
    return {
      account_requests: waiting.requests,
      messages: waiting.messages,
      mails: mails.failed,
      minimum_wages: confirmations.wages,
      grids: confirmations.publications,
    };
  }
}
