import { isActive, isInterrupted, isToRedo } from '@valorisation/rules';
import type { Profile, ValuationRow } from '../../api/valuation';
import { dashboard, life } from '../../i18n/fr';
import { paths } from '../../routes';
import type { MenuItem } from '../../ui/Menu';
import { actionsOf, lifeActions, type ActionRow, type Asker, type LifeAction } from '../life/lifeActions';

export type RowState = Pick<ValuationRow, 'id' | 'status' | 'displayed'> & ActionRow;

/** Before the amount is known, there is nothing to show or to print. */
export function isComputed(row: Pick<RowState, 'displayed'>): boolean {
  return row.displayed !== null;
}

export type NoPdf = 'uncomputed' | 'never-computed';

/** Why a row has no PDF; null when it has one. An outdated or archived amount is printed with a note. */
export function noPdf(row: Pick<RowState, 'status' | 'displayed'>): NoPdf | null {
  if (isComputed(row)) return null;
  return isActive(row.status) ? 'uncomputed' : 'never-computed';
}

/** The page that a row's function and amount link to. Null for an archived row without an amount. */
export function rowPath(row: RowState): string | null {
  if (isInterrupted(row.status)) return paths.valuation(row.id);
  return isComputed(row) ? paths.conclusion(row.id) : null;
}

/** The list may show only some of the profile's rows, so the profile's own count decides. */
export function jobSheetRefusal({ activeFunctions, valuations }: Pick<Profile, 'activeFunctions' | 'valuations'>) {
  if (activeFunctions > 0) return null;
  const { noFunction, allArchived } = dashboard.jobSheet;
  return valuations.length === 0 ? noFunction : allArchived;
}

/** The sheet of a person's functions. Once it is saved, it can be edited or exported. */
export function sheetItems(profile: Profile, onDownloadSheet: (profile: Profile) => void): MenuItem[] {
  const { open, edit, exportPdf } = dashboard.jobSheet;
  const refusal = jobSheetRefusal(profile);
  if (refusal !== null) return [{ label: open, disabled: true, hint: refusal }];
  const to = paths.jobDescription(profile.id);
  if (!profile.hasJobSheet) return [{ label: open, to }];
  return [
    { label: edit, to, section: open },
    { label: exportPdf, onSelect: () => onDownloadSheet(profile), section: open },
  ];
}

export interface RowCommands {
  onDownload: () => void;
  onHistory: () => void;
  onAction: (action: LifeAction) => void;
}

/** @param personItems the person's items, when the line also stands for the person; placed before those hard to undo */
export function rowActions(
  row: RowState,
  asker: Asker,
  { onDownload, onHistory, onAction }: RowCommands,
  personItems: readonly MenuItem[] = [],
): MenuItem[] {
  const { actions } = dashboard;
  const isArchived = !isActive(row.status);
  const canPrint = noPdf(row) === null;
  const offered = lifeActions(row, asker);
  const itemsOf = (group: readonly LifeAction[]): MenuItem[] =>
    group
      .filter((action) => offered.includes(action))
      .map((action, index) => ({
        label: life.actions[action],
        onSelect: () => onAction(action),
        separated: index === 0,
        danger: action === 'delete',
      }));
  return [
    ...(isInterrupted(row.status)
      ? [{ label: isToRedo(row.status) ? actions.redo : actions.continue, to: paths.valuation(row.id) }]
      : []),
    ...(canPrint ? [{ label: actions.open, to: paths.conclusion(row.id) }] : []),
    ...(!isInterrupted(row.status) && !isArchived ? [{ label: actions.edit, to: paths.valuation(row.id) }] : []),
    ...(canPrint ? [{ label: actions.download, onSelect: onDownload }] : []),
    { label: actions.history, onSelect: onHistory },
    ...itemsOf(actionsOf('update')),
    ...itemsOf(actionsOf('life')),
    ...personItems,
    ...itemsOf(actionsOf('deletion')),
  ];
}
