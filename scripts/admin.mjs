/** `npm run admin -- <address> <first name> <last name>`: opens an admin's account, whose link is mailed. */
import { operate } from './lib/operate.mjs';

await operate('main.admin.js', process.argv.slice(2));
