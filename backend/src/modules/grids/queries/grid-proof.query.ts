import { Query } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import type { GridVersion } from '../domain/grid-version.js';
import type { JudgedCase } from '../domain/replay-case.js';

export interface GridProofView {
  readonly version: GridVersion;
  readonly judged: readonly JudgedCase[];
  /** Signed cases that publication asks for. */
  readonly needed: number;
  /** The actor has changed it last. */
  readonly isLastAuthor: boolean;
  /** Why the operator has put it in force without its proof. */
  readonly unprovenReason: string | null;
}

/** The cases of a version, asked of the rules as it stands now. Refusal: `introuvable`. */
export class GetGridProof extends Query<GridProofView> {
  constructor(
    readonly gridId: number,
    readonly actor: Actor,
  ) {
    super();
  }
}
