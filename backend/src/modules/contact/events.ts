import { silent } from '../../platform/events/event-catalogue.js';
import { messageEvent } from './domain/conversation.events.js';

/** What this module records; nothing follows from it: an answer's mail leaves with the notifications. */
export const messageEvents = silent(...Object.values(messageEvent));
