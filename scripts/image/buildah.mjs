/** buildah with files of ours alone as its root: no daemon, no container runtime, the host’s network. */
import { findProgram } from '../lib/find-program.mjs';
import { run } from '../lib/run.mjs';
import { Refusal } from '../lib/steps.mjs';
import { say } from './messages.mjs';

const TOOLS = ['buildah', 'crun', 'debootstrap', 'redis-server', 'setpriv', 'unshare'];
const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' };

export function findTools() {
  const missing = TOOLS.filter((name) => findProgram(name) === undefined);
  if (missing.length > 0) throw new Refusal(say.missing(missing));
  if (process.getuid() !== 0) throw new Refusal(say.notRoot);
}

/** @returns {Promise<string>} what it wrote */
export async function buildah(words) {
  const { code, output } = await run('buildah', words, { env });
  if (code !== 0) throw new Refusal(say.commandFailed(words, output));
  return output.trim();
}
