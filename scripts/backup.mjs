/** `npm run backup -- <file>`: rows and files of one moment in one encrypted file. */
import { operate } from './lib/operate.mjs';

await operate('main.backup.js', process.argv.slice(2));
