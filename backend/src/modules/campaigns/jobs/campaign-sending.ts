import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { describeError } from '../../../platform/logging/describe-error.js';
import { enterEstablishment, UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { Settings } from '../../../platform/settings/settings.js';
import { MailService } from '../../notifications/index.js';
import { campaignEvent } from '../domain/campaign.events.js';
import { Campaigns, type SentCampaign } from '../persistence/campaigns.js';

const POLL_MS = 1000;
const MINUTE_MS = 60_000;

/**
 * Serves the recipients of campaigns one after the other. Every worker looks in the database each second. The lock on the
 * campaign lets one worker at a time serve it, and each recipient is a transaction of its own: a killed worker leaves
 * nobody out and serves nobody twice, and no establishment waits for another (ADR 116).
 */
@Injectable()
export class CampaignSending implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(CampaignSending.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly campaigns: Campaigns,
    private readonly mails: MailService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), POLL_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.timer = undefined;
    await this.running;
  }

  private wake(): void {
    this.running ??= this.serveAll().finally(() => {
      this.running = undefined;
    });
  }

  private async serveAll(): Promise<void> {
    try {
      while (this.timer !== undefined && (await this.serveOne()));
    } catch (error) {
      // The database is away: the next look tries again.
      this.logger.warn({ msg: 'campaigns not served', fault: describeError(error) });
    }
  }

  /** False when nothing is left to do before the next look. */
  private async serveOne(): Promise<boolean> {
    const mostMails = await this.settings.get('campaign_mails_per_minute');
    const context = { establishmentId: null, scope: 'staff', actorId: null, correlationId: 'campaigns' } as const;
    return this.unitOfWork.run(context, async (tx) => {
      const campaign = await this.campaigns.next(tx);
      if (campaign === null) return false;
      const recipient = await this.campaigns.recipient(tx, campaign.id);
      if (recipient === undefined) {
        const change = { state: 'sent', finishedAt: this.clock.now() } as const;
        await this.campaigns.move(tx, campaign, change, campaignEvent.finished.of({}));
        return true;
      }
      const since = new Date(this.clock.now().getTime() - MINUTE_MS);
      if (campaign.byMail && (await this.campaigns.mailedSince(tx, since)) >= mostMails) return false;
      const { id, accountId, establishmentId } = recipient;
      await this.serve(await enterEstablishment(tx, establishmentId), campaign, { id, accountId });
      return true;
    });
  }

  private async serve(
    tx: Transaction,
    { subject, body, isDuty, byMail }: SentCampaign,
    { id, accountId }: { readonly id: number; readonly accountId: number },
  ): Promise<void> {
    const address = await this.campaigns.address(tx, accountId, isDuty);
    if (address === undefined) {
      await this.campaigns.leaveOut(tx, id);
      return;
    }
    const { to, companyName } = address;
    const data = { companyName, subject, body, isDuty };
    const mail = byMail ? await this.mails.post(tx, { kind: 'campaign', to, accountId, data }) : null;
    await this.campaigns.serve(tx, id, mail?.id ?? null);
  }
}
