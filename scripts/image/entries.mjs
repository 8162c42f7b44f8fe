/** Runs each entry of the image that docker-compose.yml or the pages of operations name. */
import { readdirSync } from 'node:fs';
import { built } from '../lib/built.mjs';
import { PASSWORD, signIn } from '../lib/caller.mjs';
import { inRoot } from '../lib/root.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { namedEntries } from './compose.mjs';
import { LEAKED } from './servers.mjs';
import { Trial } from './trial.mjs';

const ADMIN = 'premiere.admin@ecole.example';
const WATCHED = 9464;
/** The only places where each service can write. */
const WRITABLE = {
  migrate: '/tmp /data /backups',
  api: '/tmp /data',
  worker: '/tmp /data',
  backup: '/tmp /backups',
};
const LOOK = `id -un
for place in / /app /app/backend/dist /home/node /etc /usr/local /tmp /data /backups /lists; do
  if touch $place/x 2> /dev/null; then rm $place/x; written="$written $place"; fi
done
echo $written
grep -hE '^(CapBnd|CapEff|NoNewPrivs)' /proc/self/status`;
const MAIN = 'direction@demo.example';
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const OF_ESTABLISHMENT = `
  select id from valuation where calculated_on is not null
     and establishment_id = (select establishment_id from account where email = $1) order by id limit 1`;
const POWERLESS = /^CapEff:\s0{16}\nCapBnd:\s0{16}\nNoNewPrivs:\s1$/m;

export async function tryEntries(lab, image) {
  const trial = await Trial.open(lab, image);
  for (const [name, places] of Object.entries(WRITABLE)) await lookAround(trial, name, places);
  await install(trial);
  const running = await serve(trial);
  for (const [label, act] of Object.entries(await actsOf(trial.servers))) await trial.entry(label, act);
  await operate(trial);
  await trial.entry('api et worker : leur arrêt', async () => {
    const codes = await Promise.all(running.map((container) => container.stop()));
    return { said: `code ${codes.join(', code ')}`, held: codes.every((code) => code === 0) };
  });
  await restore(trial);
  const pages = readdirSync(inRoot('docs', 'operations')).map((name) => inRoot('docs', 'operations', name));
  const missing = namedEntries([inRoot('docs', 'operations.md'), ...pages]).filter((name) => !trial.tried.has(name));
  if (missing.length > 0)
    throw new Refusal(
      `Non essayées, alors que docker-compose.yml ou docs/operations les nomment : ${missing.join(', ')}.`,
    );
  return trial.held;
}

async function lookAround(trial, name, places) {
  await trial.entry(`${name} : qui il est, où il peut écrire, ce qu’il peut`, async () => {
    const { output } = await trial.run(name, { words: ['sh', '-c', LOOK] });
    return { said: output, held: output.startsWith(`node\n${places}\n`) && POWERLESS.test(output) };
  });
}

async function install(trial) {
  const migrated = await trial.entry('migrate : main.migrate.js', async () => {
    const { code, output } = await trial.run('migrate');
    return { said: output, held: code === 0 && output.includes('grids loaded') };
  });
  if (!migrated) throw new Refusal('L’image n’a pas fait ce qu’elle doit.');
  // The demo is not installed by the image, because the image runs as production and refuses the demo.
  const { installDatabase } = await built('install/install-database.js');
  await step('Données de démonstration, pour avoir de quoi se servir', () =>
    installDatabase(trial.servers.first.url, { demo: true }),
  );
}

async function serve(trial) {
  const { servers } = trial;
  const api = await trial.start('api', { watch: servers.apiWatch });
  const serves = await trial.entry('api : main.api.js', async () => {
    const ready = await api.answers(`http://127.0.0.1:${servers.port}/health/ready`);
    const page = await fetch(`http://127.0.0.1:${servers.port}/`).catch(() => undefined);
    return { said: `/health/ready ${ready}, / ${page?.status}`, held: ready === 200 && page?.status === 200 };
  });
  const worker = await trial.start('worker', { watch: servers.workerWatch });
  const works = await trial.entry('worker : main.worker.js', async () => {
    const ready = await worker.answers(`http://127.0.0.1:${servers.workerWatch}/health/ready`);
    return { said: `/health/ready ${ready}`, held: ready === 200 };
  });
  if (!serves || !works) throw new Refusal('L’image n’a pas fait ce qu’elle doit.');
  await trial.entry('api : sa vérification de santé', async () => {
    const [, ...words] = trial.service('api').healthcheck.test;
    const { code, output } = await api.exec(words.map((word) => word.replace(WATCHED, servers.apiWatch)));
    return { said: `code ${code} ${output}`, held: code === 0 };
  });
  await asOperator(trial, ['admin', ADMIN, 'Anne', 'Martin'], { code: 0, text: /est ouvert/ });
  await trial.entry('worker : le message d’activation, par Redis et SMTP', () => mailOf(worker, servers, ADMIN));
  return [api, worker];
}

async function operate(trial) {
  const { rows } = await trial.servers.first.client.query("select id from grid_version where status = 'in_force'");
  await asOperator(trial, ['grid', String(rows[0].id)], { code: 1, text: /déjà en vigueur/ });
  await asOperator(trial, ['journal-verify'], { code: 0, text: /\s0\sdifférence/ });
  const backup = await trial.start('backup');
  await trial.entry('backup : main.backup-daily.js', async () => {
    await backup.until(async () => (backup.said().includes('Prochaine sauvegarde') ? true : undefined));
    const held = backup.said().includes('Sauvegarde écrite');
    return { said: backup.said(), held: (await backup.stop()) === 0 && held };
  });
  await asOperator(trial, ['backup', '/backups/essai.backup'], { code: 0, text: /Sauvegarde écrite/ });
}

/** Restores a backup into another database and another volume of files, both empty. */
async function restore(trial) {
  const elsewhere = { database: trial.servers.restored, volumes: ['files-restored:/data', 'backups:/backups:ro'] };
  await asOperator(trial, ['restore', '/backups/essai.backup'], { code: 0, text: /\s0\sdifférence/ }, elsewhere);
}

/** A command of the pages, in the service that they name. */
async function asOperator(trial, [name, ...words], ending, more) {
  await trial.entry(`main.${name}.js`, async () => {
    const command = ['node', `backend/dist/main.${name}.js`, ...words];
    const { code, output } = await trial.run('migrate', { words: command, ...more });
    return { said: output, held: code === ending.code && ending.text.test(output) };
  });
}

async function mailOf(worker, { mails }, address) {
  const subject = await worker.until(async () => {
    const answer = await fetch(new URL('/api/mails', mails.pageUrl));
    return (await answer.json()).find(({ to }) => to.includes(address))?.subject;
  });
  return { said: subject ?? 'sans réponse', held: subject !== undefined };
}

/** The acts of people on the running containers. Each act needs a place to write, another program, or a mounted file. */
async function actsOf({ port, first }) {
  const url = `http://127.0.0.1:${port}`;
  const [main, staff] = [await signIn(url), await signIn(url, 'staff')];
  const upload = (bytes, type, name) => {
    const body = new FormData();
    body.append('file', new Blob([bytes], { type }), name);
    return staff.post('/admin/media', body);
  };
  let printed;
  return {
    'api : une image envoyée (main.media.js)': async () => {
      const { status } = await upload(Buffer.from(PICTURE, 'base64'), 'image/png', 'point.png');
      return { said: String(status), held: status === 201 };
    },
    'worker : un PDF, par Chromium': async () => {
      const { rows } = await first.client.query(OF_ESTABLISHMENT, [MAIN]);
      const { status, body } = await main.get(`/v1/valor/download/${rows[0].id}`);
      printed = body;
      const isDocument = Buffer.isBuffer(body) && body.subarray(0, 5).toString() === '%PDF-';
      return { said: `${status}, ${body.byteLength} o`, held: status === 200 && isDocument };
    },
    'api : ce PDF envoyé, et sa première page (main.first-page.js)': async () => {
      const { status, body } = await upload(printed, 'application/pdf', 'conclusion.pdf');
      return { said: `${status}, ${body.thumbnail}`, held: status === 201 && typeof body.thumbnail === 'string' };
    },
    'api : un tableur (main.sheets.js)': async () => {
      const { status, body } = await main.get('/v1/valor/coherence/export');
      return { said: `${status}, ${body.byteLength} o`, held: status === 200 };
    },
    'api : un mot de passe de la liste montée est refusé': async () => {
      const change = { user_password: PASSWORD, user_new_password: LEAKED };
      const { status } = await main.post('/v1/user/update/pass', change);
      return { said: String(status), held: status === 422 };
    },
  };
}
