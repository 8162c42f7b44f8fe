/**
 * Accounts: sign-in, roles and sessions, from registration to erasure. Owns: establishment, account, public_request,
 * account_request, deferred_invitation, session, mail_token and the counters of attempts. Events out:
 * `public-request.received`, answered by its own job; `account.*` and `establishment.renamed`. The notifications send
 * its mails. Invariants: tokens are stored only as hashes; a wrong address and a wrong password get the same answer; a
 * session lives 30 days after its last use and at most 90 days; an account with visa 0 may only open the profile and
 * sign out.
 */
export { AccountJobsModule, AccountsModule, AdminOpeningModule } from './accounts.module.js';
export { AdminOpening } from './commands/account-opening.js';
export { DemoAccounts, type PausedAccount } from './commands/demo-accounts.js';
export { displayName } from './queries/get-user.query.js';
export { accountEvents } from './events.js';
export { assertBreachedFile } from './persistence/breached-file.js';
export { AccountRecord, AccountRequestRecord, MailTokenRecord, SessionRecord } from './persistence/account.records.js';
