/**
 * Privacy: what is deleted and when, and the data download. Owns no table: it alone reaches the rows of all modules,
 * because it promises that none is left. Events out: `establishment.erased`; its job deletes the files and the traces
 * in the queues. Invariants: an establishment is erased in one transaction or not at all; afterwards its journal holds
 * only headers; keeping-periods.ts decides how long data is kept; a download holds what its viewer sees.
 */
export { PrivacyJobsModule, PrivacyModule } from './privacy.module.js';
export { privacyEvents } from './events.js';
