/** An import that was written: numbers and ids, nothing that a person typed. */
export interface ImportBatchView {
  readonly id: number;
  readonly accountId: number;
  readonly profileIds: readonly number[];
  readonly valuationIds: readonly number[];
  readonly refusedRows: number;
  /** Left out: their names are of persons whom the importer does not see. */
  readonly withheldLines: readonly number[];
  readonly createdAt: Date;
  /** Its valuations that are active as of now. */
  readonly activeRows: number;
  /** When it was last taken back, and what that did in all. */
  readonly undone: {
    readonly at: Date;
    readonly archivedRows: number;
    readonly deletedProfiles: number;
  } | null;
}
