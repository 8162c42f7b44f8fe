import { silent } from '../../platform/events/event-catalogue.js';
import { contentEvent } from './domain/content.events.js';

/** These events start no job: readers ask for what is public at their instant. */
export const contentEvents = silent(...Object.values(contentEvent));
