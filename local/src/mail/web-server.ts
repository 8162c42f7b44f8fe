/** Pages to read the mails, and the same as JSON for tests. It listens only on the loopback address. */
import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { Colors, projectPath } from '@valorisation/backend';
import type { CaughtMail } from './caught-mail.js';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Mailbox } from './mailbox.js';

const when = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Paris' });
const quantity = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

const engine = Handlebars.create();
engine.registerHelper('moment', (date: string) => when.format(new Date(date)));
engine.registerHelper('size', (bytes: number) => `${quantity.format(bytes / 1024)} Ko`);
engine.registerHelper('join', (values: readonly string[]) => values.join(', '));

interface MailPages {
  list(mails: readonly CaughtMail[]): string;
  /** `thread`: the caught mails that this one answers. */
  mail(mail: CaughtMail, thread: readonly CaughtMail[]): string;
  notFound(): string;
}

/** Templates are compiled once at the start, so that a broken one shows at once. */
function loadMailPages(): MailPages {
  const colors = new Colors(projectPath('templates'));
  const source = (name: string) =>
    colors.writtenOut(name, readFileSync(projectPath('templates', 'catcher', name), 'utf8'));
  engine.registerPartial('page', source('page.hbs'));
  const list = engine.compile<{ mails: readonly CaughtMail[] }>(source('list.hbs'));
  const mail = engine.compile<CaughtMail & { thread: readonly CaughtMail[] }>(source('mail.hbs'));
  const notFound = engine.compile<object>(source('not-found.hbs'));
  return {
    list: (mails) => list({ mails }),
    mail: (caught, thread) => mail({ ...caught, thread }),
    notFound: () => notFound({}),
  };
}

interface WebServer {
  readonly url: string;
  close(): Promise<void>;
}

const COMMON_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'";
/** The mail itself is foreign HTML: no script, no form, and no request to other hosts. */
const MAIL_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'self'";

interface Answer {
  readonly status?: number;
  readonly type: string;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

const page = (body: string, status = 200): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  body,
  headers: { 'content-security-policy': PAGE_POLICY },
});
const json = (value: unknown): Answer => ({ type: 'application/json; charset=utf-8', body: JSON.stringify(value) });

/** The JSON leaves out the bytes of attachments; their page has them. */
function summary({ attachments, ...mail }: CaughtMail) {
  return { ...mail, attachments: attachments.map(({ name, type, size }) => ({ name, type, size })) };
}

function attachment(mail: CaughtMail | undefined, index: string | undefined): Answer | undefined {
  const found = mail?.attachments[Number(index)];
  if (found === undefined) return undefined;
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`;
  return { type: found.type, body: found.content, headers: { 'content-disposition': disposition } };
}

function threadOf({ references }: CaughtMail, mailbox: Mailbox): CaughtMail[] {
  return references.flatMap((id) => mailbox.list().find(({ messageId }) => messageId === id) ?? []);
}

async function answer(method: string, path: string, mailbox: Mailbox, pages: MailPages): Promise<Answer | undefined> {
  if (path === '/api/mails' && method === 'DELETE') {
    await mailbox.clear();
    return json([]);
  }
  if (method !== 'GET') return undefined;
  if (path === '/') return page(pages.list(mailbox.list()));
  if (path === '/api/mails') return json(mailbox.list().map(summary));
  const [, id = '', part, index] = /^\/mails\/([\w-]+)(?:\/(html|attachments)(?:\/(\d+))?)?$/.exec(path) ?? [];
  const mail = mailbox.find(id);
  if (mail === undefined) return undefined;
  if (part === 'attachments') return attachment(mail, index);
  if (part === undefined) return page(pages.mail(mail, threadOf(mail, mailbox)));
  return { ...page(mail.html), headers: { 'content-security-policy': MAIL_POLICY } };
}

/**
 * True when the request names an address of this machine. Otherwise another site could read the mails through a host name
 * that it points to this machine.
 */
function isAddressedToUs(request: IncomingMessage): boolean {
  const name = (request.headers.host ?? '').replace(/:\d+$/, '');
  const isSameSite = [undefined, 'none', 'same-origin'].includes(request.headers['sec-fetch-site']?.toString());
  return ['127.0.0.1', 'localhost'].includes(name) && (isSameSite || request.method === 'GET');
}

function send(response: ServerResponse, { status = 200, type, body, headers }: Answer): void {
  response.writeHead(status, { ...COMMON_HEADERS, ...headers, 'content-type': type }).end(body);
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

export async function openWebServer(mailbox: Mailbox, preferredPort: number): Promise<WebServer> {
  const pages = loadMailPages();
  const server = createServer((request, response) => {
    if (!isAddressedToUs(request)) {
      response.writeHead(403).end();
      return;
    }
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    answer(request.method ?? 'GET', path, mailbox, pages).then(
      (found) => send(response, found ?? page(pages.notFound(), 404)),
      () => response.writeHead(500).end(),
    );
  });
  await listen(server, preferredPort).catch(async () => listen(server, 0));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
