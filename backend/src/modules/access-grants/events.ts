import { silent } from '../../platform/events/event-catalogue.js';
import { accessEvent } from './domain/access-grant.events.js';

export const accessGrantEvents = silent(...Object.values(accessEvent));
