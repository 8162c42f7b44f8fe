import { Command } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';

interface MessageTarget {
  readonly id: number;
  /** That the writer has read; left out: whatever stands. */
  readonly version?: number | undefined;
}

/** Gives a message to one of staff, or to nobody. Refusals: `introuvable`, `version_perimee`, `message_clos`, `donnees_invalides`. */
export class AssignMessage extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly target: MessageTarget,
    readonly to: number | null,
  ) {
    super();
  }
}

/**
 * Answers by mail, in the thread that the sender's copy began, and closes if so asked.
 * Refusals: `introuvable`, `version_perimee`, `message_clos`.
 */
export class AnswerMessage extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly target: MessageTarget,
    readonly text: string,
    readonly closes: boolean,
  ) {
    super();
  }
}

/** A note that staff alone read. Refusal: `introuvable`. */
export class NoteMessage extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly target: MessageTarget,
    readonly text: string,
  ) {
    super();
  }
}

/** Refusals: `introuvable`, `version_perimee`, `message_clos`. */
export class CloseMessage extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly target: MessageTarget,
  ) {
    super();
  }
}

/** Refusals: `introuvable`, `version_perimee`, `message_ouvert`. */
export class ReopenMessage extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly target: MessageTarget,
  ) {
    super();
  }
}
