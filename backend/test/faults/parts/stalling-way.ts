/** A connection to a server that can stall, hold answers back or be cut, like a bad network. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface StallingWay {
  /** The server's address through this connection. */
  readonly url: string;
  /** Passes no byte and refuses nothing: connections open and stay silent. */
  stall(): void;
  /** Requests arrive, answers are held back. */
  holdAnswers(): void;
  /** Ends every connection, and each new one at once. */
  sever(): void;
  /** Passes everything again, held bytes first. */
  restore(): void;
  close(): Promise<void>;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

export async function stallingWay(serverUrl: string): Promise<StallingWay> {
  const url = new URL(serverUrl);
  // A socket would bypass the proxy.
  url.searchParams.delete('host');
  const target = { host: url.hostname, port: Number(url.port) };
  const pairs = new Set<Pair>();
  let passing: 'all' | 'questions' | 'nothing' | 'severed' = 'all';

  const letPass = (from: Socket, to: Socket, passes: boolean): void => {
    // Unpiped first: piped twice, every byte would pass twice.
    from.unpipe(to);
    if (passes) from.pipe(to);
    else from.pause();
  };
  const apply = ({ near, far }: Pair): void => {
    if (passing === 'severed') {
      near.destroy();
      far.destroy();
      return;
    }
    letPass(near, far, passing !== 'nothing');
    letPass(far, near, passing === 'all');
  };
  const become = (next: typeof passing) => () => {
    passing = next;
    for (const pair of pairs) apply(pair);
  };
  const server = createServer((near) => {
    near.on('error', () => undefined);
    if (passing === 'severed') {
      near.destroy();
      return;
    }
    const pair = { near, far: connect(target) };
    pairs.add(pair);
    for (const [socket, other] of [
      [near, pair.far],
      [pair.far, near],
    ] as const) {
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
    apply(pair);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    stall: become('nothing'),
    holdAnswers: become('questions'),
    sever: become('severed'),
    restore: become('all'),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      become('severed')();
      await closed;
    },
  };
}
