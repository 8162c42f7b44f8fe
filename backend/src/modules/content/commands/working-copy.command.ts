import { Command } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import type { ContentKind } from '../domain/publication.js';
import type { WorkingCopy } from './working-copies.port.js';

interface CopiedRecord {
  readonly kind: ContentKind;
  readonly id: number;
}

/** Keeps what the writer has typed so far; the record itself stays (ADR 36). Refusal: `introuvable`. */
export class KeepWorkingCopy extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly record: CopiedRecord,
    readonly copy: WorkingCopy,
  ) {
    super();
  }
}

/** Forgets what the writer has typed and not saved. Refusal: `introuvable`. */
export class DropWorkingCopy extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly record: CopiedRecord,
  ) {
    super();
  }
}
