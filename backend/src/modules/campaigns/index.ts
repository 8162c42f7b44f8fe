/**
 * Campaigns: a message of staff to members whom a filter chooses (ADR 116). Owns: campaign, campaign_recipient (who it was
 * frozen for), news_refusal (accounts that want no news). Events out: `campaign.*` for the audit, without texts and
 * people; none in. Invariants: recipients are frozen when the sending starts; each is served once; a duty reaches
 * everybody, news only those who want them; no filter reads what is paid.
 */
export { campaignEntities, CampaignJobsModule, CampaignsModule } from './campaigns.module.js';
export { campaignEvents } from './events.js';
