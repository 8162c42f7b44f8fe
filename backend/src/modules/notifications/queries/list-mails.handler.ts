import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { ListMails, type MailPage, type MailView } from './list-mails.query.js';

/** Staff look across establishments, under a scope of its own that reads mails and nothing else. */
export const MAILS_SCOPE = { establishmentId: null, scope: 'mails', actorId: null, correlationId: 'mails' } as const;

const COLUMNS = `
  id, kind, recipient, state, attempts, error_code as "errorCode", created_at as "createdAt", sent_at as "sentAt",
  count(*) over ()::integer as total`;

@QueryHandler(ListMails)
export class ListMailsHandler implements IQueryHandler<ListMails> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async execute({ question }: ListMails): Promise<MailPage> {
    const { sort, descending, first, limit, state, ids } = question;
    const direction = descending ? 'desc' : 'asc';
    const rows = await this.unitOfWork.run(
      MAILS_SCOPE,
      async ({ manager }): Promise<(MailView & { total: number })[]> =>
        manager.query(
          `select ${COLUMNS} from mail
            where ($1::text is null or state = $1) and ($2::bigint[] is null or id = any ($2))
            order by ${sort} ${direction}, id ${direction} limit $3 offset $4`,
          [state, ids, limit, first],
        ),
    );
    return { mails: rows.map(({ total: _, ...mail }) => mail), total: rows[0]?.total ?? 0 };
  }
}
