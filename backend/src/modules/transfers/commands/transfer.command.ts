/** How people move to another establishment: staff ask, both heads agree, and the move is one transaction (ADR 100). */
import { formatDay } from '@valorisation/rules';
import type { Actor, Member } from '../../../platform/access/actor.js';
import { Clock, parisDay } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, refuseFields } from '../../../platform/errors/domain-error.js';
import { enterEstablishment, UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { memberTransaction, PeopleMoves, type GivenNames } from '../../valuations/index.js';
import { assertWaits } from '../domain/transfer.js';
import { Transfers } from '../persistence/transfers.js';

/**
 * Staff ask two establishments to agree. A mail informs the source's head. Refusals: `donnees_invalides` for an unknown
 * target or the source itself, `transfert_ouvert`.
 */
export class AskTransfer extends CommandOf<{
  actor: Actor;
  sourceId: number;
  siret: string;
  /** People of the source, in any order of their words. */
  names: readonly string[];
}>() {}

/** Staff withdraw it. Answers the source. Refusals: `introuvable`, `transfert_clos`. */
export class WithdrawTransfer extends CommandOf<{ actor: Actor; id: number }, number>() {}

/**
 * The source's head chooses the people and agrees. A mail informs the target's head. Refusals: `introuvable`, also for the
 * target's head and for a person of another establishment; `transfert_clos`.
 */
export class AgreeToTransfer extends CommandOf<{ actor: Member; id: number; profileIds: readonly number[] }>() {}

/**
 * The target's head confirms, and the people move. Refusals: `introuvable`, also for the source's head; `transfert_clos`,
 * `grille_en_reprise`; `donnees_invalides` for a name or number that is taken.
 */
export class ConfirmTransfer extends CommandOf<{ actor: Member; id: number; given: GivenNames }>() {}

/** One of the two heads refuses. Refusals: `introuvable`, `transfert_clos`. */
export class RefuseTransfer extends CommandOf<{ actor: Member; id: number }>() {}

const on = handlersWith({
  unitOfWork: UnitOfWork,
  transfers: Transfers,
  moves: PeopleMoves,
  mails: MailService,
  clock: Clock,
});

async function mailHeads(
  tx: Transaction,
  mails: MailService,
  otherName: string,
  { leaving, endsAt }: { readonly leaving: boolean; readonly endsAt: Date },
): Promise<void> {
  const on = formatDay(parisDay(endsAt));
  for (const { companyName, ...head } of await mails.heads(tx)) {
    await mails.post(tx, { kind: 'transfer-waiting', ...head, data: { companyName, otherName, leaving, on } });
  }
}

const ofStaff = ({ accountId: actorId, correlationId }: Actor, establishmentId: number) => ({
  establishmentId,
  actorId,
  correlationId,
});

export const transferCommands = [
  on(AskTransfer, async ({ actor, sourceId, siret, names }, { unitOfWork, transfers, mails, clock }) => {
    const targetId = await transfers.targetOf(siret);
    if (targetId === undefined) throw refuseFields({ siret: { code: 'etablissement_sans_compte' } });
    if (targetId === sourceId) throw refuseFields({ siret: { code: 'etablissement_le_meme' } });
    await unitOfWork.run(ofStaff(actor, sourceId), async (tx) => {
      const now = clock.now();
      await transfers.takeTurns(tx, [sourceId, targetId]);
      if (await transfers.hasOpen(tx, targetId, now)) throw new DomainError('transfert_ouvert');
      const endsAt = await transfers.ask(tx, targetId, names, now);
      await mailHeads(tx, mails, await transfers.nameOf(tx, targetId), { leaving: true, endsAt });
    });
  }),
  on(WithdrawTransfer, async ({ actor, id }, { unitOfWork, transfers, clock }) => {
    const sourceId = await transfers.sourceOf(id);
    await unitOfWork.run(ofStaff(actor, sourceId), async (tx) => {
      const [found, now] = [await transfers.take(tx, id), clock.now()];
      assertWaits(found, ['asked', 'agreed'], now);
      await transfers.close(tx, found, 'withdrawn', now);
    });
    return sourceId;
  }),
  on(AgreeToTransfer, async ({ actor, id, profileIds }, { unitOfWork, transfers, mails, clock }) =>
    unitOfWork.run(memberTransaction(actor), async (tx) => {
      const [found, now] = [await transfers.take(tx, id), clock.now()];
      assertWaits(found, ['asked'], now, ({ sourceId }) => sourceId === actor.establishmentId);
      await transfers.agree(tx, found, [...new Set(profileIds)], now);
      const inTarget = await enterEstablishment(tx, found.targetId);
      const name = await transfers.nameOf(tx, found.sourceId);
      await mailHeads(inTarget, mails, name, { leaving: false, endsAt: found.endsAt });
    }),
  ),
  on(ConfirmTransfer, async ({ actor, id, given }, { unitOfWork, transfers, moves, clock }) =>
    unitOfWork.run(memberTransaction(actor), async (tx) => {
      await moves.assertNoGridMove(tx);
      const [found, now] = [await transfers.take(tx, id), clock.now()];
      assertWaits(found, ['agreed'], now, ({ targetId }) => targetId === actor.establishmentId);
      await transfers.noteDone(tx, found, await moves.move(tx, found, given, now), now);
    }),
  ),
  on(RefuseTransfer, async ({ actor, id }, { unitOfWork, transfers, clock }) =>
    unitOfWork.run(memberTransaction(actor), async (tx) => {
      const [found, now] = [await transfers.take(tx, id), clock.now()];
      assertWaits(found, ['asked', 'agreed'], now);
      await transfers.close(tx, found, 'refused', now);
    }),
  ),
];
