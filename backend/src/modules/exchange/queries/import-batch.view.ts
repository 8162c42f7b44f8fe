/** A written import: numbers and ids, without typed texts. */
export interface ImportBatchView {
  readonly id: number;
  readonly accountId: number;
  readonly profileIds: readonly number[];
  readonly valuationIds: readonly number[];
  readonly refusedRows: number;
  /** Left out, because their names belong to people that the importer may not see. */
  readonly withheldLines: readonly number[];
  readonly createdAt: Date;
  readonly activeRows: number;
  /** The time of the latest undo, and the total of all undos. */
  readonly undone: {
    readonly at: Date;
    readonly archivedRows: number;
    readonly deletedProfiles: number;
  } | null;
}
