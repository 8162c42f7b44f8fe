/** `npm run grid -- <id>`: puts a version of the grid in force; `--force --reason "<why>"` one that is not proven. */
import { operate } from './lib/operate.mjs';

await operate('main.grid.js', process.argv.slice(2));
