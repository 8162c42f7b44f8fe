import { Query, QueryBus } from '@nestjs/cqrs';
import type { HiddenFreeFunctions } from '@valorisation/contract';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { PreviewFunctions, type FunctionOutlook, type ValuationSetting, type Viewer } from '../../valuations/index.js';

/** Titles with too few establishments to be shown. */
export class CountHiddenTitles extends Query<HiddenFreeFunctions> {}

/** Rows of the viewer's establishment that wait for an answer. */
export class CountProposed extends QueryOf<{ viewer: Viewer }, number>() {}

export interface ProposedView extends FunctionOutlook {
  readonly id: number;
  readonly proposedTitle: string;
  readonly proposedAt: Date;
}

/** The rows that wait for an answer, with the effect on each. The people are in the order of the lists. */
export class ListProposed extends QueryOf<
  { viewer: Viewer },
  {
    readonly rows: readonly ProposedView[];
    readonly setting: ValuationSetting;
  }
>() {}

/** A row whose head has chosen another function meanwhile needs no answer. */
const WAITING = `
  from proposed_row r
  join function_proposal p on p.id = r.proposal_id
  join valuation v on v.id = r.valuation_id
 where r.establishment_id = $1 and r.state = 'open' and p.withdrawn_at is null and v.function_id = 0`;

interface WaitingRow {
  readonly id: number;
  readonly valuationId: number;
  readonly functionId: number;
  readonly proposedTitle: string;
  readonly proposedAt: Date;
}

const on = handlersWith({ reader: TenantReader, queries: QueryBus });

export const proposalsQueries = [
  on(CountHiddenTitles, async (_, { reader }) => {
    const text = 'select titles, valuations from hidden_free_functions()';
    const [[counted]] = await reader.across<[HiddenFreeFunctions]>('titles', [
      { name: 'hidden-titles', text, values: [] },
    ]);
    return counted ?? { titles: 0, valuations: 0 };
  }),
  on(CountProposed, async ({ viewer: { establishmentId } }, { reader }) => {
    const [counted] = await reader.rows<{ open: number }>(establishmentId, {
      name: 'proposals-count',
      text: `select count(*)::integer as open ${WAITING}`,
      values: [establishmentId],
    });
    return counted?.open ?? 0;
  }),
  on(ListProposed, async ({ viewer }, { reader, queries }) => {
    const waiting = await reader.rows<WaitingRow>(viewer.establishmentId, {
      name: 'proposals',
      text: `select r.id, r.valuation_id as "valuationId", p.function_id as "functionId",
                    p.function_title as "proposedTitle", p.created_at as "proposedAt" ${WAITING} order by r.id`,
      values: [viewer.establishmentId],
    });
    const functions = new Map(waiting.map(({ valuationId, functionId }) => [valuationId, functionId]));
    const { outlooks, setting } = await queries.execute(new PreviewFunctions({ viewer, functions }));
    const byRow = new Map(waiting.map((row) => [row.valuationId, row]));
    const rows = [...outlooks].flatMap(([valuationId, outlook]) => {
      const row = byRow.get(valuationId);
      if (row === undefined) return [];
      const { id, proposedTitle, proposedAt } = row;
      return [{ ...outlook, id, proposedTitle, proposedAt }];
    });
    return { rows, setting };
  }),
];
