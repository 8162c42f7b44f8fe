import { plainLine } from '@valorisation/rules';
import { inSpan } from '../tracing/spans.js';
import { createTransport, type Transporter } from 'nodemailer';

export interface ReadyMail {
  /** The Message-ID, the same for every attempt at one mail. */
  readonly messageId: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The mails that it answers, the oldest first, so that mail programs show one thread. */
  readonly references: readonly string[];
  /** False for a mail that a person wrote, because absence notices may answer this mail. */
  readonly isAutomatic: boolean;
  /** Where a mail program unsubscribes its reader with one POST (RFC 8058). Null for a mail that is not news. */
  readonly unsubscribe: string | null;
}

export interface MailerSettings {
  readonly smtpUrl: string;
  readonly from: string;
}

/** The server's answer: its code and the class of RFC 3463, without its words, because they contain addresses. */
export interface ServerAnswer {
  readonly code: number;
  readonly status: string | null;
}

/** A mail that was not accepted. Its message carries no address, because it goes to logs and the queue. */
export class MailFault extends Error {
  override readonly name = 'MailFault';

  constructor(
    reason: string,
    /** Null when no server answered. */
    readonly answer: ServerAnswer | null,
    /** The server refuses it for good: another try would be refused too. */
    readonly isFinal: boolean,
  ) {
    super(reason);
  }
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;
const MAX_CONNECTIONS = 2;

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

  /** @throws MailFault */
  async send({
    messageId,
    to,
    replyTo,
    subject,
    html,
    text,
    references,
    isAutomatic,
    unsubscribe,
  }: ReadyMail): Promise<void> {
    const { from } = this.settings;
    const oneClick = { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    const headers = {
      ...(isAutomatic && { 'Auto-Submitted': 'auto-generated' }),
      ...(unsubscribe !== null && oneClick),
    };
    const last = references.at(-1);
    const thread = last === undefined ? {} : { inReplyTo: last, references: [...references] };
    try {
      const shown = { subject: plainHeader(subject), html, text };
      const mail = { from, replyTo, to, ...shown, messageId, ...thread, headers };
      await inSpan('mail', {}, async () => this.transport.sendMail(mail));
    } catch (error) {
      throw withoutAddress(error);
    }
  }

  close(): void {
    this.transport.close();
  }
}

/**
 * A header that shows typed text. A typed `=?utf-8?Q?...?=` would be decoded, and would hide its words from a person
 * who checks the text before it is sent.
 */
function plainHeader(text: string): string {
  return plainLine(text).replaceAll('=?', '= ?');
}

/** The status in an answer, for example in `550 5.1.1 <name@…> …`. */
const ENHANCED = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/;

function withoutAddress(error: unknown): MailFault {
  const { code, responseCode, response } = Object(error) as Readonly<Record<string, unknown>>;
  const kind = typeof code === 'string' ? code : 'SMTP';
  if (typeof responseCode !== 'number') return new MailFault(`${kind} 0`, null, false);
  const status = typeof response === 'string' ? (ENHANCED.exec(response)?.[1] ?? null) : null;
  // A refused login (EAUTH) is our fault to repair, so the mail waits.
  const isFinal = responseCode >= 500 && kind !== 'EAUTH';
  return new MailFault(`${kind} ${responseCode}`, { code: responseCode, status }, isFinal);
}
