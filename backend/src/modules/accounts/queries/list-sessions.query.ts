import { Query } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import type { Device } from '../domain/device.js';

/** A live session of one's own. The network's address is not kept. */
export interface SessionView extends Device {
  readonly id: number;
  readonly createdAt: Date;
  /** Written down once an hour. */
  readonly lastUsedAt: Date;
}

/** The live sessions of an account, the last used first. */
export class ListSessions extends Query<readonly SessionView[]> {
  constructor(readonly accountId: number) {
    super();
  }
}

/** The same for staff. Refusals: `introuvable`; `acces_refuse` for an account of staff, unless an admin asks. */
export class ListAccountSessions extends Query<readonly SessionView[]> {
  constructor(
    readonly accountId: number,
    readonly actor: Actor,
  ) {
    super();
  }
}
