/** The most urgent thing of a person, with the one act that cures it: as the line of the list has it. */
import { formatAmount, formatDifference } from '@valorisation/rules';
import type { Profile } from '../../api/valuation';
import { mostUrgent, stateOf } from '../../amounts/model/lineState';
import { activeRows } from '../../amounts/model/people';
import { person } from '../../i18n/fr/person';
import { STRIP_BUTTON } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { RowVerb, type RowRequests } from '../dashboard/ValuationParts';
import { useLeaving } from '../life/lateDeletion';
import { titleOf } from '../life/names';

const { waits: words } = person;

const TONES = { inProgress: 'sky', toRedo: 'clay', awaitingUpdate: 'wheat', anniversary: 'wheat' } as const;

export function PersonDue({ profile, onAction }: Pick<RowRequests, 'onAction'> & { profile: Profile }) {
  const row = mostUrgent(activeRows(profile));
  const isLeaving = useLeaving(row?.id ?? 0) !== null;
  if (row === undefined || isLeaving) return null;
  const state = stateOf(row);
  if (state === 'upToDate' || state === 'archived') return null;
  const { dueAfterUpdate: next } = row;
  const isRaised = next !== null && (state === 'awaitingUpdate' || state === 'anniversary');
  return (
    <Notice
      tone={TONES[state]}
      {...(state === 'anniversary' && { shape: 'calendar' })}
      action={<RowVerb row={row} onAction={onAction} className={STRIP_BUTTON} />}
    >
      {words[state](titleOf(row))}{' '}
      {isRaised &&
        words.becomes(formatAmount(next), row.due && formatDifference(next.cents - row.due.cents, next.unit))}
    </Notice>
  );
}
