import { Injectable } from '@nestjs/common';
import { settingValues, type SettingKey } from '@valorisation/contract';
import { z } from 'zod';
import { TenantReader } from '../persistence/tenant-reader.js';

type SettingValue<Key extends SettingKey> = z.output<(typeof settingValues)[Key]>;

export const settingDefaults: { readonly [Key in SettingKey]: SettingValue<Key> } = {
  registration_mode: 'moderated',
  retention_months: 36,
  retention_warning_days: 30,
  totp_required: 'off',
  proof_signed_cases: 3,
  campaign_mails_per_minute: 60,
  maintenance: { on: false, message: '' },
  public_addresses: { email: '', phone: '', website: '', postal: '' },
  mail_footer: { text: '' },
  demo_data: 'none',
};

/** Reads the settings at each use, so that a change takes effect at once in every process. */
@Injectable()
export class Settings {
  constructor(private readonly reader: TenantReader) {}

  async get<Key extends SettingKey>(key: Key): Promise<SettingValue<Key>>;
  async get(key: SettingKey): Promise<unknown> {
    const [row] = await this.reader.global<{ value: unknown }>({
      name: 'setting',
      text: 'select value from setting where key = $1',
      values: [key],
    });
    return row === undefined ? settingDefaults[key] : z.parse(settingValues[key], row.value);
  }
}

/** The public addresses of the employer body; '' when not set. */
interface PublicAddresses {
  readonly email: string;
  readonly phone: string;
  readonly website: string;
  /** Line by line; empty for the text of the templates and pages. */
  readonly postal: readonly string[];
}

export interface MailFooter {
  readonly bodyEmail: string;
  /** Lines above the addresses; empty for the template's own. */
  readonly footer: readonly string[];
  /** The postal address on one line. */
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
