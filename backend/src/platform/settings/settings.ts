import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { TenantReader } from '../persistence/tenant-reader.js';

const LONGEST_MESSAGE = 500;

/** Everything that staff may set, with its form and what holds until somebody does. */
export const settingSchemas = {
  /** moderated: staff accept each request; open: the activation mail goes out at once. */
  registration_mode: z.enum(['moderated', 'open']).default('moderated'),
  /** Months without any sign-in after which an establishment's data goes. */
  retention_months: z.int().min(6).max(120).default(36),
  /** Days between the warning of it and the deletion. */
  retention_warning_days: z.int().min(7).max(90).default(30),
  /** While it is on, the product says so to everybody, with this message or its own. */
  maintenance: z
    .object({ on: z.boolean(), message: z.string().trim().max(LONGEST_MESSAGE, 'texte_trop_long') })
    .default({ on: false, message: '' }),
} as const;

export type SettingKey = keyof typeof settingSchemas;
type SettingValue<Key extends SettingKey> = z.infer<(typeof settingSchemas)[Key]>;

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
    return settingSchemas[key].parse(row?.value);
  }
}
