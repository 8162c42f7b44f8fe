import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Settings } from '../../../platform/settings/settings.js';
import { GridCatalogue } from '../domain/grid-catalogue.js';
import { CaseBench } from './case-bench.js';
import { GetGridProof, type GridProofView } from './grid-proof.query.js';
import { GridProofs } from './grid-proofs.port.js';

@QueryHandler(GetGridProof)
export class GetGridProofHandler implements IQueryHandler<GetGridProof> {
  constructor(
    private readonly grids: GridCatalogue,
    private readonly bench: CaseBench,
    private readonly proofs: GridProofs,
    private readonly settings: Settings,
  ) {}

  async execute({ gridId, actor }: GetGridProof): Promise<GridProofView> {
    const version = await this.grids.byId(gridId);
    const [judged, { lastAuthorId, unprovenReason }, needed] = await Promise.all([
      this.bench.replay(version),
      this.proofs.marksOf(gridId),
      this.settings.get('proof_signed_cases'),
    ]);
    return { version, judged, needed, isLastAuthor: lastAuthorId === actor.accountId, unprovenReason };
  }
}
