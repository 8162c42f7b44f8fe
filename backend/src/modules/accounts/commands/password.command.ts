import { Command } from '@nestjs/cqrs';
import type { Device } from '../domain/device.js';
import type { OpenedSession } from './open-session.command.js';

/**
 * Asks for a link to choose a new password (specification section 7, POST /v1/user/forgot/pass). Known and unknown
 * addresses are received alike. Refusal: `trop_de_tentatives`.
 */
export class AskPasswordReset extends Command<void> {
  constructor(
    readonly email: string,
    readonly remoteAddress: string,
    readonly correlationId: string,
  ) {
    super();
  }
}

/**
 * Chooses a new password with the token of a mail; every session of the account ends.
 * Refusals: `lien_invalide`, `lien_remplace`, `lien_utilise`, `lien_expire`, `donnees_invalides`.
 */
export class ResetPassword extends Command<void> {
  constructor(
    readonly token: string,
    readonly password: string,
    readonly remoteAddress: string,
    readonly correlationId: string,
  ) {
    super();
  }
}

export interface ActivatedSession extends OpenedSession {
  /** Came with the request for the account. */
  readonly estimate: string | null;
}

/**
 * Activates an account with the token of its mail and a first password, and signs in (specification section 7,
 * /v1/user/activate). Refusals: `lien_invalide`, `lien_remplace`, `lien_utilise`, `lien_expire`,
 * `compte_deja_active`, `donnees_invalides`.
 */
export class ActivateAccount extends Command<ActivatedSession> {
  constructor(
    readonly token: string,
    readonly password: string,
    readonly remoteAddress: string,
    readonly device: Device,
    readonly correlationId: string,
  ) {
    super();
  }
}
