import { silent } from '../../platform/events/event-catalogue.js';
import { campaignEvent } from './domain/campaign.events.js';

export const campaignEvents = silent(...Object.values(campaignEvent));
