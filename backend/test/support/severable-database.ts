/** A connection to the test's database that can be cut, as a network failure or a restart does. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SeverableDatabase {
  /** The database's address through this connection. */
  readonly url: string;
  /** Ends every connection, and each new one at once. */
  sever(): void;
  /** Lets connections through again. */
  restore(): void;
  /** How many connections were refused in this way. */
  refused(): number;
  /** Closes it for good. */
  close(): Promise<void>;
}

export async function severable(databaseUrl: string): Promise<SeverableDatabase> {
  const url = new URL(databaseUrl);
  // A socket would bypass the proxy.
  url.searchParams.delete('host');
  const target = { host: url.hostname, port: Number(url.port) };
  const open = new Set<Socket>();
  let isSevered = false;
  let refused = 0;
  // It keeps listening: a port that is given up may be taken by another process.
  const server = createServer((near) => {
    if (isSevered) {
      refused += 1;
      near.on('error', () => undefined).destroy();
      return;
    }
    const far = connect(target);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  url.host = `127.0.0.1:${port}`;
  const sever = () => {
    isSevered = true;
    for (const socket of open) socket.destroy();
  };
  return {
    url: url.href,
    sever,
    refused: () => refused,
    restore() {
      isSevered = false;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      sever();
      await closed;
    },
  };
}
