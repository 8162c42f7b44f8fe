/** The image’s entries on a PostgreSQL of this machine: what each one does and says. */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { localSetUp } from '../bench/built.mjs';
import { endChild } from '../lib/child.mjs';
import { step } from '../lib/steps.mjs';
import { buildah, buildahEnvironment } from './buildah.mjs';
import { say } from './messages.mjs';

const PATIENCE_MS = 120_000;
const POLL_MS = 500;
const STOP_MS = 20_000;

/** @returns {Promise<{ label: string, said: string, held: boolean }[]>} */
export async function tryEntries(lab, image) {
  const { startEmbeddedPostgres, findFreePort } = await localSetUp();
  const server = await startEmbeddedPostgres({ directory: lab.path('postgres') });
  lab.onClose(() => server.stop());
  const container = await buildah(['from', '--pull-never', image]);
  lab.onClose(() => buildah(['rm', container]));
  const [port, workerPort] = [await findFreePort(), await findFreePort()];
  const variables = {
    DATABASE_URL: server.url,
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: `http://localhost:${port}`,
    TOKEN_SECRET: 'a secret of this try, of more than thirty-two letters',
    PORT: String(port),
    HOST: '127.0.0.1',
    METRICS_PORT: String(workerPort),
  };
  const settings = Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const words = (...command) => ['run', '--user', 'node', ...settings, container, '--', ...command];
  return step(say.entries, async () => {
    const user = await buildah(
      words('sh', '-c', 'id -un; touch /app/x 2>&1; touch /data/x && rm /data/x && echo /data'),
    );
    const migrated = await buildah(words('node', 'backend/dist/main.migrate.js'));
    const api = start(lab, words('tini', '--', 'node', 'backend/dist/main.api.js'));
    const served = await until(api, `http://127.0.0.1:${port}/health/ready`);
    const page = await fetch(`http://127.0.0.1:${port}/`).then(
      async (answer) => `${answer.status} ${(await answer.text()).length}`,
      () => say.unanswered,
    );
    await api.stop();
    const worker = start(lab, words('tini', '--', 'node', 'backend/dist/main.worker.js'));
    const works = await until(worker, `http://127.0.0.1:${workerPort}/health/ready`);
    await worker.stop();
    return [
      { label: say.user, said: user.replaceAll('\n', ' ; '), held: user.startsWith('node') && user.includes('denied') },
      { label: say.migrate, said: migrated.replaceAll('\n', ' ; '), held: migrated.includes('grids loaded') },
      { label: say.api, said: `/health/ready ${served}, / ${page}`, held: served === 200 && page.startsWith('200') },
      { label: say.worker, said: `/health/ready ${works}`, held: works === 200 },
    ];
  });
}

function start(lab, words) {
  const child = spawn('buildah', words, { env: buildahEnvironment, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => (said += String(text)));
  const stop = () => endChild(child, 'SIGTERM', STOP_MS);
  lab.onClose(stop);
  return { child, stop, said: () => said };
}

async function until({ child, said }, url) {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    if (child.exitCode !== null) return said().trim().split('\n').at(-1);
    const { status } = await fetch(url).catch(() => ({}));
    if (status === 200) return status;
    await wait(POLL_MS);
  }
  return said().trim().split('\n').at(-1) || say.unanswered;
}
