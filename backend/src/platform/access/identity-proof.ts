import type { Actor } from './actor.js';

/** One of them: the code of the device where the account has a second step, its password else. */
export interface GivenProof {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

/** Asks a signed-in person for what an open session alone does not show; the accounts module answers it. */
export abstract class IdentityProof {
  /**
   * By a code of the device where the account has a second step, by its password else. Attempts are counted and slowed down.
   * @throws 422 on `password` or `code`, 429 `trop_de_tentatives`
   */
  abstract prove(actor: Actor, given: GivenProof, remoteAddress: string): Promise<void>;
}
