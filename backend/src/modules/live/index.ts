/**
 * Live: tells the screens of an establishment that something changed, as it is recorded in the journal.
 * Owns nothing; reads domain_event. Events: none. Tells the day and its minimum wage, too, which amounts follow
 * without any row being changed. Of changes it carries ids and kinds only, and only of rows that the viewer may see.
 */
export { LiveModule } from './live.module.js';
