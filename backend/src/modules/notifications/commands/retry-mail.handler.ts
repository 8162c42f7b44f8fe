import type { RetriedMails } from '@valorisation/contract';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { enterEstablishment, UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../mail-service.js';
import { RetryMail, RetryMails } from './retry-mail.command.js';

@CommandHandler(RetryMail)
export class RetryMailHandler implements ICommandHandler<RetryMail> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly mails: MailService,
  ) {}

  async execute({ actor, mailId }: RetryMail): Promise<void> {
    const outcome = await retry(this.unitOfWork, this.mails, actor, mailId);
    if (outcome === 'not there') throw notFound('mail');
    if (outcome === 'not failed') throw new DomainError('mail_sans_echec');
  }
}

@CommandHandler(RetryMails)
export class RetryMailsHandler implements ICommandHandler<RetryMails> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly mails: MailService,
  ) {}

  /** Each in a transaction of its own, since each belongs to an establishment of its own. */
  async execute({ actor, mailIds }: RetryMails): Promise<RetriedMails> {
    const [retried, left]: [number[], number[]] = [[], []];
    for (const id of new Set(mailIds)) {
      const outcome = await retry(this.unitOfWork, this.mails, actor, id);
      (outcome === 'retried' ? retried : left).push(id);
    }
    return { retried, left };
  }
}

async function retry(
  unitOfWork: UnitOfWork,
  mails: MailService,
  { accountId: actorId, correlationId }: Actor,
  mailId: number,
): Promise<'retried' | 'not there' | 'not failed'> {
  return unitOfWork.run({ establishmentId: null, scope: 'mails', actorId, correlationId }, async (tx) => {
    const [found]: { establishmentId: number | null }[] = await tx.manager.query(
      'select establishment_id as "establishmentId" from mail where id = $1',
      [mailId],
    );
    if (found === undefined) return 'not there';
    const inside = await enterEstablishment(tx, found.establishmentId);
    return (await mails.retry(inside, mailId)) ? 'retried' : 'not failed';
  });
}
