import { plainLine } from '@valorisation/rules';
import { createTransport, type Transporter } from 'nodemailer';

/** A mail ready to go. */
export interface ReadyMail {
  /** The same for every attempt at one intent. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface MailerSettings {
  readonly smtpUrl: string;
  readonly from: string;
  readonly replyTo: string;
}

/** The server refuses this mail for good: another try would be refused alike. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;
const MAX_CONNECTIONS = 2;

/** Hands mails over to the SMTP server. Its errors carry no address: they end in logs and in the queue. */
export class Mailer {
  private readonly transport: Transporter;

  constructor(private readonly settings: MailerSettings) {
    this.transport = createTransport({
      url: settings.smtpUrl,
      pool: true,
      maxConnections: MAX_CONNECTIONS,
      ...TIMEOUTS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** @throws MailRefused when trying again is of no use; any other error when it is. */
  async send({ messageId, to, subject, html, text }: ReadyMail): Promise<void> {
    const { from, replyTo } = this.settings;
    const headers = { 'Auto-Submitted': 'auto-generated' };
    try {
      const shown = { subject: plainHeader(subject), html, text };
      await this.transport.sendMail({ from, replyTo, to, ...shown, messageId, headers });
    } catch (error) {
      throw withoutAddress(error);
    }
  }

  close(): void {
    this.transport.close();
  }
}

/**
 * A header that shows what was typed: `=?utf-8?Q?...?=`, typed as it stands, would be read as an encoded word, and would
 * hide what it says from whoever looks at the text before it is sent.
 */
function plainHeader(text: string): string {
  return plainLine(text).replaceAll('=?', '= ?');
}

function withoutAddress(error: unknown): Error {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown };
  const status = typeof responseCode === 'number' ? responseCode : 0;
  const reason = `${typeof code === 'string' ? code : 'SMTP'} ${status}`;
  // A refused login (EAUTH) is ours to repair: the mail waits for it.
  return status >= 500 && code !== 'EAUTH' ? new MailRefused(reason) : new Error(reason);
}
