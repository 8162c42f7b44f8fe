/** buildah with files of ours alone as its root: no daemon, no container runtime, the host’s network. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../lib/run.mjs';
import { Refusal } from '../lib/steps.mjs';
import { say } from './messages.mjs';

const TOOLS = ['buildah', 'debootstrap'];
const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' };

export function findTools() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const missing = TOOLS.filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
  if (missing.length > 0) throw new Refusal(say.missing(missing));
  if (process.getuid() !== 0) throw new Refusal(say.notRoot);
}

/** @returns {Promise<string>} what it wrote */
export async function buildah(words) {
  const { code, output } = await run('buildah', words, { env });
  if (code !== 0) throw new Refusal(say.commandFailed(words, output));
  return output.trim();
}

/** For what is started and left running. */
export const buildahEnvironment = env;
