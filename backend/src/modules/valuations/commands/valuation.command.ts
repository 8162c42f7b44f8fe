import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { assertAllowed } from '../../../platform/access/access.policy.js';
import type { Member } from '../../../platform/access/actor.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { Valuation } from '../domain/valuation.aggregate.js';
import type { ValuationChange } from '../domain/valuation.change.js';
import { canSee } from '../domain/valuation.policy.js';
import { NameRefusals } from './name-refusals.js';
import { ProfileService, type ProfileChoice } from './profile-service.js';
import { memberTransaction, ValuationService } from './valuation-service.js';
import { Valuations } from './valuations.port.js';

/**
 * Begins the classification of a function (POST /v1/valor/-1/profil). Answers the new id.
 * Refusals: `donnees_invalides` naming the fields, `introuvable` for a profile that is not the establishment's, `acces_refuse`
 * for a visibility asked by an associated account.
 */
export class CreateValuation extends Command<number> {
  constructor(
    readonly actor: Member,
    readonly profile: ProfileChoice,
    readonly change: ValuationChange,
    /** Undefined: as the person's other rows are. */
    readonly visible?: boolean,
  ) {
    super();
  }
}

/**
 * Changes inputs or answers (POST /v1/valor/{id}/profil).
 * Refusals: `introuvable`, `version_perimee` when the expected version is stale, `transition_refusee` on an archived
 * row, `donnees_invalides`.
 */
export class EditValuation extends Command<void> {
  constructor(
    readonly actor: Member,
    readonly valuationId: number,
    readonly profile: ProfileChoice | null,
    readonly change: ValuationChange,
    readonly expectedVersion: number | null,
  ) {
    super();
  }
}

/**
 * Computes the amount on the grid in force (POST /v1/valor/update/valorpoints): status 1.
 * Refusals: `introuvable`, `version_perimee`, `transition_refusee`, `criteres_manquants`, `donnees_invalides`.
 */
export class CompleteValuation extends Command<void> {
  constructor(
    readonly actor: Member,
    readonly valuationId: number,
    readonly expectedVersion: number | null,
  ) {
    super();
  }
}

@CommandHandler(CreateValuation)
export class CreateValuationHandler implements ICommandHandler<CreateValuation> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly valuations: Valuations,
    private readonly service: ValuationService,
    private readonly profiles: ProfileService,
    private readonly refusals: NameRefusals,
  ) {}

  async execute(command: CreateValuation): Promise<number> {
    if (command.visible !== undefined) assertAllowed('main', command.actor);
    if (!('profileName' in command.profile)) return this.create(command);
    return this.refusals.bounded(command.actor, async () => this.create(command));
  }

  private async create({ actor, profile, change, visible }: CreateValuation): Promise<number> {
    return this.unitOfWork.run(memberTransaction(actor), async (tx) => {
      const context = await this.service.newRow(tx, actor);
      const profileId = await this.profiles.settle(tx, actor, profile);
      const [id = 0] = await this.valuations.nextIds(tx, 1);
      const isVisible = visible ?? (await this.profiles.startsVisible(tx, actor, profileId));
      await this.valuations.saveAll(tx, [Valuation.create(id, profileId, change, context, isVisible)]);
      return id;
    });
  }
}

@CommandHandler(EditValuation)
export class EditValuationHandler implements ICommandHandler<EditValuation> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly valuations: Valuations,
    private readonly service: ValuationService,
    private readonly profiles: ProfileService,
    private readonly refusals: NameRefusals,
  ) {}

  async execute(command: EditValuation): Promise<void> {
    if (command.profile === null || !('profileName' in command.profile)) return this.edit(command);
    return this.refusals.bounded(command.actor, async () => this.edit(command));
  }

  private async edit({ actor, valuationId, profile, change, expectedVersion }: EditValuation): Promise<void> {
    await this.unitOfWork.run(memberTransaction(actor), async (tx) => {
      const valuation = await this.service.take(tx, actor, valuationId, expectedVersion);
      const contextOf = await this.service.contexts(tx, actor, [valuation]);
      const present = valuation.state.profileId;
      const profileId = profile === null ? present : await this.profiles.settle(tx, actor, profile, present);
      valuation.edit({ ...change, profileId }, contextOf(valuation));
      // A row that comes to a person from another one is added there, too.
      const isAdded = profileId !== present && valuation.state.visible;
      if (isAdded && !(await this.profiles.startsVisible(tx, actor, profileId))) {
        // Limited, it would be gone for an associated account that did not create it.
        if (!canSee(actor, { ...valuation.state, visible: false })) throw new DomainError('acces_refuse');
        valuation.setVisible(false, contextOf(valuation));
      }
      await this.valuations.saveAll(tx, [valuation]);
    });
  }
}

@CommandHandler(CompleteValuation)
export class CompleteValuationHandler implements ICommandHandler<CompleteValuation> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly valuations: Valuations,
    private readonly service: ValuationService,
  ) {}

  async execute({ actor, valuationId, expectedVersion }: CompleteValuation): Promise<void> {
    await this.unitOfWork.run(memberTransaction(actor), async (tx) => {
      const valuation = await this.service.take(tx, actor, valuationId, expectedVersion);
      const contextOf = await this.service.contexts(tx, actor, [valuation]);
      valuation.complete(contextOf(valuation));
      await this.valuations.saveAll(tx, [valuation]);
    });
  }
}
