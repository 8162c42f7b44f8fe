import { silent } from '../../platform/events/event-catalogue.js';
import { contentEvent } from './domain/content.events.js';

/** What this module records; nothing follows from it: readers ask for what is public at their instant. */
export const contentEvents = silent(...Object.values(contentEvent));
