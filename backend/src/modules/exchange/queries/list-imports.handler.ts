import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ImportBatches } from '../commands/import-batches.port.js';
import type { ImportBatchView } from './import-batch.view.js';
import { ListImports } from './list-imports.query.js';

@QueryHandler(ListImports)
export class ListImportsHandler implements IQueryHandler<ListImports> {
  constructor(private readonly batches: ImportBatches) {}

  async execute({ actor }: ListImports): Promise<readonly ImportBatchView[]> {
    return this.batches.latest(actor.establishmentId, actor.associated ? actor.accountId : null);
  }
}
