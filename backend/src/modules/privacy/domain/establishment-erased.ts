import type { DomainEvent } from '../../../platform/events/domain-event.js';

/** Every row of the establishment is gone and every earlier payload empty. */
export type EstablishmentErased = DomainEvent<'establishment.erased', Record<string, never>>;

export const ERASED: EstablishmentErased = { type: 'establishment.erased', payloadVersion: 1, payload: {} };
