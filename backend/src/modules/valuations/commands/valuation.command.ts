import { assertAllowed } from '../../../platform/access/access.guard.js';
import type { Member } from '../../../platform/access/actor.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { Valuation } from '../domain/valuation.aggregate.js';
import type { ValuationChange } from '../domain/valuation.change.js';
import { canSee } from '../domain/valuation.policy.js';
import { Valuations } from '../persistence/valuations.js';
import { NameRefusals } from './name-refusals.js';
import { ProfileService, type ProfileChoice } from './profile-service.js';
import { memberTransaction, ValuationService } from './valuation-service.js';

/**
 * Begins the classification of a function (POST /v1/valor/-1/profil). Answers the new id. Refusals: `donnees_invalides`
 * naming the fields, `introuvable` for another establishment's profile, `acces_refuse` when an associated account asks
 * for a visibility.
 */
export class CreateValuation extends CommandOf<
  {
    actor: Member;
    profile: ProfileChoice;
    change: ValuationChange;
    /** Undefined: like the person's other rows. */
    visible?: boolean | undefined;
  },
  number
>() {}

/**
 * Changes inputs or answers (POST /v1/valor/{id}/profil). Refusals: `introuvable`, `version_perimee` when the expected
 * version is out of date, `transition_refusee` on an archived row, `donnees_invalides`.
 */
export class EditValuation extends CommandOf<{
  actor: Member;
  valuationId: number;
  profile: ProfileChoice | null;
  change: ValuationChange;
  expectedVersion: number | null;
}>() {}

/**
 * Computes the amount on the grid in force (POST /v1/valor/update/valorpoints): status 1. Refusals: `introuvable`,
 * `version_perimee`, `transition_refusee`, `criteres_manquants`, `donnees_invalides`.
 */
export class CompleteValuation extends CommandOf<{
  actor: Member;
  valuationId: number;
  expectedVersion: number | null;
}>() {}

const on = handlersWith({
  unitOfWork: UnitOfWork,
  valuations: Valuations,
  service: ValuationService,
  profiles: ProfileService,
  refusals: NameRefusals,
});

export const valuationCommands = [
  on(
    CreateValuation,
    async ({ actor, profile, change, visible }, { unitOfWork, valuations, service, profiles, refusals }) => {
      if (visible !== undefined) assertAllowed('main', actor);
      return refusals.boundedChoice(actor, profile, async () =>
        unitOfWork.run(memberTransaction(actor), async (tx) => {
          const context = await service.newRow(tx, actor);
          const profileId = await profiles.settle(tx, actor, profile);
          const [id = 0] = await valuations.nextIds(tx, 1);
          const isVisible = visible ?? (await profiles.startsVisible(tx, actor, profileId));
          await valuations.saveAll(tx, [Valuation.create(id, profileId, change, context, isVisible)]);
          return id;
        }),
      );
    },
  ),
  on(EditValuation, async (command, { unitOfWork, valuations, service, profiles, refusals }) => {
    const { actor, valuationId, profile, change, expectedVersion } = command;
    await refusals.boundedChoice(actor, profile, async () =>
      unitOfWork.run(memberTransaction(actor), async (tx) => {
        const valuation = await service.take(tx, actor, valuationId, expectedVersion);
        const contextOf = await service.contexts(tx, actor, [valuation]);
        const present = valuation.state.profileId;
        const profileId = profile === null ? present : await profiles.settle(tx, actor, profile, present);
        valuation.edit({ ...change, profileId }, contextOf(valuation));
        // A row that moves to another person also counts as added there.
        const isAdded = profileId !== present && valuation.state.visible;
        if (isAdded && !(await profiles.startsVisible(tx, actor, profileId))) {
          // A limited row would disappear for an associated account that did not create it.
          if (!canSee(actor, { ...valuation.state, visible: false })) throw new DomainError('acces_refuse');
          valuation.setVisible(false, contextOf(valuation));
        }
        await valuations.saveAll(tx, [valuation]);
      }),
    );
  }),
  on(CompleteValuation, async ({ actor, valuationId, expectedVersion }, { unitOfWork, valuations, service }) =>
    unitOfWork.run(memberTransaction(actor), async (tx) => {
      const valuation = await service.take(tx, actor, valuationId, expectedVersion);
      const contextOf = await service.contexts(tx, actor, [valuation]);
      valuation.complete(contextOf(valuation));
      await valuations.saveAll(tx, [valuation]);
    }),
  ),
];
