import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { staffTransaction, UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { GridJournal, GridVersions } from '../../grids/index.js';
import { gridEffectAsked } from '../events.js';
import { GridEffects } from '../persistence/grid-effects.js';

/**
 * Asks for the effect of a grid on all valuations. Does nothing while the same effect is being computed. Refusals:
 * `introuvable`, `grille_deja_publiee`.
 */
export class AskGridEffect extends CommandOf<{ actor: Actor; gridId: number }>() {}

/** A job notes every second that it continues: after this time without a sign, the effect may be requested again. */
const SILENCE_MS = 60_000;

const on = handlersWith({
  unitOfWork: UnitOfWork,
  versions: GridVersions,
  effects: GridEffects,
  journal: GridJournal,
  clock: Clock,
});

export const askGridEffectCommands = [
  on(AskGridEffect, async ({ actor, gridId }, { unitOfWork, versions, effects, journal, clock }) => {
    const at = clock.now();
    await unitOfWork.run(staffTransaction(actor), async (tx) => {
      const { status, version } = await versions.lock(tx, gridId);
      if (status !== 'draft' && status !== 'scheduled') throw new DomainError('grille_deja_publiee');
      const open = await effects.underWay(tx, gridId);
      if (open?.version === version && at.getTime() - open.seenAt.getTime() < SILENCE_MS) return;
      const call = await journal.record(tx, gridId, gridEffectAsked.of({ version }));
      await effects.open(tx, { gridId, call, version, at });
    });
  }),
];
