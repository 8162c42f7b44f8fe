import { Inject, Injectable } from '@nestjs/common';
import type { Setting } from '@valorisation/contract';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/kernel.module.js';
import { TenantReader } from '../../platform/persistence/tenant-reader.js';
import { RestReader, type RestSource, type WholeList } from '../../platform/rest/rest-reader.js';
import type { RestQuestion, RestSelection } from '../../platform/rest/rest-request.js';
import { settingDefaults } from '../../platform/settings/settings.js';

/** What an installation with the demo begins with is its own: there is no way back to it, only its switch. */
const OF_ITS_OWN: ReadonlySet<string> = new Set<Setting['key']>(['demo_data']);
const defaults: ReadonlyMap<string, Setting['value']> = new Map(Object.entries(settingDefaults));

/** Settings with what the installation gives for each: the product's beginning, and the address of the environment. */
@Injectable()
export class SettingReader extends RestReader {
  constructor(
    reader: TenantReader,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super(reader);
  }

  override async list(source: RestSource, question: RestQuestion): Promise<{ rows: object[]; total: number }> {
    const { rows, total } = await super.list(source, question);
    return { rows: rows.map((row) => this.withInstalled(row)), total };
  }

  override async find(source: RestSource, id: number): Promise<object> {
    return this.withInstalled(await super.find(source, id));
  }

  override async whole(source: RestSource, selection: RestSelection, size: number): Promise<WholeList> {
    const { total, batches } = await super.whole(source, selection, size);
    const withInstalled = (row: object) => this.withInstalled(row);
    return {
      total,
      async *batches() {
        for await (const rows of batches()) yield rows.map(withInstalled);
      },
    };
  }

  private withInstalled(row: object): object {
    const key = 'key' in row && typeof row.key === 'string' ? row.key : '';
    return {
      ...row,
      initial: OF_ITS_OWN.has(key) ? null : (defaults.get(key) ?? null),
      from_environment: key === 'public_addresses' ? this.config.bodyEmail : null,
    };
  }
}
