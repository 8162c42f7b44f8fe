import { silent } from '../../platform/events/event-catalogue.js';
import { messageEvent } from './domain/conversation.events.js';

/** These events start no job. The notifications send an answer's mail. */
export const messageEvents = silent(...Object.values(messageEvent));
