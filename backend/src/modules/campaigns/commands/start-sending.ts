import type { Clock } from '../../../platform/clock/clock.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { campaignEvent } from '../domain/campaign.events.js';
import type { Campaigns, SentCampaign } from '../persistence/campaigns.js';
import type { Audiences } from '../queries/audiences.js';

interface Parts {
  readonly campaigns: Campaigns;
  readonly audiences: Audiences;
  readonly clock: Clock;
}

/** Freezes the recipients and starts the sending. @returns false, without a change, when it has no recipient */
export async function startSending(
  tx: Transaction,
  campaign: SentCampaign,
  { campaigns, audiences, clock }: Parts,
): Promise<boolean> {
  const { receiving } = await audiences.find(campaign.audience, campaign.isDuty);
  if (receiving.length === 0) return false;
  await campaigns.freeze(tx, campaign.id, receiving);
  const change = { state: 'sending', recipients: receiving.length, startedAt: clock.now() } as const;
  await campaigns.move(tx, campaign, change, campaignEvent.started.of({ recipients: receiving.length }));
  return true;
}
