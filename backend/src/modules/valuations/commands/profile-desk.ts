import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Member } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { Profile, type ProfileContext } from '../domain/profile.aggregate.js';
import { notFound } from '../domain/valuation.errors.js';
import { canSeeProfile } from '../domain/valuation.policy.js';
import type { ProfileChoice } from './valuation.command.js';
import { Profiles } from './valuations.port.js';

/** Finds or adds the profile that a command names. */
@Injectable()
export class ProfileDesk {
  constructor(
    private readonly profiles: Profiles,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 `introuvable` for an unknown id, 422 for a missing or taken name. */
  async settle(tx: Transaction, actor: Member, choice: ProfileChoice): Promise<number> {
    if ('profileName' in choice) return this.add(tx, actor, choice.profileName);
    return (await this.take(tx, actor, choice.profileId)).state.id;
  }

  async add(tx: Transaction, actor: Member, name: string): Promise<number> {
    const profile = Profile.create(await this.profiles.nextId(tx), name, this.context(actor));
    await this.profiles.save(tx, profile);
    return profile.state.id;
  }

  /** @throws 404 `introuvable`, also for a profile all of whose rows are limited to others. */
  async take(tx: Transaction, actor: Member, id: number): Promise<Profile> {
    const profile = await this.profiles.find(tx, id);
    if (profile === undefined) throw notFound();
    if (actor.associated && !canSeeProfile(actor, await this.profiles.rowsOf(tx, id))) throw notFound();
    return profile;
  }

  context({ accountId }: Member): ProfileContext {
    return { actorId: accountId, now: this.clock.now(), newTextId: randomUUID() };
  }
}
