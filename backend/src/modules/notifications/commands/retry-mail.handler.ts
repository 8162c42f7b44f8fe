import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { enterEstablishment, UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../mail-service.js';
import { RetryMail } from './retry-mail.command.js';

@CommandHandler(RetryMail)
export class RetryMailHandler implements ICommandHandler<RetryMail> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly mails: MailService,
  ) {}

  async execute({ actor, mailId }: RetryMail): Promise<void> {
    const { accountId: actorId, correlationId } = actor;
    await this.unitOfWork.run({ establishmentId: null, scope: 'mails', actorId, correlationId }, async (tx) => {
      const [found]: { establishmentId: number | null }[] = await tx.manager.query(
        'select establishment_id as "establishmentId" from mail where id = $1',
        [mailId],
      );
      if (found === undefined) throw notFound('mail');
      const inside = await enterEstablishment(tx, found.establishmentId);
      if (!(await this.mails.retry(inside, mailId))) throw new DomainError('mail_sans_echec');
    });
  }
}
