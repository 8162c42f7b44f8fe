/** The federation's directory as the product meets it: a valid answer, and everything that may go wrong. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { projectPath } from '../../src/platform/config/paths.js';

/** The answer for each department. */
export const DIRECTORY = {
  known: '35',
  withoutContacts: '2B',
  hostile: '974',
  /** Incomplete JSON. */
  broken: '01',
  /** JSON of another form. */
  otherForm: '02',
  html: '03',
  failing: '04',
  tooOften: '05',
  slow: '06',
  /** Starts an answer that never ends. */
  dripping: '07',
  endless: '08',
  /** A few compressed bytes that unpack to far more than any answer. */
  packed: '09',
  inner: '10',
} as const;

export interface FakeDirectory {
  /** The value of DIRECTORY_URL. */
  readonly url: string;
  /** The requested departments, in order. */
  readonly asked: readonly string[];
  /** How often the address of a redirection was requested. */
  readonly innerVisits: number;
  /** Makes every department answer 500, or as before. */
  fail(failing: boolean): void;
  stop(): Promise<void>;
}

const recorded = readFileSync(projectPath('backend', 'test', 'fixtures', 'federation-directory.json'), 'utf8');

export const HOSTILE_NAME = '<img src=x onerror=alert(1)> Lycée';
const HOSTILE = {
  results: [
    {
      name: `${HOSTILE_NAME}\u202e\n`,
      phone: 'javascript:alert(1)',
      fax: 261911011,
      web: 'javascript:alert(document.cookie)',
      address: '1 rue\u0000 des Champs\r\n\r\n<script>alert(1)</script>',
      city: 'x'.repeat(100_000),
      contacts: {
        president: { male: [{ name: 'Martin', email: 'a@b.example?bcc=c@d.example' }, { first_name: 'Sans nom' }] },
      },
    },
    { name: '   ' },
    { name: 'Avec identifiants', web: 'https://moi:secret@lycee.example/' },
  ],
};

const MEGABYTE = 1024 * 1024;

export async function startFakeDirectory(): Promise<FakeDirectory> {
  const asked: string[] = [];
  let innerVisits = 0;
  let failing = false;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://directory');
    if (pathname === '/inner') {
      innerVisits += 1;
      return send(response, 200, recorded);
    }
    const department = searchParams.get('departement') ?? '';
    asked.push(department);
    if (failing) return send(response, 500, 'Erreur interne');
    answer(department, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/annuaire`,
    asked,
    get innerVisits() {
      return innerVisits;
    },
    fail: (now) => {
      failing = now;
    },
    stop: async () => close(server),
  };
}

function answer(department: string, response: ServerResponse): void {
  switch (department) {
    case DIRECTORY.hostile:
      return send(response, 200, JSON.stringify(HOSTILE));
    case DIRECTORY.broken:
      return send(response, 200, '{"results":[{"name');
    case DIRECTORY.otherForm:
      return send(response, 200, '{"results":{"name":"Lycée"}}');
    case DIRECTORY.html:
      return send(response, 200, '<html><script>alert(1)</script></html>', { 'content-type': 'text/html' });
    case DIRECTORY.failing:
      return send(response, 500, 'Erreur interne');
    case DIRECTORY.tooOften:
      return send(response, 429, 'Trop de requêtes', { 'retry-after': '120' });
    case DIRECTORY.slow:
      return;
    case DIRECTORY.dripping:
      response.write('{"results":[');
      return;
    case DIRECTORY.endless:
      return endless(response);
    case DIRECTORY.packed:
      return send(response, 200, gzipSync(Buffer.alloc(64 * MEGABYTE, ' ')), { 'content-encoding': 'gzip' });
    case DIRECTORY.inner:
      return send(response, 302, '', { location: '/inner' });
    case DIRECTORY.known:
      return send(response, 200, recorded);
    default:
      return send(response, 200, '{"results":[]}');
  }
}

/** Sends as much as the reader takes. */
function endless(response: ServerResponse): void {
  const more = () => {
    if (!response.destroyed) response.write(Buffer.alloc(MEGABYTE, ' '), more);
  };
  more();
}

function send(response: ServerResponse, status: number, body: string | Buffer, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body);
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
