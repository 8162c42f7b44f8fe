import { Injectable } from '@nestjs/common';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { isActiveRow, type TakenBack, type TermsChange } from '../../valuations/index.js';
import { ImportBatchRecord } from './import-batch.record.js';

/** A written import: numbers and ids, without typed texts. */
export interface ImportBatchView {
  readonly id: number;
  readonly accountId: number;
  readonly profileIds: readonly number[];
  readonly valuationIds: readonly number[];
  readonly refusedRows: number;
  /** The lines left out, because their names belong to people that the importer may not see. */
  readonly withheldLines: readonly number[];
  readonly createdAt: Date;
  readonly activeRows: number;
  readonly changes: readonly TermsChange[];
  /** The time of the latest undo, and the total of all undos. */
  readonly undone: (TakenBack & { readonly at: Date }) | null;
}

const MOST_LISTED = 20;

const COLUMNS = `id, account_id as "accountId", profile_ids as "profileIds", valuation_ids as "valuationIds",
  refused_rows as "refusedRows", withheld_lines as "withheldLines", created_at as "createdAt", undone_at as "undoneAt", archived_rows as "archivedRows",
  changes, deleted_profiles as "deletedProfiles", deleted_rows as "deletedRows", restored_rows as "restoredRows", kept_rows as "keptRows",
  (select count(*)::integer from valuation v
    where v.establishment_id = import_batch.establishment_id and v.id = any(valuation_ids) and ${isActiveRow('v')}) as "activeRows"`;

type Row = Omit<ImportBatchRecord, 'establishmentId' | 'importKey'> & Pick<ImportBatchView, 'activeRows'>;

@Injectable()
export class ImportBatches {
  constructor(private readonly reader: TenantReader) {}

  /**
   * Takes the key for the transaction: a second confirmation waits until the first one ends. Answers the id of the new
   * batch, or null when the key was used.
   */
  async begin(
    { manager, establishmentId, actorId }: Transaction,
    key: string,
    createdAt: Date,
  ): Promise<number | null> {
    const rows: { id: number }[] = await manager.query(
      `insert into import_batch (establishment_id, account_id, import_key, profile_ids, valuation_ids, refused_rows, created_at)
       values ($1, $2, $3, '{}', '{}', 0, $4) on conflict (establishment_id, import_key) do nothing returning id`,
      [establishmentId, actorId, key, createdAt],
    );
    return rows[0]?.id ?? null;
  }

  async finish(
    { manager }: Transaction,
    id: number,
    {
      profileIds,
      valuationIds,
      refusedRows,
      withheldLines,
      changes,
    }: Pick<ImportBatchView, 'profileIds' | 'valuationIds' | 'refusedRows' | 'withheldLines' | 'changes'>,
  ): Promise<void> {
    await manager.update(
      ImportBatchRecord,
      { id },
      {
        profileIds: [...profileIds],
        valuationIds: [...valuationIds],
        refusedRows,
        withheldLines: [...withheldLines],
        changes: [...changes],
      },
    );
  }

  async find(establishmentId: number, id: number): Promise<ImportBatchView | undefined> {
    return this.one(establishmentId, 'id', id);
  }

  async findByKey(establishmentId: number, key: string): Promise<ImportBatchView | undefined> {
    return this.one(establishmentId, 'import_key', key);
  }

  /** Locked until the transaction ends. */
  async take({ manager, establishmentId }: Transaction, id: number): Promise<ImportBatchView | undefined> {
    const [row]: Row[] = await manager.query(
      `select ${COLUMNS} from import_batch where establishment_id = $1 and id = $2 for update`,
      [establishmentId, id],
    );
    return row === undefined ? undefined : toView(row);
  }

  async markUndone(
    { manager }: Transaction,
    id: number,
    { at, archived, deleted, deletedProfiles, restored, kept }: NonNullable<ImportBatchView['undone']>,
  ): Promise<void> {
    await manager.update(
      ImportBatchRecord,
      { id },
      {
        undoneAt: at,
        archivedRows: archived,
        deletedRows: deleted,
        deletedProfiles,
        restoredRows: restored,
        keptRows: kept,
      },
    );
  }

  /** The latest first; of one account, or of all. */
  async latest(establishmentId: number, accountId: number | null): Promise<readonly ImportBatchView[]> {
    const rows = await this.reader.rows<Row>(establishmentId, {
      name: 'imports-latest',
      text: `select ${COLUMNS} from import_batch
              where establishment_id = $1 and ($2::integer is null or account_id = $2)
              order by id desc limit ${MOST_LISTED}`,
      values: [establishmentId, accountId],
    });
    return rows.map(toView);
  }

  private async one(
    establishmentId: number,
    column: 'id' | 'import_key',
    value: number | string,
  ): Promise<ImportBatchView | undefined> {
    const [row] = await this.reader.rows<Row>(establishmentId, {
      name: `import-by-${column}`,
      text: `select ${COLUMNS} from import_batch where establishment_id = $1 and ${column} = $2`,
      values: [establishmentId, value],
    });
    return row === undefined ? undefined : toView(row);
  }
}

function toView({
  undoneAt,
  archivedRows,
  deletedRows,
  deletedProfiles,
  restoredRows,
  keptRows,
  ...row
}: Row): ImportBatchView {
  const undone = undoneAt && {
    at: undoneAt,
    archived: archivedRows ?? 0,
    deleted: deletedRows ?? 0,
    deletedProfiles: deletedProfiles ?? 0,
    restored: restoredRows ?? 0,
    kept: keptRows ?? 0,
  };
  return { ...row, undone };
}
