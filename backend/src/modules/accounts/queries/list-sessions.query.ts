import { Query } from '@nestjs/cqrs';
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
