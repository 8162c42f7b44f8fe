/** The S3 server of the cluster. It is no dependency of the project: it is installed into a folder of its own when first asked for. */
import { existsSync } from 'node:fs';
import { installApart } from '../lib/install.mjs';
import { inRoot } from '../lib/root.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { Program } from './parts.mjs';

/** The last one that runs on Node 20. */
const VERSION = '3.7.1';
const folder = inRoot('.cache', `s3rver-${VERSION}`);
const entry = `${folder}/node_modules/s3rver/bin/s3rver.js`;
const BUCKET = 'valorisation';
/** The library's own; only this machine reaches it. */
const ACCOUNT = 'S3RVER:S3RVER';

/** @returns {Promise<{ url: string, program: Program }>} what STORAGE_URL becomes, and who answers there; not started yet */
export async function objectStore(lab, port) {
  if (!existsSync(entry)) await step('Installation du serveur S3', install);
  const place = ['--directory', lab.path('objects'), '--address', '127.0.0.1', '--port', String(port)];
  const words = [entry, ...place, '--silent', '--configure-bucket', BUCKET];
  const program = new Program(lab, { name: 's3', command: process.execPath, port, words });
  return { url: `s3://${ACCOUNT}@127.0.0.1:${port}/${BUCKET}?tls=0`, program };
}

async function install() {
  const { code, output } = await installApart(folder, [`s3rver@${VERSION}`]);
  if (code !== 0)
    throw new Refusal(`Non exécuté : le serveur S3 (paquet npm s3rver) n’a pas pu être installé.\n${output}`);
}
