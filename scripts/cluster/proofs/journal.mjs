import { inRoot } from '../../lib/root.mjs';
import { run } from '../../lib/run.mjs';
import { NODE_FLAGS } from '../../lib/node-flags.mjs';
import { say } from '../messages.mjs';

/** After all that was killed: the journal rebuilds every read table exactly. */
export async function journal({ databaseUrl }) {
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl };
  const entry = inRoot('backend', 'dist', 'main.journal-verify.js');
  const { code, output } = await run(process.execPath, [...NODE_FLAGS, entry], { env });
  return { label: say.proofs.journal, seen: output.trim(), held: code === 0 };
}
