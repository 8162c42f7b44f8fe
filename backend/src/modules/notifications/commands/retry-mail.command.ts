import type { Actor } from '../../../platform/access/actor.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { eachOf, type ManyDone } from '../../../platform/errors/many-done.js';
import { UnitOfWork, enterEstablishment, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../mail-service.js';

/** Tries a mail again that has failed, or that waits after a failed try. Refusals: `introuvable`, `mail_sans_echec`, `mail_lien_perime`. */
export class RetryMail extends CommandOf<{ actor: Actor; mailId: number }>() {}

/** Retries several mails. One that has not failed yet does not stop the others. For staff. */
export class RetryMails extends CommandOf<{ actor: Actor; mailIds: readonly number[] }, ManyDone>() {}

/** Sends a mail that was sent before once more; answers the id of the new one. For staff. */
export class ResendMail extends CommandOf<{ actor: Actor; mailId: number }, number>() {}

/** Sends several sent mails once more. One that cannot be sent again does not stop the others. For staff. */
export class ResendMails extends CommandOf<{ actor: Actor; mailIds: readonly number[] }, ManyDone>() {}

const on = handlersWith({ unitOfWork: UnitOfWork, mails: MailService });

export const retryMailCommands = [
  on(RetryMail, async ({ actor, mailId }, { unitOfWork, mails }) => retry(unitOfWork, mails, actor, mailId)),
  /** Each in its own transaction, because each belongs to an establishment. */
  on(RetryMails, async ({ actor, mailIds }, { unitOfWork, mails }) =>
    eachOf(mailIds, async (id) => retry(unitOfWork, mails, actor, id)),
  ),
  on(ResendMail, async ({ actor, mailId }, { unitOfWork, mails }) => {
    const { id } = await onMail(unitOfWork, actor, mailId, async (tx) => mails.resend(tx, mailId));
    return id;
  }),
  on(ResendMails, async ({ actor, mailIds }, { unitOfWork, mails }) =>
    eachOf(mailIds, async (mailId) => {
      await onMail(unitOfWork, actor, mailId, async (tx) => mails.resend(tx, mailId));
    }),
  ),
];

/** @throws DomainError `introuvable`, `mail_sans_echec`, `mail_lien_perime` */
async function retry(unitOfWork: UnitOfWork, mails: MailService, actor: Actor, mailId: number): Promise<void> {
  await onMail(unitOfWork, actor, mailId, async (tx) => {
    if (!(await mails.retry(tx, mailId))) throw new DomainError('mail_sans_echec');
  });
}

/** Runs `work` in the transaction of the mail's establishment. @throws DomainError `introuvable` */
async function onMail<Result>(
  unitOfWork: UnitOfWork,
  { accountId: actorId, correlationId }: Actor,
  mailId: number,
  act: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return unitOfWork.run({ establishmentId: null, scope: 'mails', actorId, correlationId }, async (tx) => {
    const [found]: { establishmentId: number | null }[] = await tx.manager.query(
      'select establishment_id as "establishmentId" from mail where id = $1',
      [mailId],
    );
    if (found === undefined) throw notFound('mail');
    return act(await enterEstablishment(tx, found.establishmentId));
  });
}
