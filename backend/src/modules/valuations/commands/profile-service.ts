import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isSameProfileName } from '@valorisation/rules';
import type { Member } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { Profile, type ProfileContext } from '../domain/profile.aggregate.js';
import { canSee, canSeeProfile, startsVisible } from '../domain/valuation.policy.js';
import { Profiles } from '../persistence/profiles.js';

@Injectable()
export class ProfileService {
  constructor(
    private readonly profiles: Profiles,
    private readonly clock: Clock,
  ) {}

  /**
   * A name adds a profile, unless the row's present profile has it.
   * @throws 404 `introuvable` for an unknown id, 422 for a missing or taken name
   */
  async settle(tx: Transaction, actor: Member, choice: ProfileChoice, presentId?: number): Promise<number> {
    if ('profileName' in choice) {
      const present = presentId === undefined ? undefined : await this.profiles.find(tx, presentId);
      const isPresent = present !== undefined && isSameProfileName(present.name, choice.profileName);
      return isPresent ? present.state.id : this.add(tx, actor, choice.profileName);
    }
    return (await this.take(tx, actor, choice.profileId)).state.id;
  }

  async add(tx: Transaction, actor: Member, name: string): Promise<number> {
    const profile = Profile.create(await this.profiles.nextId(tx), name, this.context(actor));
    await this.profiles.save(tx, profile);
    return profile.state.id;
  }

  /** @throws 404 `introuvable`, also for a profile whose rows are all limited to others */
  async take(tx: Transaction, actor: Member, id: number): Promise<Profile> {
    const profile = await this.profiles.find(tx, id);
    if (profile === undefined) throw notFound('person');
    if (actor.associated && !canSeeProfile(actor, await this.profiles.rowsOf(tx, id))) throw notFound('person');
    return profile;
  }

  /** True when a row added to the profile is visible by default. */
  async startsVisible(tx: Transaction, actor: Member, id: number): Promise<boolean> {
    return startsVisible((await this.profiles.rowsOf(tx, id)).filter((row) => canSee(actor, row)));
  }

  context({ accountId }: Member): ProfileContext {
    return { actorId: accountId, now: this.clock.now(), newTextId: randomUUID() };
  }
}

export type ProfileChoice = { readonly profileId: number } | { readonly profileName: string };
