import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { isActive } from '@valorisation/rules';
import { QueryOf } from '../../../platform/cqrs/messages.js';
import { ownScope } from '../../../platform/persistence/security-scopes.js';
import { TenantReader, type NamedQuery } from '../../../platform/persistence/tenant-reader.js';
import { notFoundAmong } from '../domain/valuation.errors.js';
import { dueOfPerson, isInTotal } from './amount-due.js';
import { profileRowsQuery, type ProfileFilters } from './profile-page.sql.js';
import { ValuationSettings, type ValuationSetting } from './valuation-settings.js';
import { VALUATION_COLUMNS, valuationTables, type ValuationRow } from './valuation.view.js';
import { visibleRows, type Viewer } from './viewer.js';

/** The rows to collect: chosen ones, or all that pass the dashboard's filters, over all pages. */
export type Gathering = { readonly ids: readonly number[] } | { readonly question: ProfileFilters };

/** A line of an export: a valuation with its profile, or a profile without one. */
export interface GatheredRow {
  readonly profileName: string;
  readonly valuation: ValuationRow | null;
  /**
   * The person's "Complément Smic", on the first collected row among the monthly functions, so that the amounts and
   * complements add up to the total due. Null on the others, and without a complement.
   */
  readonly complementCents: number | null;
}

/** In the dashboard's order. Refusal: 404 `introuvable` naming an id that the viewer may not see. */
export class GatherValuations extends QueryOf<
  { viewer: Viewer; gathering: Gathering },
  {
    readonly rows: readonly GatheredRow[];
    readonly setting: ValuationSetting;
  }
>() {}

/** More profiles than any establishment has. */
const ALL = 1_000_000;

type FlatRow = Omit<ValuationRow, 'id'> & {
  readonly id: number | null;
  readonly pageName: string;
  /** False for another row of a collected profile, which the person's amount due also depends on. */
  readonly isAsked: boolean | null;
};
type FullRow = ValuationRow & FlatRow;

@QueryHandler(GatherValuations)
export class GatherValuationsHandler implements IQueryHandler<GatherValuations> {
  constructor(
    private readonly reader: TenantReader,
    private readonly settings: ValuationSettings,
  ) {}

  async execute({ viewer, gathering }: GatherValuations): Promise<{ rows: GatheredRow[]; setting: ValuationSetting }> {
    const read = await this.reader.rows<FlatRow>(
      viewer.establishmentId,
      'ids' in gathering ? chosen(viewer, gathering.ids) : await this.filtered(viewer, gathering.question),
      ownScope(viewer),
    );
    const flat = read.filter(({ isAsked }) => isAsked !== false);
    if ('ids' in gathering) {
      const found = new Set(flat.map(({ id }) => id));
      const missing = gathering.ids.find((id) => !found.has(id));
      if (missing !== undefined) throw notFoundAmong(missing);
    }
    const rows = flat.map((row) => ({
      profileName: row.pageName,
      valuation: hasValuation(row) ? gathered(row) : null,
    }));
    const found = rows.flatMap(({ valuation }) => (valuation === null ? [] : [valuation]));
    const setting = await this.settings.around(viewer, [], found);
    const complements = complementsOf(read, setting);
    return { rows: rows.map((row) => ({ ...row, complementCents: takenOnce(complements, row.valuation) })), setting };
  }

  private async filtered(viewer: Viewer, question: ProfileFilters): Promise<NamedQuery> {
    const measures = await this.settings.measures(viewer, question);
    return profileRowsQuery(viewer, { ...question, ...measures, page: 1, perPage: ALL });
  }
}

function chosen(viewer: Viewer, ids: readonly number[]): NamedQuery {
  return {
    name: `gather-chosen-${viewer.associated ? 'associated' : 'main'}`,
    text: `select p.name as "pageName", v.id = any($3::bigint[]) as "isAsked", ${VALUATION_COLUMNS}
             from ${valuationTables(viewer)}
            where v.establishment_id = $1 and ${visibleRows(viewer, 'v')}
              and v.profile_id in (select profile_id from valuation where establishment_id = $1 and id = any($3::bigint[]))
            order by p.name, v.profile_id, v.id`,
    values: [viewer.establishmentId, viewer.accountId, ids],
  };
}

/** The complement of each person, from all functions that the viewer sees, collected or not. */
function complementsOf(read: readonly FlatRow[], setting: ValuationSetting): Map<number, number> {
  const persons = new Map<number, ValuationRow[]>();
  for (const row of read.filter(hasValuation)) {
    const functions = persons.get(row.profileId);
    if (functions === undefined) persons.set(row.profileId, [row]);
    else functions.push(row);
  }
  return new Map([...persons].map(([id, functions]) => [id, dueOfPerson(functions, setting).complementCents]));
}

function takenOnce(complements: Map<number, number>, row: ValuationRow | null): number | null {
  if (row === null || !isActive(row.status) || !isInTotal(row)) return null;
  const cents = complements.get(row.profileId) ?? 0;
  complements.delete(row.profileId);
  return cents === 0 ? null : cents;
}

function hasValuation(row: FlatRow): row is FlatRow & FullRow {
  return row.id !== null;
}

function gathered({ pageName: _, isAsked: __, ...row }: FullRow): ValuationRow {
  return row;
}
