import { silent } from '../../platform/events/event-catalogue.js';
import { profileEvent } from './domain/profile.events.js';
import { valuationEvent } from './domain/valuation.events.js';

/** What this module records; nothing follows from it but what its own tables show. */
export const valuationEvents = silent(...Object.values(profileEvent), ...Object.values(valuationEvent));
