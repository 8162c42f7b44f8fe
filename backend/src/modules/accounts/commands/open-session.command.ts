import { Command } from '@nestjs/cqrs';
import type { Device } from '../domain/device.js';

/**
 * Signs in (specification section 7, POST v1/user/login). A pending account gets a session too, restricted by its visa.
 * Refusals: `identifiants_invalides`, `trop_de_tentatives`.
 */
export class OpenSession extends Command<OpenedSession> {
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

export interface OpenedSession {
  readonly token: string;
  readonly accountId: number;
}
