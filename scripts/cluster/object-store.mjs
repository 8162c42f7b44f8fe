/** The S3 server of the cluster. It is no dependency of the project: it is installed into a folder of its own when first asked for. */
import { existsSync } from 'node:fs';
import { installApart } from '../lib/install.mjs';
import { NODE_FLAGS } from '../lib/node-flags.mjs';
import { inRoot } from '../lib/root.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { localSetUp } from '../bench/built.mjs';
import { say } from './messages.mjs';
import { Program } from './programs.mjs';

/** The last one that runs on Node 20. */
const VERSION = '3.7.1';
const folder = inRoot('.cache', `s3rver-${VERSION}`);
const BUCKET = 'valorisation';
/** The library's own; only this machine reaches it. */
const ACCOUNT = 'S3RVER:S3RVER';

/** @returns {Promise<{ url: string, program: Program }>} what STORAGE_URL becomes, and who answers there; not started yet */
export async function objectStore(lab) {
  if (!existsSync(`${folder}/node_modules/s3rver/package.json`)) await step(say.installStore, install);
  const { findFreePort } = await localSetUp();
  const port = await findFreePort();
  const program = new Program(lab, {
    name: 's3',
    command: process.execPath,
    port,
    words: [...NODE_FLAGS, inRoot('scripts', 'cluster', 'servers', 'object-store.mjs')],
    env: { BUCKET, FOLDER: lab.path('objects'), PORT: String(port), PACKAGE: folder },
  });
  return { url: `s3://${ACCOUNT}@127.0.0.1:${port}/${BUCKET}?tls=0`, program };
}

async function install() {
  const { code, output } = await installApart(folder, [`s3rver@${VERSION}`]);
  if (code !== 0) throw new Refusal(`${say.storeNotInstalled}\n${output}`);
}
