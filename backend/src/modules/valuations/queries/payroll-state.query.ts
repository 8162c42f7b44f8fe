/** What payroll may read of an establishment: one line for each function that is up to date, and why others have none. */
import {
  functionTitle,
  inPayrollOrder,
  payrollLack,
  payrollLine,
  type PayrollLack,
  type PayrollLine,
} from '@valorisation/rules';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { mapAtPace } from '../../../platform/process/pace.js';
import { GridCatalogue } from '../../grids/index.js';
import { AUDIENCE } from '../domain/valuation.policy.js';
import { withTexts } from '../domain/valuation.merge.js';
import { dueOfComputed, dueOfPerson, seniorityPassedOn } from './amount-due.js';
import { ValuationSettings } from './valuation-settings.js';
import { isComputed, VALUATION_COLUMNS, valuationTables, type ValuationRow } from './valuation.view.js';
import { visibleRows, type Viewer } from './viewer.js';

export interface LeftOutRow {
  readonly id: number;
  readonly personName: string;
  readonly functionTitle: string;
  readonly lack: PayrollLack;
}

export interface PayrollState {
  readonly siret: string;
  /** In the order of the file. */
  readonly lines: readonly PayrollLine[];
  readonly leftOut: readonly LeftOutRow[];
  /** People with lines whose complement to the minimum wage is in no line. */
  readonly complements: number;
}

/** The lines of the establishment today. Without limited functions, also its own ones, for an associated account. */
export class GetPayrollState extends QueryOf<{ establishmentId: number; visibleOnly: boolean }, PayrollState>() {}

type PayrollRow = ValuationRow & { readonly matricule: string | null };

const on = handlersWith({ reader: TenantReader, settings: ValuationSettings, grids: GridCatalogue });

export const payrollStateQueries = [
  on(GetPayrollState, async ({ establishmentId, visibleOnly }, { reader, settings, grids }) => {
    // An account of this number has written no row, and its totals are those of the visible rows.
    const accountId = visibleOnly ? AUDIENCE.visibleOnly : AUDIENCE.everything;
    const viewer: Viewer = { establishmentId, accountId, associated: visibleOnly };
    const [[rows, [school]], versions] = await Promise.all([
      reader.read<[PayrollRow, { siret: string }]>(establishmentId, [
        {
          name: `payroll-rows-${visibleOnly ? 'associated' : 'main'}`,
          text: `select p.matricule, ${VALUATION_COLUMNS} from ${valuationTables(viewer)}
                  where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} order by v.id`,
          values: [establishmentId, accountId],
        },
        { name: 'payroll-siret', text: 'select siret from establishment where id = $1', values: [establishmentId] },
      ]),
      grids.counting(),
    ]);
    const setting = await settings.around(viewer, [], rows);
    const confirmed = new Set(versions.flatMap(({ id, confirmed: is }) => (is ? [id] : [])));
    const { wage } = setting.floors;
    const siret = school?.siret ?? '';
    const answered = await mapAtPace(rows, (row): PayrollLine | LeftOutRow => {
      const title = functionTitle(row, setting.functions.get(row.gridId)?.get(row.functionId));
      const leftOut = (lack: PayrollLack): LeftOutRow => {
        return { id: row.id, personName: row.profileName, functionTitle: title, lack };
      };
      const lack = payrollLack(row.status, seniorityPassedOn(row, setting) !== null);
      if (lack !== null) return leftOut(lack);
      const grid = setting.grids.get(row.gridId);
      if (!isComputed(row) || grid === undefined) return leftOut('in-progress');
      const computed = {
        ...row,
        answers: withTexts(row.answers, row.texts),
        personName: row.profileName,
        functionTitle: title,
        due: dueOfComputed(row, setting),
        grid,
        gridFrom: setting.gridDays.get(row.gridId) ?? row.calculatedOn,
        gridConfirmed: confirmed.has(row.gridId),
      };
      return payrollLine(computed, { siret, wage }) ?? leftOut('sum-differs');
    });
    const lines = answered.flatMap((one) => ('lack' in one ? [] : [one]));
    return {
      siret,
      lines: inPayrollOrder(lines),
      leftOut: answered.flatMap((one) => ('lack' in one ? [one] : [])),
      complements: complementsOf(rows, new Set(lines.map(({ valor_id }) => Number(valor_id))), setting),
    };
  }),
];

/** Counts people, because a complement belongs to no single function. */
function complementsOf(
  rows: readonly PayrollRow[],
  written: ReadonlySet<number>,
  setting: Parameters<typeof dueOfPerson>[1],
): number {
  const persons = new Map<number, PayrollRow[]>();
  for (const row of rows) persons.set(row.profileId, [...(persons.get(row.profileId) ?? []), row]);
  return [...persons.values()].filter(
    (functions) => functions.some(({ id }) => written.has(id)) && dueOfPerson(functions, setting).complementCents > 0,
  ).length;
}
