import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { isSameContent, type Publication, type PublishableVersion } from '../domain/publication.js';
import { publicationAsked } from '../domain/grid.events.js';
import { documentFingerprint } from '../domain/fingerprint.js';
import { GridJournal } from './grid-journal.js';
import { GridPublications } from './grid-publications.port.js';
import { GridSwitch } from './grid-switch.js';
import { PublicationGate } from './publication-gate.js';

interface Asked extends Pick<Publication, 'takesForceAt' | 'announce'> {
  readonly reason: string;
  readonly withdraws: number | null;
}

/** What the commands of a publication share, each inside its own transaction. */
@Injectable()
export class PublicationWork {
  constructor(
    private readonly publications: GridPublications,
    private readonly gate: PublicationGate,
    private readonly gridSwitch: GridSwitch,
    private readonly journal: GridJournal,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 */
  async version(tx: Transaction, gridId: number): Promise<PublishableVersion> {
    const version = await this.publications.lockVersion(tx, gridId);
    if (version === undefined) throw notFound('grid');
    return version;
  }

  /** @throws 409 `grille_pas_brouillon`, `publication_deja_demandee`, `grille_non_prete` */
  async ask(tx: Transaction, version: PublishableVersion, asked: Asked): Promise<void> {
    const { id: gridId, contentVersion, document, status } = version;
    if ((await this.publications.lockOpen(tx, gridId)) !== undefined)
      throw new DomainError('publication_deja_demandee');
    if (status !== 'draft') throw new DomainError('grille_pas_brouillon');
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
  async assertReady(tx: Transaction, version: PublishableVersion): Promise<void> {
    if (!(await this.isReady(tx, version))) throw new DomainError('grille_non_prete');
  }

  /** What brings a version back was published before: nothing of it has to be shown again. */
  async isReady(tx: Transaction, version: PublishableVersion): Promise<boolean> {
    if (version.restores !== null && (await this.isRestored(tx, version, version.restores))) return true;
    return (await this.gate.reasons(tx, version)).length === 0;
  }

  isSame(publication: Publication | undefined, version: PublishableVersion): boolean {
    return publication !== undefined && isSameContent(publication, version, documentFingerprint(version.document));
  }

  async putInForce(tx: Transaction, gridId: number, publicationId: number): Promise<void> {
    await this.gridSwitch.to(tx, gridId, 'publication');
    await this.publications.finish(tx, gridId, publicationId, this.clock.now());
  }

  private async isRestored(tx: Transaction, { document }: PublishableVersion, restores: number): Promise<boolean> {
    const former = await this.publications.lockVersion(tx, restores);
    return former !== undefined && documentFingerprint(former.document) === documentFingerprint(document);
  }
}
