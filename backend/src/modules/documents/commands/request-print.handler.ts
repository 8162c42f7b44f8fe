import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { printRequested } from '../domain/print-job.js';
import { RequestPrint } from './request-print.command.js';
import { PrintJobs } from './print-jobs.port.js';

@CommandHandler(RequestPrint)
export class RequestPrintHandler implements ICommandHandler<RequestPrint> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: PrintJobs,
    private readonly journal: EventJournal,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, request, fileName }: RequestPrint): Promise<number> {
    const { establishmentId, accountId, correlationId } = actor;
    const now = this.clock.now();
    return this.unitOfWork.run({ establishmentId, actorId: accountId, correlationId }, async (tx) => {
      const id = await this.jobs.add(tx, { establishmentId, accountId, request, fileName, createdAt: now });
      await this.journal.appendAside(tx, {
        aggregateType: 'print',
        aggregateId: id,
        firstVersion: 1,
        events: [printRequested(id, request.kind)],
        gridId: null,
        occurredAt: now,
      });
      return id;
    });
  }
}
