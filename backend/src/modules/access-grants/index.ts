/**
 * Access grants: a head lets staff read names and texts of the establishment for seven days (ADR 43). Owns:
 * access_grant. Events out: `access.granted`, `access.withdrawn`, and `access.read` for each answer that staff get
 * under a grant. Invariants: one grant at a time, and only by the present head; the database gives staff nothing
 * without it; staff only read, and the head sees who has read what.
 */
export { AccessGrantsModule } from './access-grants.module.js';
export { accessGrantEvents } from './events.js';
export { GrantedReads } from './granted-reads.js';
export { AccessGrantRecord } from './persistence/access-grant.record.js';
export type { Viewed } from './domain/access-grant.js';
