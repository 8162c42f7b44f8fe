import type { HiddenFreeFunctions } from '@valorisation/contract';
import { Query } from '@nestjs/cqrs';
import type { FunctionOutlook, ValuationSetting, Viewer } from '../../valuations/index.js';

/** Titles that too few establishments use to be shown. */
export class CountHiddenTitles extends Query<HiddenFreeFunctions> {}

/** Rows of the viewer's establishment that wait for an answer. */
export class CountProposed extends Query<number> {
  constructor(readonly viewer: Viewer) {
    super();
  }
}

/** A function that is proposed for a row, and what it would make of it. */
export interface ProposedView extends FunctionOutlook {
  readonly id: number;
  readonly proposedTitle: string;
  readonly proposedAt: Date;
}

/** Those rows with what would become of each, people in the order of the lists. */
export class ListProposed extends Query<{
  readonly rows: readonly ProposedView[];
  readonly setting: ValuationSetting;
}> {
  constructor(readonly viewer: Viewer) {
    super();
  }
}
