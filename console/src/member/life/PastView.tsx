/** A valuation as it was at a past moment: a summary to read, nothing to change. */
import {
  answerOf,
  findCategory,
  findCriterion,
  formatDay,
  formatPoints,
  receiptLines,
  typeset,
  type CriterionAnswer,
  type Day,
} from '@valorisation/rules';
import { useState } from 'react';
import { isApiError } from '../../api/errors';
import { usePastValuation } from '../../api/lifeHooks';
import { useAmountGrid, useReference } from '../../api/memberHooks';
import type { Reference } from '../../api/reference';
import type { Valuation, ValuationRow } from '../../api/valuation';
import { classification, dashboard, life } from '../../i18n/fr';
import { Amount } from '../../ui/Amount';
import { DateField } from '../../ui/DateField';
import { formatInstant, formatTime } from '../../ui/instant';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Spinner';
import { ErrorState } from '../../ui/State';
import { StatusBadge } from '../../ui/StatusBadge';
import { today } from '../../amounts/model/today';
import { workOf } from '../../amounts/model/work';
import { Receipt } from '../../amounts/parts/Receipt';
import { situationFacts } from '../../amounts/model/situation';
import { Stack, Text } from '../../ui/layout/primitives';
import dialogStyles from './Dialogs.module.css';
import { FactList } from '../../ui/FactList';
import styles from './History.module.css';
import { degreeWords } from '../../amounts/model/journalWords';
import { titleOf } from './names';
import { endOfParisDay } from './parisDay';

const { past: words, journal } = life;
const { receipt } = classification;

/** The end of a day, or the very instant of an entry of the journal. */
export type PastMoment = { readonly day: Day } | { readonly instant: string };

function instantOf(moment: PastMoment): string {
  return 'day' in moment ? endOfParisDay(moment.day) : moment.instant;
}

function momentWords(moment: PastMoment): string {
  if ('day' in moment) return formatDay(moment.day);
  return journal.at(formatInstant(moment.instant), formatTime(moment.instant));
}

function Answer({ id, answer, reference }: { id: number; answer: CriterionAnswer; reference: Reference | undefined }) {
  const criterion = reference && findCriterion(reference.grid, id);
  const degree = answer.notConcerned
    ? words.notConcerned
    : answer.degree === null
      ? words.unanswered
      : degreeWords(answer.degree, criterion?.kind === 'training');
  return (
    <div>
      <dt>{typeset(criterion?.title ?? journal.criterion(id))}</dt>
      <dd>
        {degree}
        {answer.reason !== null && answer.reason !== '' && <Text tone="quiet">{words.reason(answer.reason)}</Text>}
        {answer.evidence !== null && answer.evidence !== '' && (
          <Text tone="quiet">{words.evidence(answer.evidence)}</Text>
        )}
      </dd>
    </div>
  );
}

function Summary({ valuation, reference }: { valuation: Valuation; reference: Reference | undefined }) {
  const work = workOf(valuation);
  const category = reference && work && findCategory(reference.grid, work.categoryLevel);
  const criterionIds = reference?.grid.criteria.map(({ id }) => id) ?? Object.keys(valuation.answers).map(Number);
  const facts = [
    [words.status, <StatusBadge key="status" status={valuation.status} />],
    [words.function, titleOf(valuation)],
    [words.profile, valuation.profileName],
    ...(category ? [[words.category, category.title] as const] : []),
    ...(work ? situationFacts(work) : []),
    [words.amount, <Amount key="amount" value={valuation.due} />],
    ...(valuation.indexHundredths === null
      ? []
      : [[words.index, journal.points(formatPoints(valuation.indexHundredths))] as const]),
    [words.visibility, valuation.visible ? dashboard.visible : dashboard.limited],
  ] as const;
  return (
    <>
      <FactList className={styles.facts} facts={facts} />
      <h4 className={dialogStyles.subtitle}>{words.answers}</h4>
      <dl className={styles.facts}>
        {criterionIds.map((id) => (
          <Answer key={id} id={id} answer={answerOf(valuation.answers, id)} reference={reference} />
        ))}
      </dl>
      {reference && valuation.trace !== null && (
        <>
          <h4 className={dialogStyles.subtitle}>{receipt.title}</h4>
          <Receipt lines={receiptLines(valuation.trace, reference.grid)} />
        </>
      )}
    </>
  );
}

function PastState({ row, moment }: { row: ValuationRow; moment: PastMoment }) {
  const { data: valuation, error, refetch, isPlaceholderData } = usePastValuation(row.id, instantOf(moment));
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
      <Stack role="status" aria-label={words.loading} gap={3} className={styles.skeleton}>
        <Skeleton height="240px" />
      </Stack>
    );
  }
  return (
    <section aria-live="polite" aria-busy={isPlaceholderData} className={styles.past}>
      <h3 className={dialogStyles.subtitle}>{words.on(momentWords(moment))}</h3>
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
      {moment === null ? (
        !isFuture && <Text tone="quiet">{words.prompt}</Text>
      ) : (
        <PastState row={row} moment={moment} />
      )}
    </Stack>
  );
}
