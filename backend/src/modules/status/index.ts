/**
 * Status: whether the product is up, for people, load balancers and the start command. Owns nothing. Events: none.
 * Invariant: 200 means that migrations, grid and worker are there.
 */
export { StatusModule } from './status.module.js';
