import { silent } from '../../platform/events/event-catalogue.js';
import { accessEvent } from './domain/access-grant.events.js';

/** What this module records. */
export const accessGrantEvents = silent(...Object.values(accessEvent));
