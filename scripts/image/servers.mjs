/** The servers beside the image, on this machine: PostgreSQL, Redis, a mail catcher, and a list of passwords. */
import { createHash, randomBytes } from 'node:crypto';
import { chmod, writeFile } from 'node:fs/promises';
import { localSetUp } from '../lib/built.mjs';
import { findPrograms, Program } from '../bench/program.mjs';

const secret = () => randomBytes(24).toString('hex');
/** A password that only the list of leaked passwords refuses: it follows the rules and is not a common password. */
export const LEAKED = 'Cheval correct, 2011 & agrafe';

export async function openServers(lab) {
  const { findFreePort, startEmbeddedPostgres, startMailCatcher } = await localSetUp();
  const ports = [];
  while (ports.length < 4) ports.push(await findFreePort());
  const [redisPort, port, apiWatch, workerWatch] = ports;
  const variables = {
    POSTGRES_PASSWORD: secret(),
    APP_PASSWORD: secret(),
    REDIS_PASSWORD: secret(),
    TOKEN_SECRET: secret(),
    BACKUP_KEY: secret(),
    PUBLIC_URL: `http://localhost:${port}`,
    BREACHED_PASSWORDS: lab.path('leaked.txt'),
  };
  await writeFile(
    variables.BREACHED_PASSWORDS,
    `${createHash('sha1').update(LEAKED).digest('hex').toUpperCase()}:3\n`,
    { mode: 0o444 },
  );
  const mails = await startMailCatcher({ directory: lab.path('mails'), port: 0 });
  lab.onClose(() => mails.stop());
  variables.SMTP_URL = mails.smtpUrl;
  // The password must not appear in a command line.
  const settings = lab.path('redis.conf');
  const lines = [`port ${redisPort}`, 'bind 127.0.0.1', `dir ${lab.folder}`, `requirepass ${variables.REDIS_PASSWORD}`];
  await writeFile(settings, `${[...lines, 'maxmemory-policy noeviction', 'appendonly yes'].join('\n')}\n`);
  await chmod(settings, 0o600);
  const command = findPrograms(['redis-server'])['redis-server'];
  await new Program(lab, { name: 'redis', command, port: redisPort, words: [settings] }).start();

  const database = async (name) => {
    const server = await startEmbeddedPostgres({ directory: lab.path(name), durable: false });
    lab.onClose(() => server.stop());
    // The login is made in the same way as by operations/postgres/application-login.sh.
    const client = await lab.connect(server.url);
    await client.query(`create role valorisation_app login nobypassrls password '${variables.APP_PASSWORD}'`);
    return { url: server.url, client };
  };
  const [first, restored] = [await database('postgres'), await database('postgres-restored')];
  return { variables, mails, first, restored, redisPort, port, apiWatch, workerWatch };
}

/** The environment of a service, with the servers of this machine in place of those in Compose’s network. */
export function environmentHere(service, { redisPort, port, variables }, database, watch) {
  const atServer = (value) => {
    if (!/@(postgres|pooler):/.test(value)) return value.replace('@redis:6379', `@127.0.0.1:${redisPort}`);
    const here = new URL(database.url);
    if (!value.includes('//valorisation_app:')) return here.href;
    [here.username, here.password] = ['valorisation_app', variables.APP_PASSWORD];
    return here.href;
  };
  const named = Object.entries(service.environment).map(([name, value]) => [name, atServer(String(value ?? ''))]);
  const own = { HOST: '127.0.0.1', METRICS_HOST: '127.0.0.1', PORT: String(port), METRICS_PORT: String(watch) };
  return { ...Object.fromEntries(named), ...own };
}
