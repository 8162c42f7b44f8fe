import type { Settings } from './settings.js';

/** The public addresses of the employer body; '' when not set. */
export interface PublicAddresses {
  readonly email: string;
  readonly phone: string;
  readonly website: string;
  /** Line by line; empty for the text of the templates and pages. */
  readonly postal: readonly string[];
}

/** The values for the foot of every mail. */
export interface MailFooter {
  readonly bodyEmail: string;
  /** Lines above the addresses; empty for the template's own. */
  readonly footer: readonly string[];
  /** On one line. */
  readonly postal: string;
  readonly phone: string;
  readonly website: string;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The addresses that staff have set, read at each use. Mails from and to the body use the same. */
export class BodyAddresses {
  constructor(
    private readonly settings: Settings,
    /** The installation's address, until staff set another one. */
    private readonly installedEmail: string,
  ) {}

  async get(): Promise<PublicAddresses> {
    const { postal, ...set } = await this.settings.get('public_addresses');
    return { ...set, postal: linesOf(postal) };
  }

  /** Receives messages to the body, and answers to its mails. */
  async mailbox(): Promise<string> {
    const { email } = await this.get();
    return email === '' ? this.installedEmail : email;
  }

  /** @param text an unsaved footer; without it, the saved one */
  async mailFooter(text?: string): Promise<MailFooter> {
    const [{ postal, phone, website }, bodyEmail] = await Promise.all([this.get(), this.mailbox()]);
    const own = text ?? (await this.settings.get('mail_footer')).text;
    return { bodyEmail, footer: linesOf(own), postal: postal.join(', '), phone, website };
  }
}
