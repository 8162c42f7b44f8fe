import { causing, silent, type EventDefinition } from '../../platform/events/event-catalogue.js';
import {
  gridCaseCorrected,
  gridCaseSigned,
  gridCaseTyped,
  gridCaseWithdrawn,
  gridDraftCreated,
  gridDraftDiscarded,
  gridDraftEdited,
  gridForced,
  gridPutInForce,
  publicationAsked,
  publicationCancelled,
  publicationConfirmed,
  wageEvent,
} from './domain/grid.events.js';

/** The reaction that the valuations module handles. */
export const MOVE_VALUATIONS = 'move-valuations-when-grid-put-in-force';

export const gridEvents: readonly EventDefinition[] = [
  causing(gridPutInForce, {
    queue: 'grid',
    name: MOVE_VALUATIONS,
    data: ({ aggregateId }) => ({ gridId: aggregateId }),
  }),
  ...silent(gridDraftCreated, gridDraftEdited, gridDraftDiscarded),
  ...silent(gridCaseTyped, gridCaseCorrected, gridCaseSigned, gridCaseWithdrawn, gridForced),
  ...silent(publicationAsked, publicationConfirmed, publicationCancelled),
  ...silent(...Object.values(wageEvent)),
];
