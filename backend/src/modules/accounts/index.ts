/**
 * Accounts: who signs in, with which role, and for how long; from registration to erasure.
 * Owns: establishment, account, public_request, account_request, deferred_invitation, session, mail_token and the counters of attempts.
 * Events out: `public-request.received`, answered by a job of its own; `account.*` and `establishment.renamed`. Its mails
 * are left with the notifications.
 * Invariants: tokens are stored as hashes only; a wrong address and a wrong password answer alike; a session lives
 * 30 days after its last use and 90 days at most; visa 0 gets a session that opens nothing but the profile and logout.
 */
export { AccountJobsModule, AccountsModule, AdminOpeningModule } from './accounts.module.js';
export { AdminOpening } from './commands/admin-opening.js';
export { DemoAccounts, type PausedAccount } from './commands/demo-accounts.js';
export { displayName } from './queries/user.view.js';
export { accountEvents } from './events.js';
export { assertBreachedFile } from './persistence/breached-file.js';
export { AccountRecord } from './persistence/account.record.js';
export { AccountRequestRecord } from './persistence/account-request.record.js';
export { MailTokenRecord } from './persistence/mail-token.record.js';
export { SessionRecord } from './persistence/session.record.js';
