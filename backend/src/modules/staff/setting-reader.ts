import { Inject, Injectable } from '@nestjs/common';
import type { Setting } from '@valorisation/contract';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/kernel.module.js';
import { TenantReader } from '../../platform/persistence/tenant-reader.js';
import { RestReader } from '../../platform/rest/rest-reader.js';
import { settingDefaults } from '../../platform/settings/settings.js';

/** The first value of these settings depends on the installation. Only their switch changes them. */
const OF_ITS_OWN: ReadonlySet<string> = new Set<Setting['key']>(['demo_data']);
const defaults: ReadonlyMap<string, Setting['value']> = new Map(Object.entries(settingDefaults));

/** Settings with the installation's first value for each: the product's, or the address in the environment. */
@Injectable()
export class SettingReader extends RestReader {
  constructor(
    reader: TenantReader,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super(reader);
  }

  protected override answered(row: object): object {
    const key = 'key' in row && typeof row.key === 'string' ? row.key : '';
    return {
      ...row,
      initial: OF_ITS_OWN.has(key) ? null : (defaults.get(key) ?? null),
      from_environment: key === 'public_addresses' ? this.config.bodyEmail : null,
    };
  }
}
