import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import type { ManyDone } from '../../../platform/errors/many-done.js';
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
    const refusal = await retry(this.unitOfWork, this.mails, actor, mailId);
    if (refusal !== null) throw refusal;
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
    const done: number[] = [];
    const left: { id: number; refusal: DomainError }[] = [];
    for (const id of new Set(mailIds)) {
      const refusal = await retry(this.unitOfWork, this.mails, actor, id);
      if (refusal === null) done.push(id);
      else left.push({ id, refusal });
    }
    return { done, left };
  }
}

/** Null: it is under way again. */
async function retry(
  unitOfWork: UnitOfWork,
  mails: MailService,
  { accountId: actorId, correlationId }: Actor,
  mailId: number,
): Promise<DomainError | null> {
  return unitOfWork.run({ establishmentId: null, scope: 'mails', actorId, correlationId }, async (tx) => {
    const [found]: { establishmentId: number | null }[] = await tx.manager.query(
      'select establishment_id as "establishmentId" from mail where id = $1',
      [mailId],
    );
    if (found === undefined) return notFound('mail');
    const inside = await enterEstablishment(tx, found.establishmentId);
    return (await mails.retry(inside, mailId)) ? null : new DomainError('mail_sans_echec');
  });
}
