import { Injectable } from '@nestjs/common';
import { documentFingerprint, judgeCase, type JudgedCase } from '../domain/grid-case.js';
import type { GridVersion } from '../domain/grid-version.js';
import { GridProofs } from '../persistence/grid-cases.js';
import type { Actor } from '../../../platform/access/actor.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { Settings } from '../../../platform/settings/settings.js';
import { GridCatalogue } from '../persistence/grid-catalogue.js';

/** Replays the cases of a version for each reading, so that the effect of a save shows at once. */
@Injectable()
export class CaseBench {
  constructor(private readonly proofs: GridProofs) {}

  async replay({ id, grid, document }: GridVersion): Promise<readonly JudgedCase[]> {
    const fingerprint = documentFingerprint(document);
    return (await this.proofs.casesOf(id)).map((one) => judgeCase(grid, fingerprint, one));
  }
}

export interface GridProofView {
  readonly version: GridVersion;
  readonly judged: readonly JudgedCase[];
  readonly needed: number;
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
