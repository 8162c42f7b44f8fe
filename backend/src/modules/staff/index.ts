/**
 * Staff: what the employer body's staff write that belongs to no other module: the settings; and what they follow of the product:
 * its figures, its journal, its queues.
 * Owns: setting. Events out: `record.changed`, the audit of each change, and `job.retried`; none in.
 * Invariants: plain records, each declared in one file (ADR 25); staff read, the access rule of each act says who writes.
 */
export { StaffModule, staffEntities } from './staff.module.js';
export { jobEvents } from './jobs/job.events.js';
