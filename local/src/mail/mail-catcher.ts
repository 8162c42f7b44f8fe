/**
 * Catches mails on a machine without a mail server: no mail leaves it, and a page shows them. Set `SMTP_URL` to send
 * them instead; production always does.
 */
import { openMailbox } from './mailbox.js';
import { openSmtpListener } from './smtp-listener.js';
import { openWebServer } from './web-server.js';

export interface MailCatcher {
  /** The value for `SMTP_URL`. */
  readonly smtpUrl: string;
  /** The page for reading the mails. `/api/mails` below it gives them as JSON, newest first. */
  readonly pageUrl: string;
  stop(): Promise<void>;
}

export interface MailCatcherOptions {
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
