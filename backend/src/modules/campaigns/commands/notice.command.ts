import type { Member } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { NewsLink } from '../../notifications/index.js';
import { memberTransaction } from '../../valuations/index.js';

/** The same again keeps the first time. Refusal: `introuvable`, also for a notice of another account. */
export class ReadNotice extends CommandOf<{ actor: Member; id: number }>() {}

/** By the link of a mail. The same again changes nothing. Refusal: `lien_invalide`. */
export class ChooseNews extends CommandOf<{ token: string; refused: boolean; correlationId: string }>() {}

const READ = `
  with own as (
    select id from campaign_recipient where id = $1 and account_id = $2 and posted_at is not null),
  read as (
    update campaign_recipient set read_at = $3 where id in (select id from own) and read_at is null)
  select id from own`;

/** An account that is gone meanwhile has nothing to refuse. */
const REFUSE = `
  insert into news_refusal (establishment_id, account_id, refused_at)
  select a.establishment_id, a.id, $2 from account a where a.id = $1 on conflict (account_id) do nothing`;

const on = handlersWith({ unitOfWork: UnitOfWork, links: NewsLink, clock: Clock });

export const noticeCommands = [
  on(ReadNotice, async ({ actor, id }, { unitOfWork, clock }) =>
    unitOfWork.run(memberTransaction(actor), async ({ manager }) => {
      const own: unknown[] = await manager.query(READ, [id, actor.accountId, clock.now()]);
      if (own.length === 0) throw notFound('notice');
    }),
  ),
  on(ChooseNews, async ({ token, refused, correlationId }, { unitOfWork, links, clock }) => {
    const reader = links.open(token);
    if (reader === undefined) throw new DomainError('lien_invalide');
    const { establishmentId, accountId } = reader;
    await unitOfWork.run({ establishmentId, actorId: accountId, correlationId }, async ({ manager }) => {
      if (refused) await manager.query(REFUSE, [accountId, clock.now()]);
      else await manager.query('delete from news_refusal where account_id = $1', [accountId]);
    });
  }),
];
