/** The parts of the local set-up that tests, benchmarks and scripts use. */
export { findFreePort } from './free-port.js';
export { startMailCatcher } from './mail/mail-catcher.js';
export { startEmbeddedPostgres } from './postgres/server.js';
export { withDatabase } from './with-database.js';
