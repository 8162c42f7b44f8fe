/** `npm run migrate`: brings the database to this release, while the one before it runs. */
import { operate } from './lib/operate.mjs';

await operate('main.migrate.js');
