import { Column, Entity } from 'typeorm';
import { z } from 'zod';
import { refuseFields, type FieldRefusal } from '../../platform/errors/domain-error.js';
import { accountName } from '../../platform/rest/rest-fields.js';
import { RestResource } from '../../platform/rest/rest-resource.js';
import { StaffRecord } from '../../platform/rest/staff-record.js';
import { settingSchemas, type SettingKey } from '../../platform/settings/settings.js';

/** What the employer body decides while the product runs; `Settings` reads it. */
@Entity('setting')
export class SettingRecord extends StaffRecord {
  @Column('text', { unique: true })
  key!: SettingKey;

  @Column('jsonb')
  value!: SettingValue;
}

const value = z.union(
  Object.values(settingSchemas).map((schema) => schema.unwrap()),
  'invalide',
);

type SettingValue = z.output<typeof value>;

const setting = z
  .object({
    id: z.int().positive(),
    key: z.object(settingSchemas).keyof(),
    value: value.describe('Of the form of its key'),
    version: z.int().positive(),
    updated_at: z.iso.datetime(),
    updated_by: z.string().nullable().describe('Null: as the product was installed'),
  })
  .meta({
    id: 'Setting',
    examples: [
      {
        id: 4,
        key: 'maintenance',
        value: { on: true, message: '14 h' },
        version: 2,
        updated_at: '2026-11-20T09:30:00.000Z',
        updated_by: 'Camille Martin',
      },
    ],
  });

/** Settings are there from the installation on: staff read them, admins change them. */
export class SettingsResource extends RestResource({
  name: 'settings',
  title: 'The settings of the product',
  entity: SettingRecord,
  answer: setting,
  from: { updated_by: accountName('updated_by') },
  sorts: ['id', 'key', 'updated_at'],
  filters: ['key'],
  access: { read: 'staff', update: 'admin' },
  subject: 'setting',
  write: setting.pick({ value: true }),
  refine: (values, row) => (row === null ? values : { value: ofItsKey(row.key, values.value ?? row.value) }),
  audited: ({ value: held }) => (typeof held === 'object' ? { on: held.on } : { value: held }),
}) {}

/** A value of another setting's form is refused, each faulty part by its place. */
function ofItsKey(key: SettingKey, given: SettingValue): SettingValue {
  const read = settingSchemas[key].safeParse(given);
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path }): [string, FieldRefusal] => [
    ['value', ...path.map(String)].join('.'),
    { code: 'invalide' },
  ]);
  throw refuseFields(Object.fromEntries(fields));
}
