/**
 * Transfers: people move to another establishment after both heads have agreed (ADR 100). Owns: people_transfer. Events
 * out: `transfer.*`; none in. Invariants: staff ask and see no name; the source's head chooses, the target's head
 * confirms; the valuations move the people, all or none.
 */
export { TransfersModule } from './transfers.module.js';
export { transferEvents } from './events.js';
