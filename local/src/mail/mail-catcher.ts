/**
 * Catches mails on a machine without a mail server: no mail leaves it, and a page shows them. Set `SMTP_URL` to send
 * them instead; production always does.
 */
import { finished } from 'node:stream/promises';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { type Mailbox, openMailbox } from './mailbox.js';
import { openWebServer } from './web-server.js';

const MAXIMUM_BYTES = 25 * 1024 * 1024;

interface SmtpListener {
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

/** Listens only on the loopback address. */
async function openSmtpListener(mailbox: Mailbox, refuses?: string): Promise<SmtpListener> {
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

export interface MailCatcher {
  readonly smtpUrl: string;
  /** The page for reading the mails. `/api/mails` below it gives them as JSON, newest first. */
  readonly pageUrl: string;
  stop(): Promise<void>;
}

interface MailCatcherOptions {
  /** Folder for the mails, one file each. */
  readonly directory: string;
  /** First choice for the page's port. If it is 0 or busy, any free port is taken. */
  readonly port: number;
  /** A recipient that the server always refuses, to try out a refused mail. */
  readonly refuses?: string;
}

export async function startMailCatcher({ directory, port, refuses }: MailCatcherOptions): Promise<MailCatcher> {
  const mailbox = await openMailbox(directory);
  const smtp = await openSmtpListener(mailbox, refuses);
  const web = await openWebServer(mailbox, port);
  return {
    smtpUrl: smtp.url,
    pageUrl: web.url,
    stop: async () => {
      await Promise.all([smtp.close(), web.close()]);
    },
  };
}
