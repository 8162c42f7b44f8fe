import type { Member } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { DomainEvent } from '../../../platform/events/domain-event.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { tooManyAttempts } from '../../../platform/limits/public-limits.js';
import { UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { assertWaitedFor } from '../../../platform/process/waiting-caller.js';
import { currentCorrelation } from '../../../platform/tracing/correlation.js';
import { MOST_OPEN_PRINTS, RETRY_SECONDS, type PrintRequest } from '../domain/print-job.js';
import { printRequested } from '../domain/print.events.js';
import { PrintJobs } from '../persistence/print-jobs.js';

/**
 * Asks for a document and answers the id of its job. The worker prints it from the stored values. Refusal:
 * `trop_de_tentatives` when the account already waits for too many.
 */
export class RequestPrint extends CommandOf<
  {
    actor: Member;
    request: PrintRequest;
    /** Name of the download. It may name a person, so it lives in the job's erasable row. */
    fileName: string;
  },
  number
>() {}

/**
 * Renders a finished document again for the account that asked for it, because its file is missing or damaged. Does
 * nothing if another call already did. Refusal: `trop_de_tentatives`.
 */
export class Reprint extends CommandOf<{
  actor: Member;
  jobId: number;
  ownerId: number;
  /** The damaged file; null when none is registered. */
  storageKey: string | null;
}>() {}

/** Cancels a document whose only reader has stopped waiting. A finished one stays. */
export class DropPrint extends CommandOf<{ actor: Member; jobId: number }>() {}

const on = handlersWith({ unitOfWork: UnitOfWork, jobs: PrintJobs, journal: EventJournal, clock: Clock });

export const requestPrintCommands = [
  on(RequestPrint, async ({ actor, request, fileName }, { jobs, clock }) => {
    const { establishmentId, accountId } = actor;
    const correlationId = currentCorrelation() ?? actor.correlationId;
    assertWaitedFor();
    const job = { establishmentId, accountId, request, fileName, createdAt: clock.now(), correlationId };
    const { isAccountKnown, id } = await jobs.request(job);
    // Erased since the call began.
    if (!isAccountKnown) throw new DomainError('session_absente');
    if (id === undefined) throw tooManyAttempts(RETRY_SECONDS);
    return id;
  }),
  on(Reprint, async ({ actor, jobId, ownerId, storageKey }, { unitOfWork, jobs, journal, clock }) => {
    const { establishmentId, accountId, correlationId } = actor;
    const now = clock.now();
    await unitOfWork.run({ establishmentId, actorId: accountId, correlationId }, async (tx) => {
      const turn = await nextTurn(jobs, tx, ownerId, now);
      const reopened = await jobs.reopen(tx, jobId, storageKey, now);
      if (reopened === undefined) return;
      const { kind, timesAsked } = reopened;
      await record(journal, tx, jobId, timesAsked, printRequested.of({ kind, jobId, turn }), now);
    });
  }),
  on(DropPrint, async ({ actor, jobId }, { unitOfWork, jobs }) => {
    const { establishmentId, accountId, correlationId } = actor;
    await unitOfWork.run({ establishmentId, actorId: accountId, correlationId }, async (tx) =>
      jobs.drop(tx, accountId, jobId),
    );
  }),
];

/** The establishment's next place. @throws 429 `trop_de_tentatives` */
async function nextTurn(jobs: PrintJobs, tx: Transaction, accountId: number, now: Date): Promise<number> {
  const { ofAccount, ofEstablishment } = await jobs.open(tx, accountId, now);
  if (ofAccount >= MOST_OPEN_PRINTS) throw tooManyAttempts(RETRY_SECONDS);
  return ofEstablishment + 1;
}

async function record(
  journal: EventJournal,
  tx: Transaction,
  jobId: number,
  version: number,
  event: DomainEvent,
  now: Date,
): Promise<void> {
  await journal.appendAside(tx, {
    aggregateType: 'print',
    aggregateId: jobId,
    firstVersion: version,
    events: [event],
    gridId: null,
    occurredAt: now,
  });
}
