import { Command } from '@nestjs/cqrs';
import type { Actor, Member } from '../../../platform/access/actor.js';

/**
 * Proposes a function of the grid in force for the rows that a group of titles has now, and tells their heads by mail.
 * Answers the proposal's id; where the same function waits for an answer already, that proposal, and nothing is done.
 * Refusals: `introuvable` for a group that is not shown, `donnees_invalides` for an unknown function,
 * `proposition_ouverte` while another function is proposed, `fonction_deja_refusee` when nobody is left to ask.
 */
export class ProposeFunction extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly groupId: number,
    readonly functionId: number,
  ) {
    super();
  }
}

/** Withdraws a proposal; one that is withdrawn stays so. Refusal: `introuvable`. */
export class WithdrawProposal extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super();
  }
}

export interface Answered {
  readonly state: 'accepted' | 'refused';
  /** Its amount is computed. */
  readonly completed: boolean;
}

/**
 * A head's answer for one row. An accepted function is an edit of the row, then its completion where nothing is missing.
 * The same answer once more does nothing. Refusals: `introuvable`, `proposition_close` after the other answer or the
 * withdrawal; of an acceptance `version_perimee` and what `takeFunction` refuses.
 */
export class AnswerProposal extends Command<Answered> {
  constructor(
    readonly actor: Member,
    /** Of the proposed row. */
    readonly id: number,
    readonly state: Answered['state'],
    readonly expectedVersion: number | null,
  ) {
    super();
  }
}
