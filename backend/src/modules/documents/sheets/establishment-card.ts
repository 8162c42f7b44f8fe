import { Injectable } from '@nestjs/common';
import { notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';

@Injectable()
export class EstablishmentCard {
  constructor(private readonly reader: TenantReader) {}

  async of(id: number): Promise<{ name: string; siret: string }> {
    const [row] = await this.reader.global<{ name: string; siret: string }>({
      name: 'establishment',
      text: 'select company_name as name, siret from establishment where id = $1',
      values: [id],
    });
    if (row === undefined) throw notFound('account');
    return row;
  }
}
