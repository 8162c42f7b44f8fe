import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/domain-error.js';
import { ImportBatches } from '../commands/import-batches.port.js';
import type { ImportBatchView } from './import-batch.view.js';
import { GetImport, ListImports } from './list-imports.query.js';

@QueryHandler(ListImports)
export class ListImportsHandler implements IQueryHandler<ListImports> {
  constructor(private readonly batches: ImportBatches) {}

  async execute({ actor }: ListImports): Promise<readonly ImportBatchView[]> {
    return this.batches.latest(actor.establishmentId, actor.associated ? actor.accountId : null);
  }
}

@QueryHandler(GetImport)
export class GetImportHandler implements IQueryHandler<GetImport> {
  constructor(private readonly batches: ImportBatches) {}

  async execute({ actor, id }: GetImport): Promise<ImportBatchView> {
    const batch = await this.batches.find(actor.establishmentId, id);
    if (batch === undefined || (actor.associated && batch.accountId !== actor.accountId)) throw notFound('import');
    return batch;
  }
}
