import type { Actor } from '../../../platform/access/actor.js';
import { IdentityProof, type GivenProof } from '../../../platform/access/identity-proof.js';
import { ADMIN_SETTLES_DAYS, RuleOfTwo } from '../../../platform/access/rule-of-two.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, notFound, refuseFields } from '../../../platform/errors/domain-error.js';
import type { DomainEvent } from '../../../platform/events/domain-event.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { staffTransaction, UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { assertNewWage, type NewWage } from '../domain/wage-rules.js';
import { wageEvent } from '../domain/grid.events.js';
import { Wages, type LockedProposal } from '../persistence/wages.js';
import { WageEffects } from '../queries/wage-effects.js';

/** Proposes a value; answers the proposal's id. Refusals: `donnees_invalides`, `smic_propose`. */
export class ProposeWage extends CommandOf<{ actor: Actor; wage: NewWage }, number>() {}

/** The value, day and effect that the confirming admin has read. */
export interface ReadWage {
  readonly effectiveOn: string;
  readonly monthCents: number;
  readonly falls: number;
}

/**
 * Turns a proposal into an entry. If there is another admin than its author, that one must confirm, with a proof of
 * identity. Refusals: `introuvable`, `proposition_close`, `autre_admin`, `admin_recent`, `donnees_invalides` for
 * another value or day, `effet_change`, 422 on the password or the code, `trop_de_tentatives`.
 */
export class ConfirmWage extends CommandOf<{
  actor: Actor;
  id: number;
  read: ReadWage;
  proof: GivenProof;
  remoteAddress: string;
}>() {}

/** Refusals: `introuvable`, `proposition_close` once it is confirmed. */
export class WithdrawWage extends CommandOf<{ actor: Actor; id: number }>() {}

async function record(
  journal: EventJournal,
  transaction: Transaction,
  id: number,
  version: number,
  event: DomainEvent,
  now: Date,
): Promise<void> {
  await journal.append(transaction, {
    aggregateType: 'wage-proposals',
    aggregateId: id,
    firstVersion: version,
    events: [event],
    gridId: null,
    occurredAt: now,
  });
}

async function lockOpen(wages: Wages, transaction: Transaction, id: number): Promise<LockedProposal> {
  const found = await wages.lock(transaction, id);
  if (found === undefined) throw notFound('wageProposal');
  if (found.state !== 'proposed') throw new DomainError('proposition_close');
  return found;
}

const on = handlersWith({
  unitOfWork: UnitOfWork,
  wages: Wages,
  effects: WageEffects,
  journal: EventJournal,
  clock: Clock,
  identity: IdentityProof,
  two: RuleOfTwo,
});

export const wageCommands = [
  on(ProposeWage, async ({ actor, wage }, { unitOfWork, wages, effects, journal, clock }) => {
    assertNewWage(wage, await effects.known(), clock.today());
    return unitOfWork.run(staffTransaction(actor), async (transaction) => {
      const now = clock.now();
      const id = await wages.propose(transaction, wage, now);
      const { territory, effectiveOn, monthCents } = wage;
      const event = wageEvent.proposed.of({ territory, effectiveOn, monthCents });
      await record(journal, transaction, id, 1, event, now);
      return id;
    });
  }),
  on(
    ConfirmWage,
    async (
      { actor, id, read, proof, remoteAddress },
      { unitOfWork, identity, two, wages, effects, journal, clock },
    ) => {
      const { accountId } = actor;
      await identity.prove(actor, proof, remoteAddress);
      await unitOfWork.run(staffTransaction(actor), async (transaction) => {
        const found = await lockOpen(wages, transaction, id);
        const { createdBy } = found;
        if (createdBy === accountId && (await two.hasOther(transaction, accountId))) {
          throw new DomainError('autre_admin', { params: { jours: ADMIN_SETTLES_DAYS } });
        }
        await two.assertSettled(transaction, createdBy === null ? [accountId] : [createdBy, accountId]);
        assertRepeated(read, found);
        assertNewWage(found, await effects.known(), clock.today());
        const { falls } = await effects.of(found);
        if (falls !== read.falls) throw new DomainError('effet_change');
        const now = clock.now();
        const wageId = await wages.confirm(transaction, id, found, now);
        const { territory, effectiveOn, monthCents } = found;
        const event = wageEvent.confirmed.of({ territory, effectiveOn, monthCents, wageId, falls });
        await record(journal, transaction, id, found.version + 1, event, now);
      });
    },
  ),
  on(WithdrawWage, async ({ actor, id }, { unitOfWork, wages, journal, clock }) =>
    unitOfWork.run(staffTransaction(actor), async (transaction) => {
      const { version } = await lockOpen(wages, transaction, id);
      const now = clock.now();
      await wages.withdraw(transaction, id, now);
      await record(journal, transaction, id, version + 1, wageEvent.withdrawn.of({}), now);
    }),
  ),
];

/** A confirmation repeats the values, so that it is not a mere click. */
function assertRepeated(read: ReadWage, proposed: LockedProposal): void {
  const wrong = (['effectiveOn', 'monthCents'] as const).filter((field) => read[field] !== proposed[field]);
  if (wrong.length === 0) return;
  throw refuseFields(Object.fromEntries(wrong.map((field) => [field, { code: 'smic_confirmation' as const }])));
}
