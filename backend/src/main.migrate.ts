/** Makes the database ready, then ends: schema, queues, grids, demo. Run before API and worker start. */
import 'reflect-metadata';
import { installDatabase } from './install/install-database.js';
import { loadConfig, requireSetting } from './platform/config/config.js';
import { migrationMessages as say } from './platform/config/operator-messages.js';
import { APPLICATION_ROLE } from './platform/persistence/roles.js';
import { isRightMissing } from './platform/persistence/sql-errors.js';

const STEPS = {
  waiting: 'a table is in use, trying again',
  migrated: 'schema migrated',
  grids: 'grids loaded',
  demo: 'demo loaded',
} as const;

const config = loadConfig();
try {
  await installDatabase(requireSetting(config, 'databaseUrl'), {
    demo: config.demo,
    onStep: (step) => process.stdout.write(`${STEPS[step]}\n`),
  });
} catch (error) {
  if (!isRightMissing(error)) throw error;
  process.stderr.write(`${say.rightMissing(APPLICATION_ROLE)}\n`);
  process.exitCode = 1;
}
