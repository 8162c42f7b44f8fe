/** `npm run journal:verify`: does the journal rebuild the read tables exactly? */
import { operate } from './lib/operate.mjs';

await operate('main.journal-verify.js');
