/** A way to the test's database that can be cut, as a network or a server's restart cuts it. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SeverableDatabase {
  /** The database's address by this way. */
  readonly url: string;
  /** Ends every connection; new ones are ended as soon as they come. */
  sever(): void;
  /** Lets through again. */
  restore(): void;
  /** How many were ended so. */
  refused(): number;
  /** For good. */
  close(): Promise<void>;
}

export async function severable(databaseUrl: string): Promise<SeverableDatabase> {
  const url = new URL(databaseUrl);
  // A socket would lead past it.
  url.searchParams.delete('host');
  const target = { host: url.hostname, port: Number(url.port) };
  const open = new Set<Socket>();
  let isSevered = false;
  let refused = 0;
  // It listens all the time: a port that is let go may be somebody else's when it is wanted back.
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
