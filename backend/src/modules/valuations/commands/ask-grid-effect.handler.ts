import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { gridEffectAsked } from '../domain/grid-effect.events.js';
import { AskGridEffect } from './ask-grid-effect.command.js';
import { GridEffects, type CallableGrid } from './grid-effects.port.js';

/** A job tells every second that it goes on: after this time without a sign it may be asked for anew. */
const SILENCE_MS = 60_000;

@CommandHandler(AskGridEffect)
export class AskGridEffectHandler implements ICommandHandler<AskGridEffect> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly effects: GridEffects,
    private readonly journal: EventJournal,
    private readonly clock: Clock,
  ) {}

  async execute({ actor: { accountId: actorId, correlationId }, gridId }: AskGridEffect): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.run({ establishmentId: null, scope: 'staff', actorId, correlationId }, async (tx) => {
      const grid = await this.effects.lock(tx, gridId);
      if (grid === undefined) throw notFound('grid');
      if (grid.status !== 'draft' && grid.status !== 'scheduled') throw new DomainError('grille_deja_publiee');
      if (isUnderWay(grid, now)) return;
      const { version } = grid;
      const call = grid.lastEvent + 1;
      await this.journal.append(tx, {
        aggregateType: 'grid',
        aggregateId: gridId,
        firstVersion: call,
        events: [gridEffectAsked.of({ version })],
        gridId,
        occurredAt: now,
      });
      await this.effects.open(tx, { gridId, call, version, at: now });
    });
  }
}

function isUnderWay({ open, version }: CallableGrid, now: Date): boolean {
  return open !== null && open.version === version && now.getTime() - open.seenAt.getTime() < SILENCE_MS;
}
