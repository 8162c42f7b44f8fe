import type { DomainEvent } from '../../../platform/events/domain-event.js';

/** The head corrected its name; the name lives in the row. Its number in the journal is the establishment's version. */
export type EstablishmentRenamed = DomainEvent<'establishment.renamed', Record<string, never>>;
