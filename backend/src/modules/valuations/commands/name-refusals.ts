import { Injectable } from '@nestjs/common';
import type { Member } from '../../../platform/access/actor.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { isDuplicateName } from '../domain/profile.aggregate.js';
import type { ProfileChoice } from './profile-service.js';

/**
 * A refused name reveals to an associated account that a hidden person exists. It may get ten of these refusals an
 * hour. After that every name is refused, free ones too, because an answer would reveal the same.
 */
@Injectable()
export class NameRefusals {
  constructor(private readonly limits: PublicLimits) {}

  /** Work on an existing visible person reveals nothing and is not limited. */
  async boundedChoice<Result>(
    actor: Member,
    choice: ProfileChoice | null,
    work: () => Promise<Result>,
  ): Promise<Result> {
    return choice !== null && 'profileName' in choice ? this.bounded(actor, work) : work();
  }

  /** @throws DomainError `trop_de_tentatives`, and the refusals of the work */
  async bounded<Result>(
    actor: Member,
    work: () => Promise<Result>,
    reveals: (result: Result) => boolean = () => false,
  ): Promise<Result> {
    if (!actor.associated) return work();
    // The count is taken before the work and given back later, so that simultaneous calls cannot exceed the limit.
    const giveBack = await this.limits.takeRefusal('taken-name', String(actor.accountId));
    let isRevealed = false;
    try {
      const result = await work();
      isRevealed = reveals(result);
      return result;
    } catch (refusal) {
      isRevealed = isDuplicateName(refusal);
      throw refusal;
    } finally {
      // The work is done or refused by now, so an error here must not fail it. One count too many is acceptable.
      if (!isRevealed) await giveBack().catch(() => undefined);
    }
  }
}
