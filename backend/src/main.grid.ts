/**
 * Puts a version of the grid back in force: `node backend/dist/main.grid.js <id>`. The worker moves the valuations. A
 * version that was never in force, or that its cases do not prove, needs `--force --reason "<why>"`.
 */
import 'reflect-metadata';
import { runGridCommand } from './composition/grid-command.js';
import { endWith } from './composition/operator-command.js';
import { loadConfig } from './platform/config/config.js';

await endWith(async () => runGridCommand(process.argv.slice(2), loadConfig));
