import type { Actor } from './actor.js';

/** One proof of identity: the device's code for an account with a second step, otherwise its password. */
export interface GivenProof {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

/** A further proof, because an open session is not enough. The accounts module implements it. */
export abstract class IdentityProof {
  /**
   * Checks the device's code of an account with a second step, otherwise the password. Attempts are counted and slowed down.
   * @throws 422 on `password` or `code`, 429 `trop_de_tentatives`
   */
  abstract prove(actor: Actor, given: GivenProof, remoteAddress: string): Promise<void>;
}
