import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import {
  ImportService,
  memberTransaction,
  NameRefusals,
  PaidAmounts,
  payTransaction,
  viewerOf,
  type ImportedIds,
} from '../../valuations/index.js';
import { ImportBatches, type ImportBatchView } from '../persistence/import-batches.js';
import { ImportMappings } from '../persistence/import-mappings.js';
import type { ImportChoices } from '../reading/choices.js';
import { answersToKeep } from '../reading/column-questions.js';
import type { ImportPlan } from '../queries/import-plan.js';
import { ImportPlanner } from '../queries/import-planner.js';
import { fieldsToKeep } from '../queries/people-source.js';

/**
 * Writes the accepted rows of a file, all or none (POST /v1/valor/import/confirm). The same key again gives the first
 * call's answer. Refusals: those of the file, `apercu_perime` when the plan differs from the shown one, `introuvable`
 * when the establishment has been erased meanwhile.
 */
export class ConfirmImport extends CommandOf<
  { actor: Member; file: Buffer; choices: ImportChoices; key: string; digest: string },
  ImportBatchView
>() {}

/**
 * Takes an import back as far as no person has changed it since; changed rows of it are archived too if asked (POST
 * /v1/valor/import/{id}/undo). Refusals: `introuvable`, also for another account's import unless the main account asks;
 * `import_annule` when it was undone and no row is active.
 */
export class UndoImport extends CommandOf<
  { actor: Member; importId: number; withChanged: boolean },
  ImportBatchView
>() {}

@CommandHandler(ConfirmImport)
class ConfirmImportHandler implements ICommandHandler<ConfirmImport> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly planner: ImportPlanner,
    private readonly service: ImportService,
    private readonly amounts: PaidAmounts,
    private readonly batches: ImportBatches,
    private readonly mappings: ImportMappings,
    private readonly clock: Clock,
    private readonly refusals: NameRefusals,
  ) {}

  /** Rows of people that the importer may not see are left out. Together they count as one refused name. */
  async execute(command: ConfirmImport): Promise<ImportBatchView> {
    return this.refusals.bounded(
      command.actor,
      async () => this.confirm(command),
      ({ withheldLines }) => withheldLines.length > 0,
    );
  }

  private async confirm({ actor, file, choices, key, digest }: ConfirmImport): Promise<ImportBatchView> {
    const before = await this.batches.findByKey(actor.establishmentId, key);
    if (before !== undefined) return before;
    const plan = await this.planner.plan(actor, file, choices);
    await this.unitOfWork.run(payTransaction(actor), async (tx) => {
      const id = await this.batches.begin(tx, key, this.clock.now());
      if (id === null) return;
      if (plan.digest !== digest) throw new DomainError('apercu_perime');
      const written = await this.write(tx, actor, id, plan);
      const withheldLines = plan.profiles.flatMap(({ isTaken, lines }) => (isTaken ? lines : []));
      if (choices.columns.size > 0) {
        const { sheet, questions } = plan.source;
        const mapping = { fields: fieldsToKeep(plan.source), answers: answersToKeep(questions) };
        await this.mappings.keep(tx, sheet.signature, mapping, this.clock.now());
      }
      await this.batches.finish(tx, id, { ...written, refusedRows: plan.refused.length, withheldLines });
    });
    const batch = await this.batches.findByKey(actor.establishmentId, key);
    // The establishment was erased after the commit.
    if (batch === undefined) throw notFound('import');
    return batch;
  }

  /** Writes the plan. If a profile was added or deleted between the plan and the writers' turn, the plan is out of date. */
  private async write(
    tx: Transaction,
    actor: ConfirmImport['actor'],
    importId: number,
    { profiles, updates, paid, replaced, today }: ImportPlan,
  ): Promise<ImportedIds & Pick<ImportBatchView, 'changes'>> {
    try {
      const free = profiles.filter(({ isTaken }) => !isTaken);
      const written = await this.service.write(tx, actor, importId, free, today);
      const changes = [
        ...(await this.service.update(tx, actor, updates)),
        ...(await this.service.replace(tx, actor, replaced)),
      ];
      const added = free
        .flatMap(({ valuations }) => valuations)
        .flatMap(({ paid: amount }, place) => {
          const valuationId = written.valuationIds[place];
          return amount === null || valuationId === undefined ? [] : [{ valuationId, amount }];
        });
      await this.amounts.enterAll(tx, viewerOf(actor), [...added, ...paid], importId);
      return { ...written, changes };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { profileName, unit } = error.details.fields ?? {};
      const isTaken = profileName !== undefined || unit !== undefined;
      throw isTaken || error.code === 'introuvable' ? new DomainError('apercu_perime') : error;
    }
  }
}

const on = handlersWith({
  unitOfWork: UnitOfWork,
  service: ImportService,
  amounts: PaidAmounts,
  batches: ImportBatches,
  clock: Clock,
});

export const importCommands = [
  on(UndoImport, async ({ actor, importId, withChanged }, { unitOfWork, service, amounts, batches, clock }) =>
    // The amounts go with the import, also when the one who takes it back may not see them.
    unitOfWork.run({ ...memberTransaction(actor), scope: 'pay' }, async (tx) => {
      const batch = await batches.take(tx, importId);
      if (batch === undefined || (actor.associated && batch.accountId !== actor.accountId)) {
        throw notFound('import');
      }
      if (batch.undone !== null && batch.activeRows === 0) throw new DomainError('import_annule');
      const before = batch.undone;
      // What was there is put back once: later it is a person's own.
      const changes = before === null ? batch.changes : [];
      await amounts.takeBack(tx, importId);
      const taken = await service.takeBack(tx, actor, { ...batch, importId, changes }, withChanged);
      const undone = {
        at: clock.now(),
        archived: taken.archived + (before?.archived ?? 0),
        deleted: taken.deleted + (before?.deleted ?? 0),
        deletedProfiles: taken.deletedProfiles + (before?.deletedProfiles ?? 0),
        restored: taken.restored + (before?.restored ?? 0),
        kept: taken.kept + (before?.kept ?? 0),
      };
      await batches.markUndone(tx, importId, undone);
      return { ...batch, activeRows: batch.activeRows - taken.archived - taken.deleted, undone };
    }),
  ),
  ConfirmImportHandler,
];
