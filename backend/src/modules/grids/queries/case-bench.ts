import { Injectable } from '@nestjs/common';
import { documentFingerprint, judgeCase, type JudgedCase } from '../domain/grid-case.js';
import type { GridVersion } from '../domain/grid-version.js';
import { GridProofs } from '../persistence/grid-cases.js';

/** Replays the cases of a version for each reading, so that the effect of a save shows at once. */
@Injectable()
export class CaseBench {
  constructor(private readonly proofs: GridProofs) {}

  async replay({ id, grid, document }: GridVersion): Promise<readonly JudgedCase[]> {
    const fingerprint = documentFingerprint(document);
    return (await this.proofs.casesOf(id)).map((one) => judgeCase(grid, fingerprint, one));
  }
}
