/** The SMTP side of the catcher: it takes every mail and sends none. Loopback only. */
import { finished } from 'node:stream/promises';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Mailbox } from './mailbox.js';

const MAXIMUM_BYTES = 25 * 1024 * 1024;

export interface SmtpListener {
  readonly url: string;
  close(): Promise<void>;
}

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  await finished(stream);
  return Buffer.concat(chunks);
}

function toError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}

export async function openSmtpListener(mailbox: Mailbox, refuses?: string): Promise<SmtpListener> {
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    size: MAXIMUM_BYTES,
    logger: false,
    onRcptTo: ({ address }, _session, done) =>
      done(address === refuses ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
    onData: (stream, _session, done) => {
      readAll(stream)
        .then((source) => mailbox.add(source))
        .then(
          () => done(),
          (error: unknown) => done(toError(error)),
        );
    },
  });
  // A client that disconnects early is not an error of the catcher.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
