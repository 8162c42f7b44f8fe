import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { describeError } from '../../../platform/logging/describe-error.js';
import { enterEstablishment, UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { Turns } from '../../../platform/process/turns.js';
import { Settings } from '../../../platform/settings/settings.js';
import { MailService } from '../../notifications/index.js';
import { startSending } from '../commands/start-sending.js';
import { campaignEvent } from '../domain/campaign.events.js';
import { Campaigns, type SentCampaign } from '../persistence/campaigns.js';
import { Audiences } from '../queries/audiences.js';

const POLL_MS = 1000;
const MINUTE_MS = 60_000;
const CONTEXT = { establishmentId: null, scope: 'staff', actorId: null, correlationId: 'campaigns' } as const;

/**
 * Starts scheduled campaigns at their time, and serves the recipients of campaigns one after the other. Every worker looks in the database each second. The lock on the
 * campaign lets one worker at a time serve it. Each recipient is a transaction of its own, so that a killed worker skips no
 * recipient and serves none twice, and no establishment waits for another (ADR 116).
 */
@Injectable()
export class CampaignSending implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(CampaignSending.name);
  private readonly turns = new Turns(
    async () => this.serveAll(),
    // The database is away: the next look tries again.
    (error) => this.logger.warn({ msg: 'campaigns not served', fault: describeError(error) }),
  );

  constructor(
    private readonly unitOfWork: UnitOfWork,
    readonly campaigns: Campaigns,
    readonly audiences: Audiences,
    private readonly mails: MailService,
    private readonly settings: Settings,
    readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.turns.start(POLL_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.turns.stop();
  }

  private async serveAll(): Promise<void> {
    while (!this.turns.areStopped && (await this.startOne()));
    while (!this.turns.areStopped && (await this.serveOne()));
  }

  /** False when no campaign is due. */
  private async startOne(): Promise<boolean> {
    return this.unitOfWork.run(CONTEXT, async (tx) => {
      const campaign = await this.campaigns.due(tx);
      if (campaign === null) return false;
      if (!(await startSending(tx, campaign, this))) await this.finish(tx, campaign);
      return true;
    });
  }

  private async finish(tx: Transaction, campaign: SentCampaign): Promise<void> {
    const change = { state: 'sent', finishedAt: this.clock.now() } as const;
    await this.campaigns.move(tx, campaign, change, campaignEvent.finished.of({}));
  }

  /** False when nothing is left to do before the next look. */
  private async serveOne(): Promise<boolean> {
    const mostMails = await this.settings.get('campaign_mails_per_minute');
    return this.unitOfWork.run(CONTEXT, async (tx) => {
      const campaign = await this.campaigns.next(tx);
      if (campaign === null) return false;
      const recipient = await this.campaigns.recipient(tx, campaign.id);
      if (recipient === undefined) {
        await this.finish(tx, campaign);
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
    const data = { companyName, subject, html: body, isDuty };
    const mail = byMail ? await this.mails.post(tx, { kind: 'campaign', to, accountId, data }) : null;
    await this.campaigns.serve(tx, id, mail?.id ?? null);
  }
}
