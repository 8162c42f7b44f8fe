/** What the console projects: the monthly functions that the viewer sees, the grids and the wages to come (ADR 120). */
import type { CostRow, SchoolCosts } from '@valorisation/contract';
import {
  countedCents,
  functionTitle,
  inOrder,
  writeDegreeChoices,
  type Day,
  type PaidAmount,
} from '@valorisation/rules';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { ownScope } from '../../../platform/persistence/security-scopes.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { AnnouncedGrid, FloorsToday, GridCatalogue } from '../../grids/index.js';
import { isInTotal } from './amount-due.js';
import { activeRows } from './grid-outlook.query.js';
import { ValuationSettings, type ValuationSetting } from './valuation-settings.js';
import type { ValuationRow } from './valuation.view.js';
import type { Viewer } from './viewer.js';

export class GetCosts extends QueryOf<{ viewer: Viewer }, SchoolCosts>() {}

const on = handlersWith({
  reader: TenantReader,
  settings: ValuationSettings,
  catalogue: GridCatalogue,
  announcements: AnnouncedGrid,
  floors: FloorsToday,
});

export const costsQueries = [
  on(GetCosts, async ({ viewer }, { reader, settings, catalogue, announcements, floors }) => {
    const [rows, counting, announced, wages] = await Promise.all([
      reader.rows<ValuationRow>(viewer.establishmentId, activeRows(viewer), ownScope(viewer)),
      catalogue.counting(),
      announcements.next(),
      floors.wages(),
    ]);
    const setting = await settings.around(viewer, [], rows);
    const { today: day } = setting;
    const { territory } = setting.floors;
    const first = `${day.slice(0, 7)}-01`;
    const grids = counting.map((version) => ({ ...version, from: version.effectiveOn, isAnnounced: false }));
    const counted = rows.filter(isInTotal);
    return {
      day,
      isPartial: viewer.associated,
      territory,
      wages: inForceFrom(
        first,
        wages.filter((wage) => wage.territory === territory),
      ).map(({ from, monthCents, confirmed }) => ({ from, monthCents, confirmed })),
      grids: [...inForceFrom(first, grids), ...(announced === null ? [] : [{ ...announced, isAnnounced: true }])],
      hourly: rows.filter(({ hourly }) => hourly).length,
      uncomputed: rows.filter((row) => !row.hourly && !isInTotal(row)).length,
      rows: counted.map((row) => toCostRow(row, first, setting)),
    };
  }),
];

/** The value that has begun on a day, and later ones. @param values in the order of their days */
function inForceFrom<Value extends { readonly from: Day | null }>(
  day: Day,
  values: readonly Value[],
): readonly Value[] {
  const last = values.findLastIndex(({ from }) => (from ?? '') <= day);
  return values.slice(Math.max(0, last));
}

function toCostRow(row: ValuationRow, first: Day, setting: ValuationSetting): CostRow {
  const { functions, countedParts } = setting;
  const amounts: readonly PaidAmount[] = inOrder(row.paid ?? []);
  return {
    ...row,
    functionTitle: functionTitle(row, functions.get(row.gridId)?.get(row.functionId)),
    degrees: writeDegreeChoices(row.answers),
    paid: inForceFrom(first, amounts).map((amount) => ({
      from: amount.from,
      cents: countedCents(amount, countedParts),
      unit: amount.unit,
    })),
  };
}
