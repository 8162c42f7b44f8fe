/** Makes the database ready, then ends: schema, queues, grids, demo. Run before API and worker start. */
import 'reflect-metadata';
import { installDatabase } from './install/install-database.js';
import { loadConfig, requireSetting } from './platform/config/config.js';

const STEPS = { migrated: 'schema migrated', grids: 'grids loaded', demo: 'demo loaded' } as const;

const config = loadConfig();
await installDatabase(requireSetting(config, 'databaseUrl'), {
  demo: config.demo,
  onStep: (step) => process.stdout.write(`${STEPS[step]}\n`),
});
