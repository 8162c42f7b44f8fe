import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { documentFingerprint } from '../domain/grid-case.js';
import { assertDraft } from '../domain/grid-draft.js';
import type { LockedVersion } from '../domain/grid-version.js';
import { publicationAsked, publicationCancelled } from '../domain/grid.events.js';
import { isSameContent, type Publication } from '../domain/publication.js';
import { GridPublications } from '../persistence/grid-publications.js';
import { GridJournal } from './grid-journal.js';
import { GridSwitch } from './grid-switch.js';
import { PublicationGate } from './publication-gate.js';

interface Asked extends Pick<Publication, 'takesForceAt' | 'announce'> {
  readonly reason: string;
  readonly withdraws: number | null;
}

/** Steps that the publication commands share, each inside the command's transaction. */
@Injectable()
export class PublicationWork {
  constructor(
    private readonly publications: GridPublications,
    private readonly gate: PublicationGate,
    private readonly gridSwitch: GridSwitch,
    private readonly journal: GridJournal,
    private readonly clock: Clock,
  ) {}

  /** @throws 409 `grille_pas_brouillon`, `publication_deja_demandee`, `grille_non_prete` */
  async ask(tx: Transaction, version: LockedVersion, asked: Asked): Promise<void> {
    const { id: gridId, version: contentVersion, document } = version;
    if ((await this.publications.lockOpen(tx, gridId)) !== undefined)
      throw new DomainError('publication_deja_demandee');
    assertDraft(version);
    await this.assertReady(tx, version);
    const now = this.clock.now();
    const sha256 = documentFingerprint(document);
    const { withdraws, reason, takesForceAt, announce } = asked;
    const wanted = { gridId, contentVersion, sha256, takesForceAt, announce, reason, now };
    const publicationId = await this.publications.ask(tx, wanted);
    const at = takesForceAt?.toISOString() ?? null;
    const payload = { publicationId, contentVersion, takesForceAt: at, announce, withdraws };
    await this.journal.record(tx, gridId, publicationAsked.of(payload));
  }

  /** @throws 409 `grille_non_prete` */
  async assertReady(tx: Transaction, version: LockedVersion): Promise<void> {
    if (!(await this.isReady(tx, version))) throw new DomainError('grille_non_prete');
  }

  async isReady(tx: Transaction, version: LockedVersion): Promise<boolean> {
    return (await this.gate.reasons(tx, version)).length === 0;
  }

  isSame(publication: Publication | undefined, version: LockedVersion): boolean {
    return publication !== undefined && isSameContent(publication, version, documentFingerprint(version.document));
  }

  /** The caller has locked the version's row and its request. */
  async cancel(tx: Transaction, gridId: number, publicationId: number): Promise<void> {
    await this.publications.cancel(tx, gridId, publicationId, this.clock.now());
    await this.journal.record(tx, gridId, publicationCancelled.of({ publicationId }));
  }

  async putInForce(tx: Transaction, gridId: number, publicationId: number): Promise<void> {
    await this.gridSwitch.to(tx, gridId, 'publication');
    await this.publications.finish(tx, gridId, publicationId, this.clock.now());
  }
}
