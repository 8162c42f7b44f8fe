import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';

/** The lowest port to choose. Below it, programs of the system may use ports. */
const LOWEST = 10_000;
/** The first port that Linux assigns by itself. Other systems begin higher. */
const USUAL_BORDER = 32_768;
const TRIES = 50;
/** Browsers block this port, because another service once used it. */
const CLOSED_TO_BROWSERS = 10_080;

/** The host is not an address or a name of this machine. */
const HOST_ABSENT = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'];

/** A port is free when no program listens there and the system allows us to. */
export async function tryPort(port: number, host: string): Promise<'free' | 'taken' | 'no such host'> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code = '' }: NodeJS.ErrnoException) =>
      resolve(HOST_ABSENT.includes(code) ? 'no such host' : 'taken'),
    );
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve('free')));
  });
}

const isFreeHere = async (port: number) => (await tryPort(port, '127.0.0.1')) === 'free';

/**
 * A loopback port that is free now and will be used later: the preferred one if possible. Otherwise it lies outside the
 * range that the system assigns to servers or outgoing connections without a fixed port.
 */
export async function findFreePort(preferred = 0): Promise<number> {
  if (preferred > 0 && (await isFreeHere(preferred))) return preferred;
  const border = await givenOutFrom();
  for (let attempt = 0; attempt < TRIES && border > LOWEST; attempt += 1) {
    const port = randomInt(LOWEST, border);
    if (port !== CLOSED_TO_BROWSERS && (await isFreeHere(port))) return port;
  }
  return anyFreePort();
}

/** The first port that the system assigns by itself. */
async function givenOutFrom(): Promise<number> {
  const range = await readFile('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').catch(() => '');
  return Math.min(Number.parseInt(range, 10) || USUAL_BORDER, USUAL_BORDER);
}

async function anyFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
