import { Injectable } from '@nestjs/common';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { Answers } from '../reading/choices.js';
import type { ImportMappingRecord } from './import-mapping.record.js';

/** What the columns of a kind of file became the last time that a person chose, and what was answered about them. */
export interface ImportMapping {
  readonly fields: readonly (string | null)[];
  readonly answers: Answers;
}

@Injectable()
export class ImportMappings {
  constructor(private readonly reader: TenantReader) {}

  async find(establishmentId: number, signature: string): Promise<ImportMapping | null> {
    const [row] = await this.reader.rows<Pick<ImportMappingRecord, 'fields' | 'answers'>>(establishmentId, {
      name: 'import-mapping',
      text: 'select fields, answers from import_mapping where establishment_id = $1 and signature = $2',
      values: [establishmentId, signature],
    });
    if (row === undefined) return null;
    return { fields: row.fields.map((field) => field || null), answers: new Map(Object.entries(row.answers)) };
  }

  /** The SIRET that the people of a file are compared with. */
  async siretOf(establishmentId: number): Promise<string> {
    const [row] = await this.reader.rows<{ siret: string }>(establishmentId, {
      name: 'import-siret',
      text: 'select siret from establishment where id = $1',
      values: [establishmentId],
    });
    return row?.siret ?? '';
  }

  async keep(
    { manager, establishmentId }: Transaction,
    signature: string,
    { fields, answers }: ImportMapping,
    now: Date,
  ): Promise<void> {
    await manager.query(
      `insert into import_mapping (establishment_id, signature, fields, answers, created_at) values ($1, $2, $3, $4, $5)
       on conflict (establishment_id, signature)
       do update set fields = excluded.fields, answers = excluded.answers, created_at = excluded.created_at`,
      [establishmentId, signature, fields.map((field) => field ?? ''), Object.fromEntries(answers), now],
    );
  }
}
