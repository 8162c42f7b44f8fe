import { isToRedo, isInProgress, isActionAllowed, type ValuationAction } from '@valorisation/rules';
import type { LifeCommand } from '../../api/lifeCalls';
import type { User } from '../../api/user';
import type { ValuationRow } from '../../api/valuation';

export type LifeAction = Exclude<LifeCommand, 'noteHistory'> | 'anniversary' | 'delete';

export type ActionRow = Pick<ValuationRow, 'status' | 'visible' | 'isBirthday'>;
/** The user who asks. Only main accounts choose which rows their collaborators see. */
export type Asker = Pick<User, 'associated'>;

/** The groups of a row's menu, separated by lines. The deletion is the last group. */
type Group = 'update' | 'life' | 'deletion';

interface Offer {
  readonly action: LifeAction;
  readonly group: Group;
  readonly rule: ValuationAction;
  readonly when?: (row: ActionRow, asker: Asker) => boolean;
}

const OFFERS: readonly Offer[] = [
  { action: 'bringUpToDate', group: 'update', rule: 'bring-up-to-date' },
  { action: 'anniversary', group: 'update', rule: 'anniversary', when: (row) => row.isBirthday },
  { action: 'duplicate', group: 'life', rule: 'duplicate' },
  { action: 'duplicateAndArchive', group: 'life', rule: 'duplicate-and-archive' },
  { action: 'archive', group: 'life', rule: 'archive' },
  { action: 'unarchive', group: 'life', rule: 'unarchive' },
  { action: 'hide', group: 'life', rule: 'hide', when: (row, { associated }) => row.visible && !associated },
  { action: 'show', group: 'life', rule: 'show', when: (row, { associated }) => !row.visible && !associated },
  { action: 'delete', group: 'deletion', rule: 'delete' },
];

export function actionsOf(group: Group): readonly LifeAction[] {
  return OFFERS.filter((offer) => offer.group === group).map(({ action }) => action);
}

export function lifeActions(row: ActionRow, asker: Asker): readonly LifeAction[] {
  return OFFERS.filter(
    ({ rule, when }) => isActionAllowed(rule, row.status) && (when === undefined || when(row, asker)),
  ).map(({ action }) => action);
}

/** Its deletion loses little and can be undone for some seconds. */
export function isDraft({ status, displayed }: Pick<ValuationRow, 'status' | 'displayed'>): boolean {
  return isInProgress(status) && displayed === null;
}

/** The action that a row needs most. It is shown beside the row's status and not only in its menu. */
export function urgentAction(row: ActionRow): 'bringUpToDate' | 'anniversary' | null {
  // Classifying the row again will apply today's seniority anyway.
  if (isToRedo(row.status)) return null;
  const offered = lifeActions(row, { associated: true });
  // An update also applies today's seniority, so it comes first.
  return (['bringUpToDate', 'anniversary'] as const).find((action) => offered.includes(action)) ?? null;
}
