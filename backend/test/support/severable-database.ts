/** A way to the test's database that can be cut, as a network or a server's restart cuts it. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SeverableDatabase {
  /** The database's address by this way. */
  readonly url: string;
  /** Ends every connection; new ones are refused. */
  sever(): Promise<void>;
  /** Lets through again, on the same port. */
  restore(): Promise<void>;
}

export async function severable(databaseUrl: string): Promise<SeverableDatabase> {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port) };
  const open = new Set<Socket>();
  const server = createServer((near) => {
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
  const listen = async (port: number) =>
    new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async sever() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
    restore: async () => listen(port),
  };
}
