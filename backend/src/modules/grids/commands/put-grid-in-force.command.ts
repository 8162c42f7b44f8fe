import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { GridPublications } from '../persistence/grid-publications.js';
import { GridVersions } from '../persistence/grid-versions.js';
import { GridSwitch } from './grid-switch.js';
import { PublicationWork } from './publication-work.js';

/**
 * The operator's act: puts an earlier version in force again, and a job moves the valuations. With a reason it takes
 * any version, without proof and second admin (ADR 51, ADR 52). Refusals: `introuvable`, `sans_effet` when it is in
 * force already, `grille_a_publier` for a version that two admins must publish, `grille_cas_faux` and
 * `grille_sans_preuve` for one without proof.
 */
export class PutGridInForce extends CommandOf<{
  gridId: number;
  /** Null for the operator's command line. */
  actorId: number | null;
  correlationId: string;
  /** The reason for forcing it; null when it is not forced. */
  forcedFor: string | null;
}>() {}

const on = handlersWith({
  unitOfWork: UnitOfWork,
  versions: GridVersions,
  publications: GridPublications,
  work: PublicationWork,
  gridSwitch: GridSwitch,
});

export const putGridInForceCommands = [
  on(
    PutGridInForce,
    async ({ gridId, actorId, correlationId, forcedFor }, { unitOfWork, versions, publications, work, gridSwitch }) => {
      const context = { establishmentId: null, scope: 'staff', actorId, correlationId } as const;
      await unitOfWork.run(context, async (tx) => {
        await versions.lockSwitch(tx);
        await versions.lock(tx, gridId);
        // An open schedule would put the version in force again at its minute, even if it had been withdrawn by then.
        const open = await publications.lockOpen(tx, gridId);
        if (open !== undefined) await work.cancel(tx, gridId, open.id);
        await gridSwitch.to(tx, gridId, { forcedFor });
      });
    },
  ),
];
