/**
 * Privacy: what goes, when, and what one may take along.
 * Owns no table: it is the one module that reaches the rows of all others, since it promises that none is left.
 * Events out: `establishment.erased`; its job takes the files and the queue's traces away.
 * Invariants: an establishment goes in one transaction or not at all; afterwards its journal holds headers only; what is
 * kept for a time goes by keeping-periods.ts; a download holds what its viewer sees.
 */
export { PrivacyJobsModule, PrivacyModule } from './privacy.module.js';
export { privacyEvents } from './events.js';
