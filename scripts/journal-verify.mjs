/** `npm run journal:verify`: does the journal rebuild the read tables exactly? */
import { ensureBuilt } from './lib/build.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';
import { runScript } from './lib/steps.mjs';

await runScript(async () => {
  loadEnvFile();
  await ensureInstalled();
  await ensureBuilt(['server']);
  await import(inRoot('backend', 'dist', 'main.journal-verify.js'));
});
