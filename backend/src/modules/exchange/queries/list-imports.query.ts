import type { Member } from '../../../platform/access/actor.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { ImportBatches, type ImportBatchView } from '../persistence/import-batches.js';

/** The imports that the actor may undo: its own, or all for a main account. */
export class ListImports extends QueryOf<{ actor: Member }, readonly ImportBatchView[]>() {}

/** One import of those that the actor may undo. Refusal: `introuvable`. */
export class GetImport extends QueryOf<{ actor: Member; id: number }, ImportBatchView>() {}

const on = handlersWith({ batches: ImportBatches });

export const listImportsQueries = [
  on(ListImports, async ({ actor }, { batches }) =>
    batches.latest(actor.establishmentId, actor.associated ? actor.accountId : null),
  ),
  on(GetImport, async ({ actor, id }, { batches }) => {
    const batch = await batches.find(actor.establishmentId, id);
    if (batch === undefined || (actor.associated && batch.accountId !== actor.accountId)) throw notFound('import');
    return batch;
  }),
];
