import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { eachOf, type ManyDone } from '../../../platform/errors/many-done.js';
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
    await retry(this.unitOfWork, this.mails, actor, mailId);
  }
}

@CommandHandler(RetryMails)
export class RetryMailsHandler implements ICommandHandler<RetryMails> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly mails: MailService,
  ) {}

  /** Each in a transaction of its own, since each belongs to an establishment of its own. */
  async execute({ actor, mailIds }: RetryMails): Promise<ManyDone> {
    return eachOf(mailIds, async (id) => retry(this.unitOfWork, this.mails, actor, id));
  }
}

/** @throws DomainError `introuvable`, `mail_sans_echec` */
async function retry(
  unitOfWork: UnitOfWork,
  mails: MailService,
  { accountId: actorId, correlationId }: Actor,
  mailId: number,
): Promise<void> {
  await unitOfWork.run({ establishmentId: null, scope: 'mails', actorId, correlationId }, async (tx) => {
    const [found]: { establishmentId: number | null }[] = await tx.manager.query(
      'select establishment_id as "establishmentId" from mail where id = $1',
      [mailId],
    );
    if (found === undefined) throw notFound('mail');
    const inside = await enterEstablishment(tx, found.establishmentId);
    if (!(await mails.retry(inside, mailId))) throw new DomainError('mail_sans_echec');
  });
}
