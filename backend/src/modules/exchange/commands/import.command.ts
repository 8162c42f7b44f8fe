import { Command } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import type { ImportBatchView } from '../queries/import-batch.view.js';

/**
 * Writes the accepted rows of a file, all or none (POST /v1/valor/import/confirm). The same key again answers what the
 * first call did. Refusals: those of the file, `apercu_perime` when the plan is no longer the one that was shown,
 * `introuvable` when the establishment is erased meanwhile.
 */
export class ConfirmImport extends Command<ImportBatchView> {
  constructor(
    readonly actor: Member,
    readonly file: Buffer,
    readonly key: string,
    readonly digest: string,
  ) {
    super();
  }
}

/**
 * Archives what an import brought and no person changed since, or all that is active of it
 * (POST /v1/valor/import/{id}/undo). Refusals: `introuvable`, also for another account's import, the main account aside;
 * `import_annule` once it was taken back and nothing of it is active.
 */
export class UndoImport extends Command<ImportBatchView> {
  constructor(
    readonly actor: Member,
    readonly importId: number,
    readonly withChanged: boolean,
  ) {
    super();
  }
}
