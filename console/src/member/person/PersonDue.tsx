/** The most urgent thing of a person, with the one act that cures it: as the line of the list has it. */
import { formatAmount, formatDifference } from '@valorisation/rules';
import { useArrears } from '../../api/pay';
import type { Profile } from '../../api/valuation';
import { personState } from '../../amounts/model/lineState';
import { person } from '../../i18n/fr/person';
import { STRIP_BUTTON } from '../../ui/Button';
import { RowVerb, type RowRequests } from '../dashboard/ValuationParts';
import { monthName } from '../figures/anniversaryMonths';
import { useLeaving } from '../life/lateDeletion';
import { titleOf } from '../life/names';
import { StateNotice } from '../life/StateNotice';
import { isOwedAgain } from '../pay/arrearsRuns';

const { waits: words } = person;

/** The facts above say how much is missing and what is owed; here stands since when. */
function UnderpaidSince({ id }: { id: number }) {
  const { data } = useArrears(id);
  const since = data?.since ?? null;
  return words.underpaid(since === null ? null : monthName(since), data !== undefined && isOwedAgain(data));
}

export function PersonDue({ profile, onAction }: Pick<RowRequests, 'onAction'> & { profile: Profile }) {
  const urgent = personState(profile);
  const isLeaving = useLeaving(urgent?.row.id ?? 0) !== null;
  if (urgent === undefined || isLeaving) return null;
  const { row, state } = urgent;
  if (state === 'upToDate' || state === 'archived') return null;
  const { dueAfterUpdate: next } = row;
  const isRaised = next !== null && (state === 'awaitingUpdate' || state === 'anniversary');
  return (
    <StateNotice state={state} action={<RowVerb {...urgent} onAction={onAction} className={STRIP_BUTTON} />}>
      {state === 'underpaid' ? <UnderpaidSince id={profile.id} /> : words[state](titleOf(row))}{' '}
      {isRaised &&
        words.becomes(formatAmount(next), row.due && formatDifference(next.cents - row.due.cents, next.unit))}
    </StateNotice>
  );
}
