/**
 * The actions on a selection, in the order of the bar. A new action is a new entry here: a command of the server, a
 * page, or a dialog. useBulkActions.tsx has the component of each dialog. Pure.
 */
import { isActionAllowed, isActive, isInProgress, type ValuationAction } from '@valorisation/rules';
import { MOST_IDS, type BulkCommand } from '../../../api/bulkCalls';
import { sheets, type SheetFormat } from '../../../api/exchange';
import type { ValuationRow } from '../../../api/valuation';
import { compare, exchange, selection as words } from '../../../i18n/fr';
import { paths } from '../../../routes';
import { FEWEST_COMPARED, MOST_COMPARED } from '../../compare/compareQuery';
import type { Asker } from '../../life/lifeActions';
import { isComputed } from '../rowActions';
import type { BulkAction, BulkEffect } from './bulkAction';

const { exportMenu: exportWords } = exchange;

const allowed =
  (action: ValuationAction) =>
  ({ status }: ValuationRow): boolean =>
    isActionAllowed(action, status);

const command = (name: BulkCommand): BulkEffect => ({ kind: 'command', command: name });

const sheet = (format: SheetFormat, label: string): BulkAction => ({
  key: format,
  label,
  place: 'menu',
  effect: {
    kind: 'sheet',
    file: (rows) =>
      sheets.rows(
        rows.map(({ id }) => id),
        format,
        exportWords.fileName,
      ),
  },
});

/** A paper about each person of the selection, printed in one call. */
const OF_ACTIVE_PEOPLE: Pick<BulkAction, 'concerns' | 'refusal'> = {
  concerns: ({ status }) => isActive(status),
  refusal: ({ length }) => (length > MOST_IDS ? words.print.tooMany(length, MOST_IDS) : null),
};

export const BULK_ACTIONS: readonly BulkAction[] = [
  {
    key: 'bringUpToDate',
    label: words.actions.bringUpToDate,
    place: 'bar',
    concerns: allowed('bring-up-to-date'),
    effect: { kind: 'dialog', dialog: 'bringUpToDate' },
  },
  {
    key: 'planned',
    label: words.actions.planned,
    place: 'bar',
    concerns: ({ status }) => isInProgress(status),
    effect: { kind: 'page', path: (rows) => paths.plannedDegrees(rows.map(({ id }) => id)) },
  },
  {
    key: 'print',
    label: words.actions.print,
    place: 'bar',
    concerns: isComputed,
    effect: { kind: 'dialog', dialog: 'print' },
  },
  {
    key: 'jobSheets',
    label: words.actions.jobSheets,
    place: 'menu',
    ...OF_ACTIVE_PEOPLE,
    effect: { kind: 'dialog', dialog: 'jobSheets' },
  },
  {
    key: 'interviews',
    label: words.actions.interviews,
    place: 'menu',
    ...OF_ACTIVE_PEOPLE,
    effect: { kind: 'dialog', dialog: 'interviews' },
  },
  {
    key: 'compare',
    label: compare.action,
    place: 'bar',
    refusal: ({ length }) => (length < FEWEST_COMPARED || length > MOST_COMPARED ? compare.actionRefused : null),
    effect: { kind: 'page', path: (rows) => paths.compare({ valuations: rows.map(({ id }) => id) }) },
  },
  {
    key: 'archive',
    label: words.actions.archive,
    place: 'bar',
    concerns: allowed('archive'),
    effect: command('archive'),
  },
  {
    key: 'anniversary',
    label: words.actions.anniversary,
    place: 'menu',
    concerns: (row) => allowed('anniversary')(row) && row.isBirthday,
    effect: { kind: 'dialog', dialog: 'anniversary' },
  },
  {
    key: 'unarchive',
    label: words.actions.unarchive,
    place: 'menu',
    concerns: allowed('unarchive'),
    effect: command('unarchive'),
  },
  {
    key: 'show',
    label: words.actions.show,
    place: 'menu',
    mainOnly: true,
    concerns: ({ visible }) => !visible,
    effect: command('show'),
  },
  {
    key: 'hide',
    label: words.actions.hide,
    place: 'menu',
    mainOnly: true,
    concerns: ({ visible }) => visible,
    effect: command('hide'),
  },
  { key: 'duplicate', label: words.actions.duplicate, place: 'menu', effect: command('duplicate') },
  sheet('xlsx', exportWords.selectionXlsx),
  sheet('csv', exportWords.selectionCsv),
  {
    key: 'delete',
    label: words.actions.delete,
    place: 'menu',
    danger: true,
    effect: { kind: 'dialog', dialog: 'delete' },
  },
];

export interface Offer {
  readonly action: BulkAction;
  readonly rows: readonly ValuationRow[];
  readonly left: readonly ValuationRow[];
  readonly refusal: string | null;
}

/** Without the actions that concern none of the selected rows. */
export function offersOn(
  selected: readonly ValuationRow[],
  { associated }: Asker,
  actions: readonly BulkAction[] = BULK_ACTIONS,
): readonly Offer[] {
  return actions
    .filter(({ mainOnly = false }) => !(mainOnly && associated))
    .map((action) => {
      const concerns = action.concerns ?? (() => true);
      const rows = selected.filter(concerns);
      const left = selected.filter((row) => !concerns(row));
      return { action, rows, left, refusal: action.refusal?.(rows) ?? null };
    })
    .filter(({ rows }) => rows.length > 0);
}
