import { plainLine } from '@valorisation/rules';
import { inSpan } from '../tracing/spans.js';
import { createTransport, type Transporter } from 'nodemailer';

/** A mail ready to go. */
export interface ReadyMail {
  /** The same for every attempt at one intent. */
  readonly messageId: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The mails that it goes on from, the oldest first: mail programs show them as one thread. */
  readonly references: readonly string[];
  /** False for one that a person wrote: absence notices may answer it. */
  readonly isAutomatic: boolean;
}

export interface MailerSettings {
  readonly smtpUrl: string;
  readonly from: string;
}

/** What the server answered: its code and the class of RFC 3463, never its words, which name addresses. */
export interface ServerAnswer {
  readonly code: number;
  readonly status: string | null;
}

/** A mail that did not get through. Its message carries no address: it ends in logs and in the queue. */
export class MailFault extends Error {
  override readonly name = 'MailFault';

  constructor(
    reason: string,
    /** Null: no server answered. */
    readonly answer: ServerAnswer | null,
    /** The server refuses it for good: another try would be refused alike. */
    readonly isFinal: boolean,
  ) {
    super(reason);
  }
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;
const MAX_CONNECTIONS = 2;

/** Hands mails over to the SMTP server. */
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
  async send({ messageId, to, replyTo, subject, html, text, references, isAutomatic }: ReadyMail): Promise<void> {
    const { from } = this.settings;
    const headers = isAutomatic ? { 'Auto-Submitted': 'auto-generated' } : {};
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
 * A header that shows what was typed: `=?utf-8?Q?...?=`, typed as it stands, would be read as an encoded word, and would
 * hide what it says from whoever looks at the text before it is sent.
 */
function plainHeader(text: string): string {
  return plainLine(text).replaceAll('=?', '= ?');
}

/** As `550 5.1.1 <somebody@…> …`. */
const ENHANCED = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/;

function withoutAddress(error: unknown): MailFault {
  const { code, responseCode, response } = Object(error) as Readonly<Record<string, unknown>>;
  const kind = typeof code === 'string' ? code : 'SMTP';
  if (typeof responseCode !== 'number') return new MailFault(`${kind} 0`, null, false);
  const status = typeof response === 'string' ? (ENHANCED.exec(response)?.[1] ?? null) : null;
  // A refused login (EAUTH) is ours to repair: the mail waits for it.
  const isFinal = responseCode >= 500 && kind !== 'EAUTH';
  return new MailFault(`${kind} ${responseCode}`, { code: responseCode, status }, isFinal);
}
