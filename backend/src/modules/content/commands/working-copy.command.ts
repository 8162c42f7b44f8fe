import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { staffTransaction, UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import type { ContentKind } from '../domain/publication.js';
import { ContentRecords, WorkingCopies, type WorkingCopy } from '../persistence/content-records.js';

interface CopiedRecord {
  readonly kind: ContentKind;
  readonly id: number;
}

/** Keeps what the writer has typed so far; the record does not change (ADR 36). Refusal: `introuvable`. */
export class KeepWorkingCopy extends CommandOf<{ actor: Actor; record: CopiedRecord; copy: WorkingCopy }>() {}

/** Deletes the writer's unsaved content. Refusal: `introuvable`. */
export class DropWorkingCopy extends CommandOf<{ actor: Actor; record: CopiedRecord }>() {}

const on = handlersWith({ unitOfWork: UnitOfWork, records: ContentRecords, copies: WorkingCopies, clock: Clock });

/** Neither command writes to the journal: only the writer reads what is typed. */
export const workingCopyCommands = [
  on(KeepWorkingCopy, async ({ actor, record, copy }, { unitOfWork, records, copies, clock }) =>
    unitOfWork.run(staffTransaction(actor), async (tx) => {
      if (!(await records.isThere(tx, record.kind, record.id))) throw notFound();
      await copies.keep(tx, record, actor.accountId, copy, clock.now());
    }),
  ),
  on(DropWorkingCopy, async ({ actor, record }, { unitOfWork, copies }) =>
    unitOfWork.run(staffTransaction(actor), async (tx) => copies.drop(tx, record, actor.accountId)),
  ),
];
