import {
  setting,
  settingCalls,
  settingValues,
  type DemoSwitch,
  type InputOf,
  type Setting,
  type SettingChange,
  type SettingKey,
} from '@valorisation/contract';
import { Injectable } from '@nestjs/common';
import { Column, Entity } from 'typeorm';
import { z } from 'zod/mini';
import { Access } from '../../platform/access/access.decorator.js';
import { refuseFields, type FieldRefusal } from '../../platform/errors/domain-error.js';
import { Input, Serves } from '../../platform/http/serves.decorator.js';
import type { Transaction } from '../../platform/persistence/unit-of-work.js';
import { accountName } from '../../platform/rest/rest-fields.js';
import { RestResource } from '../../platform/rest/rest-resource.js';
import { RestWriter } from '../../platform/rest/rest-writer.js';
import { StaffRecord } from '../../platform/rest/staff-record.js';
import { DemoData, type DemoPaused } from './demo-data.js';
import { SettingHistory } from './setting-history.js';
import { SettingReader } from './setting-reader.js';

/** What the employer body decides while the product runs. `Settings` reads it. */
@Entity('setting')
export class SettingRecord extends StaffRecord {
  @Column('text', { unique: true })
  key!: SettingKey;

  @Column('jsonb')
  value!: Setting['value'];

  /** Only for `demo_data`: what its switch may undo. */
  @Column('jsonb', { name: 'demo_paused', nullable: true })
  demoPaused!: DemoPaused | null;
}

/** The installation creates all settings. Staff read them, admins change them. */
@Injectable()
export class SettingsResource extends RestResource({
  name: 'settings',
  title: 'The settings of the product',
  entity: SettingRecord,
  answer: setting,
  // Computed by the reader.
  from: { updated_by: accountName('updated_by'), initial: { sql: 'null' }, from_environment: { sql: 'null' } },
  file: { without: ['initial', 'from_environment'] },
  sorts: ['id', 'key', 'updated_at'],
  filters: ['key'],
  access: { read: 'staff', update: 'admin' },
  subject: 'setting',
  refuses: ['demo_absente', 'demo_en_production'],
  // Any form is accepted here: the record's key decides which parts are wrong.
  write: z.object({ value: z.union([z.string(), z.number(), z.record(z.string(), z.unknown())], 'invalide') }),
  refine: (values, row) => (row === null ? values : { value: ofItsKey(row.key, values.value ?? row.value) }),
  audited: ({ value: held }) => {
    if (typeof held !== 'object') return { value: held };
    return 'on' in held ? { on: held.on } : {};
  },
}) {
  constructor(
    reader: SettingReader,
    writer: RestWriter,
    private readonly changes: SettingHistory,
    private readonly demo: DemoData,
  ) {
    super(reader, writer);
  }

  @Access('staff')
  @Serves(settingCalls.history, 'The changes of a setting', 'The newest first, at most fifty.')
  async history(@Input() { params: { id } }: InputOf<typeof settingCalls.history>): Promise<readonly SettingChange[]> {
    await this.one(id);
    return this.changes.of(id);
  }

  @Serves(settingCalls.demoSwitch, 'What switching demo data on or off would do', 'Counted for the present state.')
  @Access('admin')
  async demoSwitch(): Promise<DemoSwitch> {
    return this.demo.next();
  }

  override async along(transaction: Transaction, row: SettingRecord): Promise<void> {
    if (row.key === 'demo_data') row.demoPaused = await this.demo.switch(transaction, row.value);
  }
}

/** Refuses a value that does not fit its setting, naming each wrong part. */
function ofItsKey(key: SettingKey, given: unknown): Setting['value'] {
  const read = settingValues[key].safeParse(given);
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path }): [string, FieldRefusal] => [
    ['value', ...path.map(String)].join('.'),
    { code: 'invalide' },
  ]);
  throw refuseFields(Object.fromEntries(fields));
}
