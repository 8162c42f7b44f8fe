/**
 * Staff: records of staff that belong to no other module (the settings), and what they observe of the product (figures,
 * journal, queues). Owns: setting. Events out: `record.changed`, the audit of each change, and `job.retried`; none in.
 * Invariants: plain records, each declared in one file (ADR 25); staff read, and each act's access rule says who writes.
 */
export { StaffJobsModule, StaffModule, staffEntities } from './staff.module.js';
export { jobEvents } from './jobs/job.events.js';
