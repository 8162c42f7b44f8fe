/** `npm run restore -- <file>`: a backup into an empty database and an empty storage, and the journal verified. */
import { operate } from './lib/operate.mjs';

await operate('main.restore.js', process.argv.slice(2));
