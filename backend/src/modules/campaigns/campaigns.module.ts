import { Module } from '@nestjs/common';
import { MailRoutesModule } from '../notifications/index.js';
import { campaignCommands } from './commands/campaign.command.js';
import { noticeCommands } from './commands/notice.command.js';
import { CampaignRecipientsResource } from './http/campaign-recipients.resource.js';
import { CampaignsResource } from './http/campaigns.resource.js';
import { NewsController, NoticesController } from './http/notices.controller.js';
import { CampaignSending } from './jobs/campaign-sending.js';
import { CampaignRecord } from './persistence/campaign.records.js';
import { Campaigns } from './persistence/campaigns.js';
import { Audiences } from './queries/audiences.js';
import { campaignQueries } from './queries/campaign.query.js';

export const campaignEntities = [CampaignRecord];

@Module({
  imports: [MailRoutesModule],
  controllers: [CampaignsResource, CampaignRecipientsResource, NoticesController, NewsController],
  providers: [...campaignCommands, ...noticeCommands, ...campaignQueries, Audiences, Campaigns],
})
export class CampaignsModule {}

/** The worker's part: starts what is scheduled and serves the recipients. */
@Module({ providers: [CampaignSending, Campaigns, Audiences] })
export class CampaignJobsModule {}
