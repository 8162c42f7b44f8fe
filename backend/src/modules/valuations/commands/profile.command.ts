import type { Member } from '../../../platform/access/actor.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import type { SheetTexts, Profile } from '../domain/profile.aggregate.js';
import { staleVersion } from '../domain/valuation.errors.js';
import { Profiles } from '../persistence/profiles.js';
import { NameRefusals } from './name-refusals.js';
import { ProfileService } from './profile-service.js';
import { SheetSaving } from './sheet-saving.js';
import { memberTransaction } from './valuation-service.js';

/** Adds a profile without a valuation (POST /v1/user/profile). Answers its id. Refusals: `donnees_invalides`. */
export class CreateProfile extends CommandOf<{ actor: Member; name: string }, number>() {}

/**
 * Changes the name, the job sheet, or both (POST /v1/user/profile/update/one/{id}). Answers the new version. Refusals:
 * `introuvable`, `version_perimee`, `donnees_invalides`.
 */
export class ChangeProfile extends CommandOf<
  {
    actor: Member;
    profileId: number;
    change: { readonly name?: string; readonly sheet?: SheetTexts };
    expectedVersion: number | null;
  },
  number
>() {}

/** Deletes a profile without valuations. Refusals: `introuvable`, `version_perimee`, `profil_non_vide`. */
export class DeleteProfile extends CommandOf<{ actor: Member; profileId: number; expectedVersion: number | null }>() {}

/** @throws 409 `version_perimee` */
function assertRead({ state }: Profile, expectedVersion: number | null): void {
  if (expectedVersion !== null && expectedVersion !== state.version) throw staleVersion('person');
}

const on = handlersWith({
  unitOfWork: UnitOfWork,
  service: ProfileService,
  sheets: SheetSaving,
  profiles: Profiles,
  refusals: NameRefusals,
});

export const profileCommands = [
  on(CreateProfile, async ({ actor, name }, { unitOfWork, service, refusals }) =>
    refusals.bounded(actor, async () =>
      unitOfWork.run(memberTransaction(actor), async (tx) => service.add(tx, actor, name)),
    ),
  ),
  on(ChangeProfile, async (command, { unitOfWork, service, sheets, profiles, refusals }) => {
    const { actor, profileId, change, expectedVersion } = command;
    const work = async (): Promise<number> =>
      unitOfWork.run(memberTransaction(actor), async (tx) => {
        const profile = await service.take(tx, actor, profileId);
        assertRead(profile, expectedVersion);
        if (change.name !== undefined) profile.rename(change.name, service.context(actor));
        if (change.sheet !== undefined) {
          const sheet = await sheets.toSave(tx, actor, profileId, change.sheet);
          profile.saveSheet(sheet, service.context(actor));
        }
        await profiles.save(tx, profile);
        return profile.state.version;
      });
    return change.name === undefined ? work() : refusals.bounded(actor, work);
  }),
  on(DeleteProfile, async ({ actor, profileId, expectedVersion }, { unitOfWork, service, profiles }) =>
    unitOfWork.run(memberTransaction(actor), async (tx) => {
      const profile = await service.take(tx, actor, profileId);
      assertRead(profile, expectedVersion);
      profile.delete(service.context(actor));
      await profiles.save(tx, profile);
    }),
  ),
];
