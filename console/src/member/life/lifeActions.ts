/** What may be done with a valuation, by its status and by who asks. Pure. */
import { isToRedo, isInProgress, isActionAllowed, type ValuationAction } from '@valorisation/rules';
import type { LifeCommand } from '../../api/lifeCalls';
import type { User } from '../../api/user';
import type { ValuationRow } from '../../api/valuation';

export type LifeAction = Exclude<LifeCommand, 'noteHistory'> | 'anniversary' | 'delete';

export type ActionRow = Pick<ValuationRow, 'status' | 'visible' | 'isBirthday'>;
/** Who asks: only main accounts choose who sees what. */
export type Asker = Pick<User, 'associated'>;

interface Offer {
  readonly action: LifeAction;
  readonly rule: ValuationAction;
  readonly when?: (row: ActionRow, asker: Asker) => boolean;
}

/** In the order of the menus. */
const OFFERS: readonly Offer[] = [
  { action: 'bringUpToDate', rule: 'bring-up-to-date' },
  { action: 'anniversary', rule: 'anniversary', when: (row) => row.isBirthday },
  { action: 'duplicate', rule: 'duplicate' },
  { action: 'duplicateAndArchive', rule: 'duplicate-and-archive' },
  { action: 'archive', rule: 'archive' },
  { action: 'unarchive', rule: 'unarchive' },
  { action: 'hide', rule: 'hide', when: (row, { associated }) => row.visible && !associated },
  { action: 'show', rule: 'show', when: (row, { associated }) => !row.visible && !associated },
  { action: 'delete', rule: 'delete' },
];

export function lifeActions(row: ActionRow, asker: Asker): readonly LifeAction[] {
  return OFFERS.filter(
    ({ rule, when }) => isActionAllowed(rule, row.status) && (when === undefined || when(row, asker)),
  ).map(({ action }) => action);
}

/** A classification under way without an amount: little is lost with it, and its deletion can be taken back. */
export function isDraft({ status, displayed }: Pick<ValuationRow, 'status' | 'displayed'>): boolean {
  return isInProgress(status) && displayed === null;
}

/** What a row asks for, said beside its status rather than in its menu alone. */
export function urgentAction(row: ActionRow): 'bringUpToDate' | 'anniversary' | null {
  // Doing it again counts seniority anew.
  if (isToRedo(row.status)) return null;
  const offered = lifeActions(row, { associated: true });
  // An update counts seniority at today's date as well.
  return (['bringUpToDate', 'anniversary'] as const).find((action) => offered.includes(action)) ?? null;
}
