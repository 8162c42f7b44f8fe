import type { Actor } from '../../../platform/access/actor.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { Settings } from '../../../platform/settings/settings.js';
import type { GridVersion } from '../domain/grid-version.js';
import type { JudgedCase } from '../domain/grid-case.js';
import { GridCatalogue } from '../persistence/grid-catalogue.js';
import { GridProofs } from '../persistence/grid-cases.js';
import { CaseBench } from './case-bench.js';

export interface GridProofView {
  readonly version: GridVersion;
  readonly judged: readonly JudgedCase[];
  /** Signed cases that publication needs. */
  readonly needed: number;
  /** The actor is its last editor. */
  readonly isLastAuthor: boolean;
  /** Why the operator put it in force without its proof. */
  readonly unprovenReason: string | null;
}

/** The cases of a version, computed on its present state. Refusal: `introuvable`. */
export class GetGridProof extends QueryOf<{ gridId: number; actor: Actor }, GridProofView>() {}

const on = handlersWith({ grids: GridCatalogue, bench: CaseBench, proofs: GridProofs, settings: Settings });

export const gridProofQueries = [
  on(GetGridProof, async ({ gridId, actor }, { grids, bench, proofs, settings }) => {
    const version = await grids.byId(gridId);
    const [judged, { lastAuthorId, unprovenReason }, needed] = await Promise.all([
      bench.replay(version),
      proofs.marksOf(gridId),
      settings.get('proof_signed_cases'),
    ]);
    return { version, judged, needed, isLastAuthor: lastAuthorId === actor.accountId, unprovenReason };
  }),
];
