import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import type { SheetTexts, Profile } from '../domain/profile.aggregate.js';
import { staleVersion } from '../domain/valuation.errors.js';
import { NameRefusals } from './name-refusals.js';
import { ProfileService } from './profile-service.js';
import { SheetSaving } from './sheet-saving.js';
import { memberTransaction } from './valuation-service.js';
import { Profiles } from './valuations.port.js';

/** Adds a profile without a valuation (POST /v1/user/profile). Answers its id. Refusals: `donnees_invalides`. */
export class CreateProfile extends Command<number> {
  constructor(
    readonly actor: Member,
    readonly name: string,
  ) {
    super();
  }
}

/**
 * Changes the name, the job sheet, or both (POST /v1/user/profile/update/one/{id}). Answers the
 * version that the next change is held against.
 * Refusals: `introuvable`, `version_perimee`, `donnees_invalides`.
 */
export class ChangeProfile extends Command<number> {
  constructor(
    readonly actor: Member,
    readonly profileId: number,
    readonly change: { readonly name?: string; readonly sheet?: SheetTexts },
    readonly expectedVersion: number | null,
  ) {
    super();
  }
}

/** Deletes a profile that carries no valuation. Refusals: `introuvable`, `version_perimee`, `profil_non_vide`. */
export class DeleteProfile extends Command<void> {
  constructor(
    readonly actor: Member,
    readonly profileId: number,
    readonly expectedVersion: number | null,
  ) {
    super();
  }
}

/** @throws 409 `version_perimee` */
function assertRead({ state }: Profile, expectedVersion: number | null): void {
  if (expectedVersion !== null && expectedVersion !== state.version) throw staleVersion('person');
}

@CommandHandler(CreateProfile)
export class CreateProfileHandler implements ICommandHandler<CreateProfile> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly service: ProfileService,
    private readonly refusals: NameRefusals,
  ) {}

  async execute({ actor, name }: CreateProfile): Promise<number> {
    return this.refusals.bounded(actor, async () =>
      this.unitOfWork.run(memberTransaction(actor), async (tx) => this.service.add(tx, actor, name)),
    );
  }
}

@CommandHandler(ChangeProfile)
export class ChangeProfileHandler implements ICommandHandler<ChangeProfile> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly service: ProfileService,
    private readonly sheets: SheetSaving,
    private readonly profiles: Profiles,
    private readonly refusals: NameRefusals,
  ) {}

  async execute(command: ChangeProfile): Promise<number> {
    if (command.change.name === undefined) return this.change(command);
    return this.refusals.bounded(command.actor, async () => this.change(command));
  }

  private async change({ actor, profileId, change, expectedVersion }: ChangeProfile): Promise<number> {
    return this.unitOfWork.run(memberTransaction(actor), async (tx) => {
      const profile = await this.service.take(tx, actor, profileId);
      assertRead(profile, expectedVersion);
      if (change.name !== undefined) profile.rename(change.name, this.service.context(actor));
      if (change.sheet !== undefined) {
        const sheet = await this.sheets.toSave(tx, actor, profileId, change.sheet);
        profile.saveSheet(sheet, this.service.context(actor));
      }
      await this.profiles.save(tx, profile);
      return profile.state.version;
    });
  }
}

@CommandHandler(DeleteProfile)
export class DeleteProfileHandler implements ICommandHandler<DeleteProfile> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly service: ProfileService,
    private readonly profiles: Profiles,
  ) {}

  async execute({ actor, profileId, expectedVersion }: DeleteProfile): Promise<void> {
    await this.unitOfWork.run(memberTransaction(actor), async (tx) => {
      const profile = await this.service.take(tx, actor, profileId);
      assertRead(profile, expectedVersion);
      profile.delete(this.service.context(actor));
      await this.profiles.save(tx, profile);
    });
  }
}

export const profileHandlers = [CreateProfileHandler, ChangeProfileHandler, DeleteProfileHandler];
