import { Query } from '@nestjs/cqrs';

/** Who and what a deletion takes, for the holder of its link. */
export interface DeletionView {
  readonly accountId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly parentId: number | null;
  readonly companyName: string;
  /** The day of a deletion that is planned already, YYYY-MM-DD. */
  readonly plannedOn: string | null;
  /** What goes with it; zero throughout for an associated account, whose work stays. */
  readonly profiles: number;
  readonly valuations: number;
  readonly documents: number;
  readonly associates: number;
  /** The day on which everything goes when it is confirmed today; null: at once. */
  readonly goesOn: string | null;
}

/** Looks at a deletion's link without using it up. Refusals: `lien_invalide`, `lien_remplace`, `lien_utilise`, `lien_expire`. */
export class DescribeDeletion extends Query<DeletionView> {
  constructor(readonly token: string) {
    super();
  }
}
