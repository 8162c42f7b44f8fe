/** The production shape: the ports and settings of its processes. */
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, symlink, writeFile } from 'node:fs/promises';
import { localSetUp } from '../lib/built.mjs';
import { entryOf } from '../bench/lab.mjs';
import { NODE_FLAGS } from '../lib/node-flags.mjs';
import { inRoot } from '../lib/root.mjs';
import { step } from '../lib/steps.mjs';
import { Database, objectStore } from './servers.mjs';
import { Program } from '../bench/program.mjs';

const APIS = 2;
const WORKERS = 3;
/** Longer than the balancer needs to see that an API is no longer ready. */
const DRAIN_MS = 2500;
const APPLICATION = 'valorisation_app';
const NOBODY = 65_534;

export async function openCluster(lab, programs) {
  const { findFreePort, startMailCatcher } = await localSetUp();
  const databaseUrl = await lab.database({ demo: true });
  const password = randomBytes(24).toString('hex');
  await giveLogin(lab, databaseUrl, password);
  const mails = await startMailCatcher({ directory: lab.path('mails'), port: 0 });
  lab.onClose(() => mails.stop());
  const ports = [];
  while (ports.length < APIS + 4) ports.push(await findFreePort());
  const [redisPort, poolerPort, balancerPort, objectsPort, ...apiPorts] = ports;
  const objects = await objectStore(lab, objectsPort);
  const direct = new URL(databaseUrl);
  direct.username = APPLICATION;
  direct.password = password;

  const keeping = ['--maxmemory-policy', 'noeviction', '--appendonly', 'yes'];
  const redis = new Program(lab, {
    name: 'redis',
    command: programs['redis-server'],
    port: redisPort,
    words: ['--port', String(redisPort), '--bind', '127.0.0.1', '--dir', lab.folder, ...keeping],
  });
  const pooler = new Program(lab, {
    name: 'pgbouncer',
    command: programs.pgbouncer,
    port: poolerPort,
    words: [await poolerSettings(lab, { port: poolerPort, direct, password })],
  });
  await step('Démarrage de Redis, PgBouncer, du stockage S3 et du répartiteur', () =>
    Promise.all([redis, pooler, objects.program].map((server) => server.start())),
  );

  const pooled = new URL(direct);
  pooled.port = String(poolerPort);
  const url = `http://localhost:${balancerPort}`;
  const variables = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    DRAIN_MS: String(DRAIN_MS),
    // No process has the owner's login. Connections that listen bypass the pooler.
    DATABASE_URL: direct.href,
    DATABASE_LISTEN_URL: direct.href,
    DATABASE_APP_URL: pooled.href,
    // Debian’s PgBouncer is older than 1.21 and does not carry prepared statements over.
    DATABASE_PREPARED: '0',
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    STORAGE_URL: objects.url,
    SMTP_URL: mails.smtpUrl,
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'warn',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  };
  const apis = await Promise.all(apiPorts.map((port, index) => member(lab, `api-${index + 1}`, variables, port)));
  const names = Array.from({ length: WORKERS }, (_, index) => `worker-${index + 1}`);
  const workers = await Promise.all(names.map((name) => member(lab, name, variables)));
  const members = [...apis, ...workers];
  await step(`Démarrage de ${APIS} API et ${WORKERS} workers`, () => Promise.all(members.map((one) => one.start())));

  const balancer = new Program(lab, {
    name: 'haproxy',
    command: programs.haproxy,
    port: balancerPort,
    words: ['-db', '-f', inRoot('operations', 'haproxy', 'haproxy.cfg'), '-f', await serversOf(lab, apis)],
    env: { ...process.env, BALANCER_BIND: `127.0.0.1:${balancerPort}`, HEALTH_PATH: '/health/ready' },
  });
  await balancer.start();
  const servers = { pooler, redis, database: new Database(lab, databaseUrl), objects: objects.program, balancer };
  return { url, databaseUrl, storageUrl: objects.url, mails: mails.pageUrl, apis, members, servers };
}

/** One API or worker process with its own data directory, as on its own machine. */
async function member(lab, name, variables, port) {
  const [kind] = name.split('-');
  const dataDir = lab.path(name);
  // The browser is unpacked once for all workers.
  const browser = inRoot('.cache', 'chromium');
  for (const folder of [dataDir, browser]) await mkdir(folder, { recursive: true });
  await symlink(browser, `${dataDir}/chromium`);
  return new Program(lab, {
    name,
    kind,
    dataDir,
    url: `http://127.0.0.1:${port}`,
    port,
    command: process.execPath,
    words: [...NODE_FLAGS, entryOf(kind)],
    env: { ...variables, DATA_DIR: dataDir, ...(port !== undefined && { PORT: String(port) }) },
    tells: true,
  });
}

async function giveLogin(lab, databaseUrl, password) {
  const owner = await lab.connect(databaseUrl);
  // A proof kills the server, and the lost connection must not end this process.
  owner.on('error', () => undefined);
  await owner.query(`alter role ${APPLICATION} login password '${password}'`);
}

async function poolerSettings(lab, { port, direct, password }) {
  const folder = lab.path('pgbouncer');
  await mkdir(folder, { mode: 0o755 });
  const asRoot = process.getuid?.() === 0;
  // PgBouncer refuses to run as root, so it reads its files under another account.
  if (asRoot) await chmod(lab.folder, 0o711);
  const files = {
    'users.txt': `"${APPLICATION}" "${password}"\n`,
    'here.ini': [
      '[databases]',
      `valorisation = host=${direct.hostname} port=${direct.port} dbname=${direct.pathname.slice(1)}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      `auth_file = ${folder}/users.txt`,
      ...(asRoot ? ['user = nobody'] : []),
      `%include ${inRoot('operations', 'pgbouncer', 'settings.ini')}`,
      '',
    ].join('\n'),
  };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(`${folder}/${name}`, content, { mode: 0o600 });
    if (asRoot) await chown(`${folder}/${name}`, NOBODY, NOBODY);
  }
  return `${folder}/here.ini`;
}

async function serversOf(lab, apis) {
  const file = lab.path('servers.cfg');
  const servers = apis.map(({ name, port }) => `  server ${name} 127.0.0.1:${port}`);
  await writeFile(file, ['backend api from reads', ...servers, ''].join('\n'));
  return file;
}
