/** Prepares the database and ends: schema, queues, grids, demo. It runs before API and worker start. */
import 'reflect-metadata';
import { tellRefusals } from './composition/operator-command.js';
import { loadConfig, requireSetting } from './platform/config/config.js';
import { OperatorError } from './platform/config/operator-error.js';
import { migrationMessages as say } from './platform/config/operator-messages.js';
import { APPLICATION_ROLE } from './platform/persistence/roles.js';
import { isRightMissing } from './platform/persistence/sql-errors.js';

const STEPS = {
  waiting: 'a table is in use, trying again',
  migrated: 'schema migrated',
  grids: 'grids loaded',
  demo: 'demo loaded',
} as const;

await tellRefusals(async () => {
  const config = loadConfig();
  const databaseUrl = requireSetting(config, 'databaseUrl');
  // This import loads the whole schema, so the checks that may refuse come before it.
  const { installDatabase } = await import('./install/install-database.js');
  await installDatabase(databaseUrl, {
    demo: config.demo,
    onStep: (step) => process.stdout.write(`${STEPS[step]}\n`),
  }).catch((cause: unknown) => {
    throw isRightMissing(cause) ? new OperatorError(say.rightMissing(APPLICATION_ROLE), { cause }) : cause;
  });
});
