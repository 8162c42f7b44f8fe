import { Command } from '@nestjs/cqrs';
import type { Device } from '../domain/device.js';

/**
 * Signs in (specification section 7, POST v1/user/login). A pending account gets a session too, restricted by its visa.
 * An account with a second step gets a challenge in its place (ADR 41).
 * Refusals: `identifiants_invalides`, `trop_de_tentatives`.
 */
export class OpenSession extends Command<OpenedSession | CodeAwaited> {
  constructor(
    readonly email: string,
    readonly password: string,
    readonly remoteAddress: string,
    readonly device: Device,
    readonly correlationId: string,
  ) {
    super();
  }
}

/** The password was right; with this and a code of the device a session is opened. */
export interface CodeAwaited {
  readonly challenge: string;
}

export interface OpenedSession {
  readonly token: string;
  readonly accountId: number;
}
