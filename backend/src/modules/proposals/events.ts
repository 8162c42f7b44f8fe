import { causing, silent, type EventDefinition } from '../../platform/events/event-catalogue.js';
import { proposalEvent, titlesRead } from './domain/proposal.events.js';

export const TELL_HEADS = 'tell-heads-when-function-proposed';

export const proposalEvents: readonly EventDefinition[] = [
  causing(proposalEvent.made, {
    queue: 'proposals',
    name: TELL_HEADS,
    data: ({ aggregateId }) => ({ proposalId: aggregateId }),
  }),
  ...silent(proposalEvent.withdrawn, titlesRead),
];
