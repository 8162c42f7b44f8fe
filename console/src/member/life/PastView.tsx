import { formatDay, receiptLines, type Day } from '@valorisation/rules';
import { lifeCalls } from '@valorisation/contract';
import { useState } from 'react';
import { isApiError } from '../../core/errors';
import { useAmountGrid, useReference } from '../../api/rows';
import type { Reference } from '../../api/reference';
import { useCall } from '../../api/useCall';
import { toValuation, type Valuation, type ValuationRow } from '../../api/valuation';
import { classification, life, replay } from '../../i18n/fr';
import { paths } from '../../routes';
import { LinkButton } from '../../ui/Button';
import { DateField } from '../../ui/DateField';
import { formatInstant, formatTime } from '../../ui/instant';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Spinner';
import { ErrorState } from '../../ui/State';
import { today } from '../../amounts/model/today';
import { Receipt } from '../../amounts/parts/Receipt';
import { Stack, Text } from '../../ui/layout/primitives';
import dialogStyles from './Dialogs.module.css';
import styles from './History.module.css';
import { endOfParisDay } from './parisDay';
import { PastState } from './PastState';

const { past: words, journal } = life;
const { receipt } = classification;

/** A past moment: the end of a day, or the instant of an entry in the journal. */
export type PastMoment = { readonly day: Day } | { readonly instant: string };

function instantOf(moment: PastMoment): string {
  return 'day' in moment ? endOfParisDay(moment.day) : moment.instant;
}

function momentWords(moment: PastMoment): string {
  if ('day' in moment) return formatDay(moment.day);
  return journal.at(formatInstant(moment.instant), formatTime(moment.instant));
}

function Summary({ valuation, reference }: { valuation: Valuation; reference: Reference | undefined }) {
  const { id, version, displayed } = valuation;
  return (
    <>
      <PastState valuation={valuation} reference={reference} />
      {reference && valuation.trace !== null && (
        <>
          <h4 className="below-2 size-16">{receipt.title}</h4>
          <Receipt lines={receiptLines(valuation.trace, reference.grid)} />
        </>
      )}
      {displayed !== null && (
        <p className="above-4">
          <LinkButton to={paths.verify({ valeur: id, entree: version })}>{replay.redo}</LinkButton>
        </p>
      )}
    </>
  );
}

function AtMoment({ row, moment }: { row: ValuationRow; moment: PastMoment }) {
  const {
    data: valuation,
    error,
    refetch,
    isPlaceholderData,
  } = useCall(
    lifeCalls.past,
    { params: { id: row.id }, query: { at: instantOf(moment) } },
    { to: toValuation, keepsPrevious: true },
  );
  const { data: inForce } = useReference();
  const { data: reference } = useAmountGrid(valuation?.gridId, inForce);
  if (isApiError(error) && error.status === 404) {
    return (
      <Notice>
        {words.before} {words.created(formatInstant(row.createdAt))}
      </Notice>
    );
  }
  if (error !== null) return <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />;
  if (valuation === undefined) {
    return (
      <Stack role="status" aria-label={words.loading} gap={3} className="full">
        <Skeleton height="240px" />
      </Stack>
    );
  }
  return (
    <section aria-live="polite" aria-busy={isPlaceholderData} className="full">
      <h3 className="below-2 size-16">{words.on(momentWords(moment))}</h3>
      <Summary valuation={valuation} reference={reference} />
    </section>
  );
}

export interface PastViewProps {
  row: ValuationRow;
  moment: PastMoment | null;
  onMomentChange: (moment: PastMoment | null) => void;
}

export function PastView({ row, moment, onMomentChange }: PastViewProps) {
  const [isFuture, setIsFuture] = useState(false);

  function choose(day: Day | null | undefined) {
    if (day === undefined) return;
    setIsFuture(day !== null && day > today());
    onMomentChange(day === null || day > today() ? null : { day });
  }

  return (
    <Stack align="start" className={dialogStyles.stack}>
      <DateField
        label={words.date}
        hint={words.dateHint}
        error={isFuture ? words.future : null}
        value={moment !== null && 'day' in moment ? moment.day : null}
        onValueChange={choose}
        className={styles.date ?? ''}
      />
      {moment === null ? !isFuture && <Text tone="quiet">{words.prompt}</Text> : <AtMoment row={row} moment={moment} />}
    </Stack>
  );
}
