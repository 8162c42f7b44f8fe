/** `npm run grid -- <id>`: puts a former, proven version of the grid back in force; `--force --reason "<why>"` any other one. */
import { operate } from './lib/operate.mjs';

await operate('main.grid.js', process.argv.slice(2));
