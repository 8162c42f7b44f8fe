/** How staff send a campaign: the recipients are frozen in one transaction, and the worker serves them (ADR 116). */
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { staffTransaction, UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { campaignEvent } from '../domain/campaign.events.js';
import { Campaigns, type SentCampaign } from '../persistence/campaigns.js';
import { Audiences } from '../queries/audiences.js';

/** Refusals: `introuvable`, `campagne_partie`, `campagne_sans_destinataire`. */
export class SendCampaign extends CommandOf<{ actor: Actor; id: number }>() {}

/** Suspends or resumes the sending. The same again does nothing. Refusals: `introuvable`, `campagne_finie`. */
export class HoldCampaign extends CommandOf<{ actor: Actor; id: number; isHeld: boolean }>() {}

/** Mails it to the caller alone. Refusal: `introuvable`. */
export class TestCampaign extends CommandOf<{ actor: Actor; id: number }>() {}

const on = handlersWith({
  unitOfWork: UnitOfWork,
  campaigns: Campaigns,
  audiences: Audiences,
  mails: MailService,
  clock: Clock,
});

/** @throws DomainError `introuvable` */
async function locked(tx: Transaction, campaigns: Campaigns, id: number): Promise<SentCampaign> {
  const found = await campaigns.lock(tx, id);
  if (found === null) throw notFound('campaign');
  return found;
}

export const campaignCommands = [
  on(SendCampaign, async ({ actor, id }, { unitOfWork, campaigns, audiences, clock }) =>
    unitOfWork.run(staffTransaction(actor), async (tx) => {
      const campaign = await locked(tx, campaigns, id);
      if (campaign.state !== 'draft') throw new DomainError('campagne_partie');
      const { receiving } = await audiences.find(campaign.audience, campaign.isDuty);
      if (receiving.length === 0) throw new DomainError('campagne_sans_destinataire');
      await campaigns.freeze(tx, id, receiving);
      const started = campaignEvent.started.of({ recipients: receiving.length });
      const change = { state: 'sending', recipients: receiving.length, startedAt: clock.now() } as const;
      await campaigns.move(tx, campaign, change, started);
    }),
  ),
  on(HoldCampaign, async ({ actor, id, isHeld }, { unitOfWork, campaigns }) =>
    unitOfWork.run(staffTransaction(actor), async (tx) => {
      const campaign = await locked(tx, campaigns, id);
      const [from, to] = isHeld ? (['sending', 'suspended'] as const) : (['suspended', 'sending'] as const);
      if (campaign.state === to) return;
      if (campaign.state !== from) throw new DomainError('campagne_finie');
      const event = isHeld ? campaignEvent.suspended : campaignEvent.resumed;
      await campaigns.move(tx, campaign, { state: to }, event.of({}));
    }),
  ),
  on(TestCampaign, async ({ actor, id }, { unitOfWork, campaigns, mails }) =>
    unitOfWork.run(staffTransaction(actor), async (tx) => {
      const { subject, body, isDuty } = await locked(tx, campaigns, id);
      const { accountId } = actor;
      const to = await campaigns.emailOf(tx, accountId);
      await mails.post(tx, { kind: 'campaign', to, accountId, data: { companyName: '', subject, body, isDuty } });
    }),
  ),
];
