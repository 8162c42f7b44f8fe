import type { Actor } from '../../../platform/access/actor.js';
import { IdentityProof, type GivenProof } from '../../../platform/access/identity-proof.js';
import { RuleOfTwo } from '../../../platform/access/rule-of-two.js';
import { Clock, instantOfParisMinute, parisMinute } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, refuseFields } from '../../../platform/errors/domain-error.js';
import { staffTransaction, UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { publicationConfirmed } from '../domain/grid.events.js';
import { assertConfirmable, isDue } from '../domain/publication.js';
import { GridPublications } from '../persistence/grid-publications.js';
import { GridVersions } from '../persistence/grid-versions.js';
import { GridJournal } from './grid-journal.js';
import { PublicationWork } from './publication-work.js';

/**
 * Asks for the publication of a draft, which a second admin must confirm. Refusals: `introuvable`, `version_perimee`
 * when the content has changed, `grille_pas_brouillon`, `publication_deja_demandee`, `grille_non_prete`, 422 on the
 * minute.
 */
export class AskPublication extends CommandOf<{
  actor: Actor;
  gridId: number;
  asked: {
    /** The version of the content that the admin has read. */
    readonly version: number;
    /** YYYY-MM-DDTHH:MM in Paris; null for as soon as it is confirmed. */
    readonly takesForceAt: string | null;
    /** True: the public may read it before its minute. */
    readonly announce: boolean;
  };
}>() {}

/**
 * Confirms exactly the request, by another account with a proof of identity. The version is then scheduled, or in
 * force. Refusals: `introuvable`, `publication_absente`, `seconde_personne`, `admin_recent`, `publication_perimee`,
 * `grille_non_prete`, 422 on the password or the code.
 */
export class ConfirmPublication extends CommandOf<{
  actor: Actor;
  gridId: number;
  publicationId: number;
  proof: GivenProof;
  remoteAddress: string;
}>() {}

/**
 * Refuses a waiting publication, or cancels a scheduled one before its minute. Refusals: `introuvable`,
 * `publication_absente`.
 */
export class CancelPublication extends CommandOf<{ actor: Actor; gridId: number; publicationId: number }>() {}

/** Puts a scheduled version in force when its minute has come. Does nothing for one that is done or cancelled. */
export class PublishDue extends CommandOf<{ gridId: number; correlationId: string }>() {}

/**
 * Asks to withdraw the version in force, which was published by mistake. A new version restores the one before it, as
 * soon as a second admin confirms. Answers its id. Refusals: `introuvable`, `retrait_impossible`,
 * `publication_deja_demandee`.
 */
export class WithdrawGrid extends CommandOf<{ actor: Actor; gridId: number; reason: string }, number>() {}

const on = handlersWith({
  unitOfWork: UnitOfWork,
  versions: GridVersions,
  work: PublicationWork,
  publications: GridPublications,
  clock: Clock,
  identity: IdentityProof,
  two: RuleOfTwo,
  journal: GridJournal,
});

export const publicationCommands = [
  on(AskPublication, async ({ actor, gridId, asked }, { unitOfWork, versions, work, clock }) => {
    const takesForceAt = asked.takesForceAt === null ? null : instantOf(asked.takesForceAt, clock.now());
    await unitOfWork.run(staffTransaction(actor), async (tx) => {
      const version = await versions.lock(tx, gridId);
      if (version.version !== asked.version) {
        throw new DomainError('version_perimee', { version: version.version });
      }
      const announce = asked.announce && takesForceAt !== null;
      await work.ask(tx, version, { takesForceAt, announce, reason: '', withdraws: null });
    });
  }),
  on(CancelPublication, async ({ actor, gridId, publicationId }, { unitOfWork, versions, work, publications }) =>
    unitOfWork.run(staffTransaction(actor), async (tx) => {
      await versions.lock(tx, gridId);
      const open = await publications.lockOpen(tx, gridId);
      if (open?.id !== publicationId) throw new DomainError('publication_absente');
      await work.cancel(tx, gridId, publicationId);
    }),
  ),
  on(WithdrawGrid, async ({ actor, gridId, reason }, { unitOfWork, versions, work, publications, clock }) =>
    unitOfWork.run(staffTransaction(actor), async (tx) => {
      const { status, replaces: restores } = await versions.lock(tx, gridId);
      if (status !== 'in_force' || restores === null) throw new DomainError('retrait_impossible');
      const place = { restores, withdraws: gridId };
      const id = await publications.draftToRestore(tx, place, clock.now());
      const version = await versions.lock(tx, id);
      await work.ask(tx, version, { takesForceAt: null, announce: false, reason, withdraws: gridId });
      return id;
    }),
  ),
  on(
    ConfirmPublication,
    async (
      { actor, gridId, publicationId, proof, remoteAddress },
      { unitOfWork, identity, two, versions, work, publications, journal, clock },
    ) => {
      await identity.prove(actor, proof, remoteAddress);
      await unitOfWork.run(staffTransaction(actor), async (tx) => {
        // The lock of a switch is taken before the version's row, as in every switch.
        await versions.lockSwitch(tx);
        const version = await versions.lock(tx, gridId);
        const open = await publications.lockOpen(tx, gridId);
        const now = clock.now();
        const isSame = work.isSame(open, version);
        assertConfirmable(open, { publicationId, actorId: actor.accountId, isSame, now });
        await two.assertSettled(tx, [open.askedBy, actor.accountId]);
        await work.assertReady(tx, version);
        await publications.confirm(tx, publicationId, now);
        await journal.record(tx, gridId, publicationConfirmed.of({ publicationId }));
        if (open.takesForceAt === null) await work.putInForce(tx, gridId, publicationId);
        else await publications.schedule(tx, gridId, open, now);
      });
    },
  ),
];

const onDue = handlersWith({
  unitOfWork: UnitOfWork,
  versions: GridVersions,
  work: PublicationWork,
  publications: GridPublications,
  clock: Clock,
});

export const publishDueCommands = [
  onDue(PublishDue, async ({ gridId, correlationId }, { unitOfWork, versions, work, publications, clock }) => {
    const context = { establishmentId: null, scope: 'staff', actorId: null, correlationId } as const;
    await unitOfWork.run(context, async (tx) => {
      // Only one worker at a time continues from here. The others then find the publication done.
      await versions.lockSwitch(tx);
      const version = await versions.lock(tx, gridId);
      const open = await publications.lockOpen(tx, gridId);
      if (open === undefined || !isDue(open, clock.now())) return;
      const isConfirmed =
        version.status === 'scheduled' && work.isSame(open, version) && (await work.isReady(tx, version));
      if (isConfirmed) return work.putInForce(tx, gridId, open.id);
      // The version was changed outside the product, or its proof is no longer complete. Its present content was never
      // confirmed, so the publication is cancelled.
      await work.cancel(tx, gridId, open.id);
    });
  }),
];

/** @throws 422 for a past minute, or one that the clock change skips in Paris */
function instantOf(minute: string, now: Date): Date {
  const instant = instantOfParisMinute(minute);
  if (instant === null) throw refuseFields({ takesForceAt: { code: 'minute_inexistante' } });
  if (minute < parisMinute(now)) throw refuseFields({ takesForceAt: { code: 'minute_passee' } });
  return instant;
}
