import { awaitsUpdate, isInProgress, isToRedo, type ValuationStatus } from '@valorisation/rules';
import { Clock } from '../../../platform/clock/clock.js';
import { handlersWith, QueryOf } from '../../../platform/cqrs/messages.js';
import { ownScope } from '../../../platform/persistence/security-scopes.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { hasReachedStep, hasStatus, isActiveRow, isBelowMinimum } from './row-conditions.js';
import { isUnderpaid } from './underpaid.sql.js';
import { ValuationSettings } from './valuation-settings.js';
import { visibleRows, visibleProfiles, type Viewer } from './viewer.js';

export interface StatusTotalsView {
  readonly available: number;
  readonly inProgress: number;
  readonly awaitingUpdate: number;
  readonly toRedo: number;
}

export class CountByStatus extends QueryOf<{ viewer: Viewer }, StatusTotalsView>() {}

export interface ToDoView {
  readonly awaitingUpdate: number;
  readonly toRedo: number;
  readonly anniversaries: number;
  readonly belowMinimum: number;
  /** People, as their gap is told; 0 for a viewer who may not see what they are paid. */
  readonly belowDue: number;
  readonly unfinished: number;
  /** People with an active valuation, or without any. */
  readonly people: number;
}

/** Counts of the viewer's valuations that wait for a person, one for each of the dashboard's filters. */
export class CountToDo extends QueryOf<{ viewer: Viewer }, ToDoView>() {}

/** Valuations that are not archived, and those created since the first of the month (Europe/Paris). */
export class CountTotals extends QueryOf<
  { viewer: Viewer },
  { readonly total: number; readonly thisMonth: number }
>() {}

export class ListProfileNames extends QueryOf<
  { viewer: Viewer },
  readonly { readonly id: number; readonly name: string }[]
>() {}

const audience = (viewer: Viewer): string => (viewer.associated ? 'associated' : 'main');

const on = handlersWith({ reader: TenantReader, settings: ValuationSettings, clock: Clock });

export const countValuationsQueries = [
  on(CountByStatus, async ({ viewer }, { reader }) => {
    const rows = await reader.rows<{ status: ValuationStatus; count: number }>(viewer.establishmentId, {
      name: `count-by-status-${audience(viewer)}`,
      text: `select v.status, count(*)::integer as count from valuation v
              where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} group by v.status`,
      values: [viewer.establishmentId, viewer.accountId],
    });
    const of = (holds: (status: ValuationStatus) => boolean): number =>
      rows.reduce((sum, { status, count }) => (holds(status) ? sum + count : sum), 0);
    return {
      available: rows.reduce((sum, { count }) => sum + count, 0),
      inProgress: of(isInProgress),
      awaitingUpdate: of(awaitsUpdate),
      toRedo: of(isToRedo),
    };
  }),
  on(CountToDo, async ({ viewer }, { reader, settings, clock }) => {
    const { minimumPoints, pay } = await settings.toDoMeasures(viewer);
    const values: unknown[] = [viewer.establishmentId, viewer.accountId, minimumPoints, clock.today()];
    const underpaid = isUnderpaid(viewer, pay, (value) => `$${values.push(value)}`);
    const of = (condition: string): string => `count(*) filter (where ${condition})::integer`;
    const counting = {
      name: `count-to-do-${audience(viewer)}`,
      text: `select ${of(hasStatus('v', awaitsUpdate))} as "awaitingUpdate",
                    ${of(hasStatus('v', isToRedo))} as "toRedo",
                    ${of(hasReachedStep('v', '$4'))} as anniversaries,
                    ${of(isBelowMinimum('v', '$3'))} as "belowMinimum",
                    count(distinct v.profile_id) filter (where ${underpaid('v')})::integer as "belowDue",
                    ${of(hasStatus('v', isInProgress))} as unfinished,
                    (select count(*)::integer from profile p
                      where p.establishment_id = $1 and ${visibleProfiles(viewer)}
                        and coalesce((select bool_or(${isActiveRow('own')}) from valuation own
                                       where own.establishment_id = $1 and own.profile_id = p.id
                                         and ${visibleRows(viewer, 'own')}), true)) as people
               from valuation v
              where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and ${isActiveRow('v')}`,
      values,
    };
    const [row] = await reader.rows<ToDoView>(viewer.establishmentId, counting, ownScope(viewer));
    return (
      row ?? { awaitingUpdate: 0, toRedo: 0, anniversaries: 0, belowMinimum: 0, belowDue: 0, unfinished: 0, people: 0 }
    );
  }),
  on(CountTotals, async ({ viewer }, { reader, clock }) => {
    const firstOfMonth = `${clock.today().slice(0, 7)}-01`;
    const [row] = await reader.rows<{ total: number; thisMonth: number }>(viewer.establishmentId, {
      name: `count-totals-${audience(viewer)}`,
      text: `select count(*)::integer as total,
                    count(*) filter (where v.created_at >= $3::date::timestamp at time zone 'Europe/Paris')::integer as "thisMonth"
               from valuation v
              where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and ${isActiveRow('v')}`,
      values: [viewer.establishmentId, viewer.accountId, firstOfMonth],
    });
    return row ?? { total: 0, thisMonth: 0 };
  }),
  on(ListProfileNames, async ({ viewer }, { reader }) =>
    reader.rows(viewer.establishmentId, {
      name: `profile-names-${audience(viewer)}`,
      text: `select p.id, p.name from profile p
              where p.establishment_id = $1 and ${visibleProfiles(viewer)} order by p.name, p.id`,
      values: [viewer.establishmentId, viewer.accountId],
    }),
  ),
];
