import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { ImportBatches } from '../commands/import-batches.port.js';
import type { ImportBatchView } from './import-batch.view.js';

/** The imports that the actor may take back: its own, or all for a main account. */
export class ListImports extends Query<readonly ImportBatchView[]> {
  constructor(readonly actor: Member) {
    super();
  }
}

/** One of them. Refusal: `introuvable`. */
export class GetImport extends Query<ImportBatchView> {
  constructor(
    readonly actor: Member,
    readonly id: number,
  ) {
    super();
  }
}

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
