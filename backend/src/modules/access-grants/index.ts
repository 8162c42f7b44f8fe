/**
 * Access grants: a head lets staff read names and texts of the establishment for seven days (ADR 43).
 * Owns: access_grant.
 * Events out: `access.granted`, `access.withdrawn`, and `access.read` for each answer that staff were given by a grant.
 * Invariants: one grant at a time, of whoever is the head; the database lets nothing out beyond it; staff read only, and
 * the head sees who has read what.
 */
export { AccessGrantsModule } from './access-grants.module.js';
export { accessGrantEvents } from './events.js';
export { GrantedReads } from './granted-reads.js';
export { AccessGrantRecord } from './persistence/access-grant.record.js';
export type { Viewed } from './domain/access-grant.js';
