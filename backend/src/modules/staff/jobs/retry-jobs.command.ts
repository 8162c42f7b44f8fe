import { Command } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import type { ManyDone } from '../../../platform/errors/many-done.js';

/** Has failed jobs tried again; those that are not in failure are left as they are. For admins. */
export class RetryJobs extends Command<ManyDone<string>> {
  constructor(
    readonly actor: Actor,
    /** Each its queue and its id there, a dot between. */
    readonly ids: readonly string[],
  ) {
    super();
  }
}
