import type { DomainEvent } from '../../../platform/events/domain-event.js';

/** A version came into force; the one before is past. */
export type GridPutInForce = DomainEvent<'grid.put-in-force', { readonly previousGridId: number | null }>;
