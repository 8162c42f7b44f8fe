import { Query } from '@nestjs/cqrs';
import type { SecondStep } from '@valorisation/contract';
import type { Actor } from '../../../platform/access/actor.js';

/** How signing in stands for one's own account. */
export class GetSecondStep extends Query<SecondStep> {
  constructor(readonly actor: Actor) {
    super();
  }
}
