import pg from 'pg';
import { migrateDatabase } from '../platform/persistence/migrate-database.js';
import { loadContent, loadDemoContent } from './load-content.js';
import { loadGridCases } from './load-grid-cases.js';
import { loadGrids } from './load-grids.js';
import { loadMinimumWages } from './load-minimum-wages.js';
import { loadSettings } from './load-settings.js';

export interface InstallOptions {
  /** Demo establishment, accounts and valuations, into a database that has none. */
  readonly demo: boolean;
  readonly onStep?: (step: 'waiting' | 'migrated' | 'grids' | 'demo') => void;
}

/** Makes a database ready: schema, grids, and the demo where it is asked for. Safe to run at every start. */
export async function installDatabase(ownerUrl: string, { demo, onStep }: InstallOptions): Promise<void> {
  await migrateDatabase(ownerUrl, { onWait: () => onStep?.('waiting') });
  onStep?.('migrated');
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await loadGrids(client);
    await loadGridCases(client);
    await loadMinimumWages(client);
    await loadContent(client);
    onStep?.('grids');
    if (demo && (await isEmpty(client))) {
      // The demo brings the whole product's commands along: loaded only at the first start.
      const { loadDemo } = await import('./demo/load-demo.js');
      await loadDemo(client, ownerUrl);
      await loadDemoContent(client);
      onStep?.('demo');
    }
    await loadSettings(client);
  } finally {
    await client.end();
  }
}

async function isEmpty(client: pg.Client): Promise<boolean> {
  return (await client.query('select from account limit 1')).rowCount === 0;
}
