/** Settings kept in `.env`; the environment of the command comes first. */
import { existsSync } from 'node:fs';
import { say } from './messages.mjs';
import { inRoot } from './root.mjs';
import { Refusal } from './steps.mjs';

export function loadEnvFile() {
  const file = inRoot('.env');
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    throw new Refusal(say.envFile(error.code ?? error.name));
  }
}
