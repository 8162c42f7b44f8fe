import { isToRedo, isInProgress, isActionAllowed, type ValuationAction } from '@valorisation/rules';
import type { LifeCommand } from '../../api/lifeCalls';
import type { User } from '../../api/user';
import type { ValuationRow } from '../../api/valuation';

export type LifeAction = Exclude<LifeCommand, 'noteHistory'> | 'anniversary' | 'delete';

export type ActionRow = Pick<ValuationRow, 'status' | 'visible' | 'isBirthday'>;
/** The user: only main accounts choose who sees a row. */
export type Asker = Pick<User, 'associated'>;

/** Lines separate the groups of a row's menu; the deletion comes last. */
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

/** A classification in progress without an amount: little is lost with it, and its deletion can be undone. */
export function isDraft({ status, displayed }: Pick<ValuationRow, 'status' | 'displayed'>): boolean {
  return isInProgress(status) && displayed === null;
}

/** The action that a row needs, shown beside its status and not only in its menu. */
export function urgentAction(row: ActionRow): 'bringUpToDate' | 'anniversary' | null {
  // Classifying it again counts seniority anyway.
  if (isToRedo(row.status)) return null;
  const offered = lifeActions(row, { associated: true });
  // An update also counts today's seniority.
  return (['bringUpToDate', 'anniversary'] as const).find((action) => offered.includes(action)) ?? null;
}
