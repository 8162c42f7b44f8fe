import { getMetadataArgsStorage } from 'typeorm';
import { kernelParts } from '../../src/composition/parts.js';
import { type Protection, TABLES } from '../../src/platform/persistence/schema.js';
import { StaffRecord } from '../../src/platform/rest/staff-record.js';

const ofStaff = new Set<unknown>(kernelParts.entities.filter(({ prototype }) => prototype instanceof StaffRecord));

/** The protection of every table: those that staff write, unless the schema says otherwise, and those of the schema. */
export const DECLARED_TABLES: Readonly<Record<string, Protection>> = {
  ...Object.fromEntries(
    getMetadataArgsStorage()
      .tables.filter(({ target }) => ofStaff.has(target))
      .map(({ name = '' }) => [name, 'staff'] as const),
  ),
  ...TABLES,
};

/** True for a table whose rows belong to one establishment. */
export const isOfEstablishments = (name: string): boolean =>
  DECLARED_TABLES[name] === 'tenant' || DECLARED_TABLES[name] === 'pay';
