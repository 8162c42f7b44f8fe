/**
 * Payroll: what is due and classified goes to a school's payroll, as files with receipts and by keys (ADR 121). Owns:
 * payroll_handover and payroll_key. Events out: `payroll.handed-over`, `payroll-key.created`, `payroll-key.revoked`.
 * Invariants: the same lines give the same bytes; a receipt has no name and no amount; a key reads lines and nothing
 * else; an associated account hands over no limited function.
 */
export { PayrollModule } from './payroll.module.js';
export { payrollEvents } from './events.js';
export { PayrollHandoverRecord } from './persistence/payroll-handover.record.js';
export { PayrollKeyRecord } from './persistence/payroll-key.record.js';
