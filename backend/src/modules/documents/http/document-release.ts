import type { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import { notFound, unavailable } from '../../../platform/errors/domain-error.js';
import { FileStore, type Damage } from '../../../platform/storage/file-store.js';
import { FindSeen } from '../../valuations/index.js';
import { Reprint } from '../commands/request-print.command.js';
import { FindCurrentViewer, GetPrintJob, type PrintJobView, type StoredFile } from '../queries/print-job.query.js';
import { PrintWaiting, type Patience } from './print-waiting.js';

/** A job whose document may be handed out now. It has no content while the document is not made, or when it failed. */
export interface Released {
  readonly job: PrintJobView;
  readonly document: (StoredFile & { readonly content: Readable }) | null;
}

/**
 * Every stored document is handed out here (ADR 0021): only to an account that may now see all that it shows, and only
 * as it was written. A damaged one is printed again.
 */
@Injectable()
export class DocumentRelease {
  private readonly logger = new Logger(DocumentRelease.name);

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly files: FileStore,
    private readonly waiting: PrintWaiting,
  ) {}

  /** @throws 404 `introuvable`, 429 `trop_de_tentatives`, 503 when the storage damages the new one as well */
  async release(actor: Member, job: PrintJobView, patience: Patience): Promise<Released> {
    await this.assertSeen(actor, job);
    if (job.state !== 'done') return { job, document: null };
    const content = await this.open(job);
    if (typeof content !== 'string') return released(job, content);
    const again = await this.renderAnew(actor, job, content, patience);
    await this.assertSeen(actor, again);
    if (again.state !== 'done') return { job: again, document: null };
    const reprinted = await this.open(again);
    // The new file is damaged too. It is not printed a third time, because the storage may damage it again.
    if (typeof reprinted === 'string') throw unavailable();
    return released(again, reprinted);
  }

  private async assertSeen(actor: Member, { valuationIds, profileIds }: PrintJobView): Promise<void> {
    const shown = { valuationIds, profileIds };
    const [viewer, seenAsBefore] = await Promise.all([
      this.queries.execute(new FindCurrentViewer({ account: actor })),
      this.queries.execute(new FindSeen({ viewer: actor, shown })),
    ]);
    if (viewer === undefined) throw notFound('document');
    // Nearly every account still has the role that it had when the request began.
    const isAsBefore = viewer.associated === actor.associated;
    const seen = isAsBefore ? seenAsBefore : await this.queries.execute(new FindSeen({ viewer, shown }));
    const isSeen =
      valuationIds.every((id) => seen.valuations.has(id)) && profileIds.every((id) => seen.profiles.has(id));
    if (!isSeen) throw notFound('document');
  }

  private async open({ file }: PrintJobView): Promise<Readable | Damage> {
    return file === null ? 'missing' : this.files.open(file.storageKey, file);
  }

  private async renderAnew(
    actor: Member,
    { id, ownerId, file }: PrintJobView,
    damage: Damage,
    patience: Patience,
  ): Promise<PrintJobView> {
    this.logger.warn({ msg: 'stored document rendered anew', jobId: id, damage });
    await this.commands.execute(new Reprint({ actor, jobId: id, ownerId, storageKey: file?.storageKey ?? null }));
    const owner = { establishmentId: actor.establishmentId, accountId: ownerId };
    return this.waiting.untilFinished(new GetPrintJob({ owner, jobId: id }), patience);
  }
}

function released(job: PrintJobView, content: Readable): Released {
  return { job, document: job.file && { ...job.file, content } };
}
