import { Injectable } from '@nestjs/common';
import type { GateReason } from '@valorisation/contract';
import { draftProblems, GRID_PARTS, GridError, readGrid, type GridDocument } from '@valorisation/rules';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { documentFingerprint } from '../domain/grid-case.js';
import type { WeighedVersion } from '../domain/grid-version.js';
import { GridVersions } from '../persistence/grid-versions.js';
import { ProofGate, type ProofGap } from './proof-gate.js';

/** Why a version may not be published yet: first what its document lacks, then its proof (ADR 49, ADR 51). */
@Injectable()
export class PublicationGate {
  constructor(
    private readonly versions: GridVersions,
    private readonly proof: ProofGate,
  ) {}

  /** Empty when it may be published. Lock the version first if you publish next. */
  async reasons(tx: Transaction, version: WeighedVersion): Promise<readonly GateReason[]> {
    if (await this.bringsBack(tx, version)) return [];
    const ofDocument = documentReasons(version.document);
    // Cases cannot be replayed on a document that cannot be read.
    if (ofDocument.length > 0) return ofDocument;
    return (await this.proof.check(tx, version)).map(proofReason);
  }

  /** A document that was published before needs no new proof. */
  private async bringsBack(tx: Transaction, { document, restores }: WeighedVersion): Promise<boolean> {
    if (restores === null) return false;
    const former = await this.versions.read(tx, restores);
    return documentFingerprint(former.document) === documentFingerprint(document);
  }
}

function documentReasons(document: GridDocument): readonly GateReason[] {
  const lacking = GRID_PARTS.find((part) => document[part] === undefined);
  if (lacking !== undefined) return [{ code: 'unreadable', place: lacking, count: null, needed: null }];
  const { length } = draftProblems(document);
  if (length > 0) return [{ code: 'problems', place: '', count: length, needed: null }];
  try {
    readGrid(document);
    return [];
  } catch (error) {
    if (error instanceof GridError) return [{ code: 'unreadable', place: error.path, count: null, needed: null }];
    throw error;
  }
}

function proofReason(gap: ProofGap): GateReason {
  if (gap.kind === 'too-few-signed')
    return { code: 'too_few_signed', place: '', count: gap.signed, needed: gap.needed };
  const code = gap.kind === 'cases-off' ? 'cases_off' : 'cases_to_take_over';
  return { code, place: gap.titles.join('\u00a0; '), count: gap.titles.length, needed: null };
}
