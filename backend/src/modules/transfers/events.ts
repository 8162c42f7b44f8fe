import { silent } from '../../platform/events/event-catalogue.js';
import { transferEvent } from './domain/transfer.events.js';

export const transferEvents = silent(...Object.values(transferEvent));
