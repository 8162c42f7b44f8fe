/** `npm start`: from a bare clone to the running product. It uses only Node's own modules: nothing is installed yet. */
import { script } from './lib/script.mjs';
import { supervise } from './lib/supervise.mjs';

await script({ settings: true }, async () => {
  const { code, signal } = await supervise({ bundled: true }).ended;
  if (signal !== null) {
    process.stderr.write(
      `✗ Le produit a été arrêté de force (${signal}). Relancez npm start : les données sont conservées.\n`,
    );
  }
  process.exitCode = code;
});
