import { Query } from '@nestjs/cqrs';

/** A live session of one's own. Neither the network's address nor the browser's name is kept. */
export interface SessionView {
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
