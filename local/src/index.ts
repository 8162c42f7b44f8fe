/** What tests, benchmarks and scripts take from the local set-up. */
export { findFreePort } from './free-port.js';
export { startMailCatcher } from './mail/mail-catcher.js';
export { startEmbeddedPostgres } from './postgres/server.js';
export { withDatabase } from './with-database.js';
