import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { wasEverInForce, type LockedVersion } from '../domain/grid-version.js';
import { gridForced, gridPutInForce } from '../domain/grid.events.js';
import { GridVersions } from '../persistence/grid-versions.js';
import { GridJournal } from './grid-journal.js';
import { ProofGate, refusedBy } from './proof-gate.js';

/**
 * Who puts a version in force: a confirmed publication, or the operator. The operator restores a proven version that was in
 * force before, or forces any version by giving a reason.
 */
type SwitchedBy = 'publication' | { readonly forcedFor: string | null };

/** The only code that puts a version in force. The valuations follow from its event. */
@Injectable()
export class GridSwitch {
  constructor(
    private readonly versions: GridVersions,
    private readonly gate: ProofGate,
    private readonly journal: GridJournal,
  ) {}

  /**
   * @throws 404 `introuvable`, 409 `sans_effet`, `grille_a_publier` for a version that was never in force,
   * `grille_cas_faux`, `grille_sans_preuve`
   */
  async to(tx: Transaction, gridId: number, by: SwitchedBy): Promise<void> {
    await this.versions.lockSwitch(tx);
    const version = await this.versions.lock(tx, gridId);
    if (version.status === 'in_force') throw new DomainError('sans_effet');
    const reason = by === 'publication' ? null : await this.unproven(tx, version, by.forcedFor);
    const previousGridId = await this.versions.replaceInForce(tx, gridId, reason);
    const forced = reason === null ? [] : [gridForced.of({ reason })];
    await this.journal.record(tx, gridId, ...forced, gridPutInForce.of({ previousGridId }));
  }

  /** The operator's reason for a version without its proof; null when nothing is missing. */
  private async unproven(tx: Transaction, version: LockedVersion, forcedFor: string | null): Promise<string | null> {
    const [gap] = await this.gate.check(tx, version);
    if (gap === undefined && wasEverInForce(version)) return null;
    if (forcedFor !== null) return forcedFor;
    throw gap === undefined ? new DomainError('grille_a_publier') : refusedBy(gap);
  }
}
