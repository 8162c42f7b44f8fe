import { silent } from '../../platform/events/event-catalogue.js';
import { proposalEvent, titlesRead } from './domain/proposal.events.js';

/** What this module records; the heads' mails are left in the transaction of the proposal. */
export const proposalEvents = silent(...Object.values(proposalEvent), titlesRead);
