import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { ListMails, type MailPage, type MailView } from './list-mails.query.js';

/** Staff look across establishments, under a scope of its own that reads mails and nothing else. */
const MAILS_SCOPE = { establishmentId: null, scope: 'mails', actorId: null, correlationId: 'mails' } as const;

const MATCHING = `from mail
  where ($1::text is null or state = $1) and ($2::bigint[] is null or id = any ($2))`;

const COLUMNS = `
  id, kind, recipient, state, attempts, error_code as "errorCode", created_at as "createdAt", sent_at as "sentAt"`;

@QueryHandler(ListMails)
export class ListMailsHandler implements IQueryHandler<ListMails> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async execute({ question }: ListMails): Promise<MailPage> {
    const { sort, descending, first, limit, state, ids } = question;
    const direction = descending ? 'desc' : 'asc';
    return this.unitOfWork.run(MAILS_SCOPE, async ({ manager }) => {
      // By itself: a page beyond the last row has a total, too.
      const [counted]: { total: number }[] = await manager.query(`select count(*)::integer as total ${MATCHING}`, [
        state,
        ids,
      ]);
      const mails: MailView[] = await manager.query(
        `select ${COLUMNS} ${MATCHING} order by ${sort} ${direction}, id ${direction} limit $3 offset $4`,
        [state, ids, limit, first],
      );
      return { mails, total: counted?.total ?? 0 };
    });
  }
}
