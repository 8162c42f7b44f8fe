/**
 * Live: tells the screens of an establishment that something changed, from the journal. Owns nothing; reads
 * domain_event. Events: none. It also sends the day and its minimum wage, because they change amounts without a change
 * of rows. A change carries only ids and kinds, and only for rows that the viewer may see.
 */
export { LiveModule } from './live.module.js';
