import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { staffTransaction } from '../../../platform/persistence/staff-transaction.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { GridJournal, GridVersions } from '../../grids/index.js';
import { gridEffectAsked } from '../domain/grid-effect.events.js';
import { GridEffects } from './grid-effects.port.js';

/**
 * Asks what a grid would change of all valuations; while the same is being computed, nothing. Refusals: `introuvable`,
 * `grille_deja_publiee`.
 */
export class AskGridEffect extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly gridId: number,
  ) {
    super();
  }
}

/** A job tells every second that it goes on: after this time without a sign it may be asked for anew. */
const SILENCE_MS = 60_000;

@CommandHandler(AskGridEffect)
export class AskGridEffectHandler implements ICommandHandler<AskGridEffect> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly versions: GridVersions,
    private readonly effects: GridEffects,
    private readonly journal: GridJournal,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, gridId }: AskGridEffect): Promise<void> {
    const at = this.clock.now();
    await this.unitOfWork.run(staffTransaction(actor), async (tx) => {
      const { status, version } = await this.versions.lock(tx, gridId);
      if (status !== 'draft' && status !== 'scheduled') throw new DomainError('grille_deja_publiee');
      const open = await this.effects.underWay(tx, gridId);
      if (open?.version === version && at.getTime() - open.seenAt.getTime() < SILENCE_MS) return;
      const call = await this.journal.record(tx, gridId, gridEffectAsked.of({ version }));
      await this.effects.open(tx, { gridId, call, version, at });
    });
  }
}
