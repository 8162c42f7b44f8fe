import { Injectable } from '@nestjs/common';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';

type Fields = readonly (string | null)[];

/** What the columns of a kind of file became the last time that a person chose. */
@Injectable()
export class ImportMappings {
  constructor(private readonly reader: TenantReader) {}

  async find(establishmentId: number, signature: string): Promise<Fields | null> {
    const [row] = await this.reader.rows<{ fields: string[] }>(establishmentId, {
      name: 'import-mapping',
      text: 'select fields from import_mapping where establishment_id = $1 and signature = $2',
      values: [establishmentId, signature],
    });
    return row === undefined ? null : row.fields.map((field) => field || null);
  }

  async keep(
    { manager, establishmentId }: Transaction,
    { signature, fields }: { readonly signature: string; readonly fields: Fields },
    now: Date,
  ): Promise<void> {
    await manager.query(
      `insert into import_mapping (establishment_id, signature, fields, created_at) values ($1, $2, $3, $4)
       on conflict (establishment_id, signature) do update set fields = excluded.fields, created_at = excluded.created_at`,
      [establishmentId, signature, fields.map((field) => field ?? ''), now],
    );
  }
}
