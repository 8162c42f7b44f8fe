import type { Settings } from './settings.js';

/** How the employer body is reached, as everybody may read it; '' where nothing was set. */
export interface PublicAddresses {
  readonly email: string;
  readonly phone: string;
  readonly website: string;
  /** By line; none: as the templates and pages have it. */
  readonly postal: readonly string[];
}

/** What the foot of every mail is filled with. */
export interface MailFooter {
  readonly bodyEmail: string;
  /** Lines above the addresses; none: as the template has them. */
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

/** The addresses that staff have set; read at each use. Mails from and to the body use the same. */
export class BodyAddresses {
  constructor(
    private readonly settings: Settings,
    /** Of the installation: holds until staff set another one. */
    private readonly installedEmail: string,
  ) {}

  async get(): Promise<PublicAddresses> {
    const { postal, ...set } = await this.settings.get('public_addresses');
    return { ...set, postal: linesOf(postal) };
  }

  /** Where messages to the body go, and answers to its mails. */
  async mailbox(): Promise<string> {
    const { email } = await this.get();
    return email === '' ? this.installedEmail : email;
  }

  /** @param text of the footer, before it is saved; left out: as it is saved */
  async mailFooter(text?: string): Promise<MailFooter> {
    const [{ postal, phone, website }, bodyEmail] = await Promise.all([this.get(), this.mailbox()]);
    const own = text ?? (await this.settings.get('mail_footer')).text;
    return { bodyEmail, footer: linesOf(own), postal: postal.join(', '), phone, website };
  }
}
