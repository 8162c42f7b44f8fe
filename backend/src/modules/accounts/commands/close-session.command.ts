import { Command } from '@nestjs/cqrs';

/** Signs out: the session's token is dead at once, in every process. */
export class CloseSession extends Command<void> {
  constructor(readonly sessionId: number) {
    super();
  }
}

/** Ends one of the account's own sessions, this one or another. Refusal: `introuvable`, also for somebody else's. */
export class CloseOwnSession extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly sessionId: number,
  ) {
    super();
  }
}

/** Ends every session of the account, one left out if given. */
export class CloseEverySession extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly except?: number,
  ) {
    super();
  }
}
