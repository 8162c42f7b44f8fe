import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { TenantReader } from '../persistence/tenant-reader.js';

/** Everything that staff may set, with its form and what holds until somebody does. */
const settings = {
  /** moderated: staff accept each request; open: the activation mail goes out at once. */
  registration_mode: z.enum(['moderated', 'open']).default('moderated'),
  /** Months without any sign-in after which an establishment's data goes. */
  retention_months: z.int().min(6).max(120).default(36),
  /** Days between the warning of it and the deletion. */
  retention_warning_days: z.int().min(7).max(90).default(30),
} as const;

type SettingKey = keyof typeof settings;
type SettingValue<Key extends SettingKey> = z.infer<(typeof settings)[Key]>;

/** Read at each use: a change holds at once, in every process. */
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
    return settings[key].parse(row?.value);
  }
}
