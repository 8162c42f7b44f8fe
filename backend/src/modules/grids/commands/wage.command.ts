import { Command } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import type { GivenProof } from '../../../platform/access/identity-proof.js';
import type { NewWage } from '../domain/wage-rules.js';

/** Proposes a value; answers the proposal's id. Refusals: `donnees_invalides`, `smic_propose`. */
export class ProposeWage extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly wage: NewWage,
  ) {
    super();
  }
}

/** Value, day and effect as the one who confirms has read them. */
export interface ReadWage {
  readonly effectiveOn: string;
  readonly monthCents: number;
  readonly falls: number;
}

/**
 * Makes an entry of a proposal; by another admin than its author where there is one, who proves who it is.
 * Refusals: `introuvable`, `proposition_close`, `autre_admin`, `admin_recent`, `donnees_invalides` for another value or day,
 * `effet_change`, 422 on the password or the code, `trop_de_tentatives`.
 */
export class ConfirmWage extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly read: ReadWage,
    readonly proof: GivenProof,
    readonly remoteAddress: string,
  ) {
    super();
  }
}

/** Refusals: `introuvable`, `proposition_close` once it is confirmed. */
export class WithdrawWage extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super();
  }
}
