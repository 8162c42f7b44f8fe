/** buildah with files of ours alone as its root: no daemon, no container runtime, the host’s network. */
import { findPrograms } from '../lib/find-program.mjs';
import { run } from '../lib/run.mjs';
import { Refusal } from '../lib/steps.mjs';

const TOOLS = ['buildah', 'crun', 'debootstrap', 'redis-server', 'setpriv', 'unshare'];
const PACKAGES = ['buildah', 'debootstrap', 'crun', 'fuse-overlayfs', 'redis-server'];
const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' };

export function findTools() {
  findPrograms(TOOLS, PACKAGES);
  if (process.getuid() !== 0) throw new Refusal('Non exécuté : debootstrap et l’isolement par chroot demandent root.');
}

/** @returns {Promise<string>} what it wrote */
export async function buildah(words) {
  const { code, output } = await run('buildah', words, { env });
  if (code !== 0) throw new Refusal(`buildah ${words.slice(0, 2).join(' ')} a échoué :\n${output.slice(-4000)}`);
  return output.trim();
}
