/**
 * `npm run migrate`, `admin`, `grid`, `backup`, `restore`, `journal:verify`: an entry of the product for operators on this
 * machine's database: the given one, the running product's, or one for the while.
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
