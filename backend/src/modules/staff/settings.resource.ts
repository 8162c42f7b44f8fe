import { Injectable } from '@nestjs/common';
import {
  type Setting,
  type SettingChange,
  setting,
  settingCalls,
  settingValues,
  type DemoSwitch,
  type InputOf,
  type SettingKey,
} from '@valorisation/contract';
import { TenantReader } from '../../platform/persistence/tenant-reader.js';
import { RestReader } from '../../platform/rest/rest-reader.js';
import { settingDefaults } from '../../platform/settings/settings.js';
import { EventReader, type StoredEvent } from '../../platform/events/event-shape.js';
import { recordEvent, type AuditedValues } from '../../platform/rest/rest-events.js';
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

/** The first value of these settings depends on the installation. Only their switch changes them. */
const OF_ITS_OWN: ReadonlySet<string> = new Set<Setting['key']>(['demo_data']);
const defaults: ReadonlyMap<string, Setting['value']> = new Map(Object.entries(settingDefaults));

/** Settings with the installation's first value for each: the product's, or the address in the environment. */
@Injectable()
export class SettingReader extends RestReader {
  protected override answered(row: object): object {
    const key = 'key' in row && typeof row.key === 'string' ? row.key : '';
    return {
      ...row,
      initial: OF_ITS_OWN.has(key) ? null : (defaults.get(key) ?? null),
    };
  }
}

const MOST_CHANGES = 50;

const CHANGES = `
  select e.type, e.payload_version as "payloadVersion", e.payload, e.occurred_at as at,
         nullif(trim(concat_ws(' ', c.first_name, c.last_name)), '') as by
    from domain_event e left join lateral find_account_card(e.actor_id) c on true
   where e.aggregate_type = 'settings' and e.aggregate_id = $1 and e.type = '${recordEvent.changed.type}'
   order by e.aggregate_version desc limit ${MOST_CHANGES}`;

interface ChangeRow extends StoredEvent {
  readonly at: Date;
  readonly by: string | null;
}

const reader = new EventReader([recordEvent.changed]);

/** The only value of a setting whose values may stand in the journal. */
const onlyOf = (values: AuditedValues) => Object.values(values)[0] ?? null;

@Injectable()
export class SettingHistory {
  constructor(private readonly rows: TenantReader) {}

  async of(id: number): Promise<readonly SettingChange[]> {
    const query = { name: 'setting-history', text: CHANGES, values: [id] };
    const [changes] = await this.rows.across<[ChangeRow]>('staff', [query]);
    return changes.map((row) => {
      const { before, after } = reader.read(row).payload;
      return { at: row.at.toISOString(), by: row.by, before: onlyOf(before), after: onlyOf(after) };
    });
  }
}

/** What the employer body decides while the product runs. `Settings` reads it. */
@Entity('setting')
export class SettingRecord extends StaffRecord {
  @Column('text', { unique: true })
  key!: SettingKey;

  @Column('jsonb')
  value!: Setting['value'];

  /** What the switch of `demo_data` may undo. Other settings have none. */
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
  // The reader computes the initial value.
  from: { updated_by: accountName('updated_by'), initial: { sql: 'null' } },
  file: { without: ['initial'] },
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
