/** How staff send a campaign: the recipients are frozen in one transaction, and the worker serves them (ADR 116). */
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, notFound, refuseFields } from '../../../platform/errors/domain-error.js';
import { staffTransaction, UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { campaignEvent } from '../domain/campaign.events.js';
import { Campaigns, type SentCampaign } from '../persistence/campaigns.js';
import { Audiences } from '../queries/audiences.js';
import { startSending } from './start-sending.js';

/** Refusals: `introuvable`, `campagne_partie`, `campagne_programmee`, `campagne_sans_destinataire`. */
export class SendCampaign extends CommandOf<{ actor: Actor; id: number }>() {}

/** The worker sends it at that time. Refusals: `introuvable`, `campagne_partie`, `campagne_programmee`, `donnees_invalides`. */
export class ScheduleCampaign extends CommandOf<{ actor: Actor; id: number; sendsAt: Date }>() {}

/** Makes a scheduled campaign a draft again. Refusals: `introuvable`, `campagne_partie`. */
export class WithdrawCampaign extends CommandOf<{ actor: Actor; id: number }>() {}

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

/** @throws DomainError `campagne_partie`, `campagne_programmee` */
export function requireDraft(state: SentCampaign['state']): void {
  if (state === 'scheduled') throw new DomainError('campagne_programmee');
  if (state !== 'draft') throw new DomainError('campagne_partie');
}

export const campaignCommands = [
  on(SendCampaign, async ({ actor, id }, { unitOfWork, campaigns, audiences, clock }) =>
    unitOfWork.run(staffTransaction(actor), async (tx) => {
      const campaign = await locked(tx, campaigns, id);
      requireDraft(campaign.state);
      const isStarted = await startSending(tx, campaign, { campaigns, audiences, clock });
      if (!isStarted) throw new DomainError('campagne_sans_destinataire');
    }),
  ),
  on(ScheduleCampaign, async ({ actor, id, sendsAt }, { unitOfWork, campaigns, clock }) =>
    unitOfWork.run(staffTransaction(actor), async (tx) => {
      const campaign = await locked(tx, campaigns, id);
      requireDraft(campaign.state);
      if (sendsAt <= clock.now()) throw refuseFields({ sendsAt: { code: 'minute_passee' } });
      const event = campaignEvent.scheduled.of({ at: sendsAt.toISOString() });
      await campaigns.move(tx, campaign, { state: 'scheduled', sendsAt }, event);
    }),
  ),
  on(WithdrawCampaign, async ({ actor, id }, { unitOfWork, campaigns }) =>
    unitOfWork.run(staffTransaction(actor), async (tx) => {
      const campaign = await locked(tx, campaigns, id);
      if (campaign.state === 'draft') return;
      if (campaign.state !== 'scheduled') throw new DomainError('campagne_partie');
      await campaigns.move(tx, campaign, { state: 'draft', sendsAt: null }, campaignEvent.withdrawn.of({}));
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
      await mails.post(tx, { kind: 'campaign', to, accountId, data: { companyName: '', subject, html: body, isDuty } });
    }),
  ),
];
