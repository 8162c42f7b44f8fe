/**
 * `npm run migrate`, `admin`, `grid`, `backup`, `restore`, `journal:verify`: runs an operator's entry on the given database,
 * the one of the running product, or the embedded one, started for this command.
 */
import { QUIET } from './lib/node-flags.mjs';
import { inRoot } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { script } from './lib/script.mjs';

await script({ settings: true, parts: ['server'] }, async () => {
  const [name, ...words] = process.argv.slice(2);
  const { withDatabase } = await import(inRoot('local', 'dist', 'index.js'));
  const { code } = await withDatabase((url) => {
    const env = { ...process.env, ...QUIET, DATABASE_URL: url };
    return run(process.execPath, [inRoot('backend', 'dist', `main.${name}.js`), ...words], { env, show: true });
  });
  process.exitCode = code;
});
