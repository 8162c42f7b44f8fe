import { campaignRecipient } from '@valorisation/contract';
import { ReadOnlyResource } from '../../../platform/rest/read-only-resource.js';
import { CampaignRecipientView } from '../persistence/campaign.records.js';

/** Whom each campaign was frozen for, and how far each of them is. */
export class CampaignRecipientsResource extends ReadOnlyResource({
  name: 'campaign-recipients',
  title: 'The recipients of campaigns',
  entity: CampaignRecipientView,
  answer: campaignRecipient,
  sorts: ['id'],
  filters: ['campaign_id', 'state'],
  access: { read: 'staff' },
  subject: 'campaign',
}) {}
