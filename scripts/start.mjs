/** `npm start`: from a bare clone to the running product. Node's own modules only: nothing is installed yet. */
import { say } from './lib/messages.mjs';
import { script } from './lib/script.mjs';
import { supervise } from './lib/supervise.mjs';

await script({ settings: true }, async () => {
  const { ended } = supervise();
  const { code, signal } = await ended;
  if (signal !== null) process.stderr.write(`✗ ${say.supervisorKilled(signal)}\n`);
  process.exitCode = code;
});
