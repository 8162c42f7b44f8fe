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
  paid_parts: { complement: '', bonus: '', thirteenth: '', benefit: '' },
  maintenance: { on: false, message: '' },
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
