import { Query } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
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
