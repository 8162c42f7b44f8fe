/** A PostgreSQL that requires TLS and a client certificate, as docs/security.md describes. */
import { execFile, spawnSync } from 'node:child_process';
import { appendFile, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startEmbeddedPostgres } from '@valorisation/local';
import pg from 'pg';
import { installDatabase } from '../../src/install/install-database.js';
import { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import { describeUnless } from '../support/lacks.js';
import { removeFolder } from '../support/remove-folder.js';
import { openTestBench, type TestBench } from '../support/test-bench.js';

const run = promisify(execFile);

/** Authorities and the certificates that they sign, made by `openssl`. */
class Certificates {
  constructor(private readonly folder: string) {}

  path(name: string): string {
    return join(this.folder, name);
  }

  async authority(name: string): Promise<void> {
    await this.openssl(['req', '-x509', ...KEY, ...this.files(name), '-subj', `/CN=${name}`, '-days', '2']);
  }

  async signed(name: string, authority: string, names = 'DNS:localhost'): Promise<void> {
    const by = ['-CA', this.path(`${authority}.crt`), '-CAkey', this.path(`${authority}.key`)];
    const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=${names}`, '-days', '2'];
    await this.openssl(['req', '-x509', ...KEY, ...this.files(name), ...by, ...subject]);
  }

  private files(name: string): string[] {
    return ['-keyout', this.path(`${name}.key`), '-out', this.path(`${name}.crt`)];
  }

  private async openssl(words: readonly string[]): Promise<void> {
    await run('openssl', [...words]);
  }
}

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
const OWNER = 'valorisation';

/** `openssl` makes the certificates; where it is missing the test says so. */
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

describeUnless(hasOpenssl ? undefined : 'no-openssl', 'a database that is reached over TLS with a certificate', () => {
  let folder: string;
  let certificates: Certificates;
  let bench: TestBench;
  let plain: string;
  let stop: () => Promise<void>;

  const address = (words: Readonly<Record<string, string>>): string => {
    const url = new URL(plain);
    Object.assign(url, { hostname: 'localhost', password: '' });
    url.search = String(new URLSearchParams(words));
    return url.href;
  };
  const known = (): Readonly<Record<string, string>> => ({
    sslmode: 'verify-full',
    sslrootcert: certificates.path('authority.crt'),
    sslcert: certificates.path(`${OWNER}.crt`),
    sslkey: certificates.path(`${OWNER}.key`),
  });
  const ask = async (url: string): Promise<readonly Session[]> => {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return (await client.query<Session>('select ssl, client_dn from pg_stat_ssl where pid = pg_backend_pid()')).rows;
    } finally {
      await client.end();
    }
  };

  beforeAll(async () => {
    bench = await openTestBench();
    folder = await mkdtemp(join(tmpdir(), 'valorisation-tls-'));
    certificates = new Certificates(folder);
    await certificates.authority('authority');
    await certificates.authority('stranger');
    await certificates.signed('server', 'authority');
    await certificates.signed(OWNER, 'authority');
    const directory = join(folder, 'postgres');
    const first = await startEmbeddedPostgres({ directory, durable: false });
    await installDatabase(first.url, { demo: false });
    await first.stop();
    const inData = (name: string): string => join(directory, 'data', name);
    for (const name of ['server.crt', 'server.key', 'authority.crt'])
      await writeFile(inData(name), await readFile(certificates.path(name)), { mode: 0o600 });
    await appendFile(inData('postgresql.conf'), "ssl = on\nssl_ca_file = 'authority.crt'\n");
    const others = await readFile(inData('pg_hba.conf'), 'utf8');
    const rules = [`hostssl all ${OWNER} all cert`, `host all ${OWNER} all reject`, others];
    await writeFile(inData('pg_hba.conf'), rules.join('\n'));
    const server = await startEmbeddedPostgres({ directory, durable: false });
    ({ url: plain, stop } = server);
  });

  afterAll(async () => {
    await bench.close();
    await stop();
    await removeFolder(folder);
  });

  it('is the only way for each connection of API and worker', async () => {
    const variables = { DATABASE_URL: address(known()) };
    const [url] = await Promise.all([bench.startApi({ variables }), bench.startWorker(variables)]);
    const anybody = new ApiClient(url);
    const reset = async () => anybody.post('/v1/user/forgot/pass', { user_email: 'personne@demo.example' });
    await eventually(async () => expect((await anybody.get('/v1/status')).status).toBe(200));
    expect((await reset()).status).toBe(200);
    const { rows } = await watched(address(known()));
    expect(rows.length).toBeGreaterThan(5);
    expect(new Set(rows.map(({ ssl, client_dn: name }) => `${ssl} ${name}`))).toEqual(new Set([`true /CN=${OWNER}`]));
  });

  it('refuses a client without a certificate, and is not trusted when another authority has signed its own', async () => {
    const { sslcert: _cert, sslkey: _key, ...nameless } = known();
    expect(await ask(address(known()))).toEqual([{ ssl: true, client_dn: `/CN=${OWNER}` }]);
    await expect(ask(address(nameless))).rejects.toThrow('certificate');
    await expect(ask(plain)).rejects.toThrow('pg_hba.conf');
    const strange = { ...known(), sslrootcert: certificates.path('stranger.crt') };
    await expect(ask(address(strange))).rejects.toThrow('certificate');
    const elsewhere = new URL(address(known()));
    elsewhere.hostname = '127.0.0.1';
    await expect(ask(elsewhere.href)).rejects.toThrow('altnames');
  });
});

interface Session {
  readonly ssl: boolean;
  readonly client_dn: string | null;
}

/** Every session of the owner, except the one that looks. */
async function watched(url: string): Promise<pg.QueryResult<Session>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query<Session>(
      `select ssl, client_dn from pg_stat_ssl join pg_stat_activity using (pid)
        where usename = $1 and pid <> pg_backend_pid()`,
      [OWNER],
    );
  } finally {
    await client.end();
  }
}
