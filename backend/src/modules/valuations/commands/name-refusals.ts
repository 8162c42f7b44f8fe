import { Injectable } from '@nestjs/common';
import type { Member } from '../../../platform/access/actor.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { isDuplicateName } from '../domain/profile.aggregate.js';

/**
 * A name that is refused tells an associated account that a person exists whom it may not see. It reads 10 refusals an hour;
 * then no name of its is judged, free ones neither, since that would tell as much.
 */
@Injectable()
export class NameRefusals {
  constructor(private readonly limits: PublicLimits) {}

  /** @throws DomainError `trop_de_tentatives`, and what the work refuses */
  async bounded<Result>(
    actor: Member,
    work: () => Promise<Result>,
    tells: (result: Result) => boolean = () => false,
  ): Promise<Result> {
    if (!actor.associated) return work();
    // Taken before and given back, so that calls at the same moment cannot read more.
    const giveBack = await this.limits.takeRefusal('taken-name', String(actor.accountId));
    let isTold = false;
    try {
      const result = await work();
      isTold = tells(result);
      return result;
    } catch (refusal) {
      isTold = isDuplicateName(refusal);
      throw refusal;
    } finally {
      if (!isTold) await giveBack();
    }
  }
}
