import { Command } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import type { Device } from '../domain/device.js';
import type { OpenedSession } from './open-session.command.js';

/**
 * Signs in with the code that the password alone was not enough without. Refusals: `identification_expiree`,
 * `donnees_invalides` on the code, `trop_de_tentatives`.
 */
export class OpenSessionByCode extends Command<OpenedSession> {
  constructor(
    readonly challenge: string,
    readonly code: string,
    readonly remoteAddress: string,
    readonly device: Device,
    readonly correlationId: string,
  ) {
    super();
  }
}

/** Makes a secret for one's device; nothing is asked for it before it is confirmed. Refusal: `second_facteur_actif`. */
export class PrepareSecondStep extends Command<{ readonly secret: string; readonly uri: string }> {
  constructor(
    readonly actor: Actor,
    readonly password: string,
    readonly remoteAddress: string,
  ) {
    super();
  }
}

/**
 * Signing in asks for a code from now on; the other sessions end. Answers the recovery codes, this once. Refusals:
 * `donnees_invalides` on the code, `second_facteur_actif`.
 */
export class ConfirmSecondStep extends Command<readonly string[]> {
  constructor(
    readonly actor: Actor,
    readonly sessionId: number,
    readonly code: string,
    readonly remoteAddress: string,
  ) {
    super();
  }
}

/** Other recovery codes in place of those that there are. Refusals: `donnees_invalides`, `second_facteur_absent`. */
export class RenewRecoveryCodes extends Command<readonly string[]> {
  constructor(
    readonly actor: Actor,
    readonly password: string,
    readonly code: string,
    readonly remoteAddress: string,
  ) {
    super();
  }
}

/** Signing in asks for the password alone again. Refusals: `donnees_invalides`, `second_facteur_absent`. */
export class RemoveSecondStep extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly password: string,
    readonly code: string,
    readonly remoteAddress: string,
  ) {
    super();
  }
}
