/**
 * Where mails go on a machine without a mail server: nothing leaves it, a page shows what would have been sent.
 * `SMTP_URL` takes its place everywhere else; never in production.
 */
import { openMailbox } from './mailbox.js';
import { openSmtpListener } from './smtp-listener.js';
import { openWebServer } from './web-server.js';

export interface MailCatcher {
  /** What `SMTP_URL` becomes. */
  readonly smtpUrl: string;
  /** The page to read the mails; `/api/mails` under it gives them as JSON, newest first. */
  readonly pageUrl: string;
  stop(): Promise<void>;
}

export interface MailCatcherOptions {
  /** Keeps the mails, one file each. */
  readonly directory: string;
  /** First choice for the page's port; 0 or busy: any free one. */
  readonly port: number;
  /** A recipient that is turned down for good: to see what a refused mail leads to. */
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
