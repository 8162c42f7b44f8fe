/** /critere/{valuation id or -1}/{index}?id={criterion id}: one criterion, with the points and euros of its degrees. */
import {
  isUpToDate,
  answerOf,
  completionIssues,
  findCriterion,
  isAnswered,
  isConcerned,
  nextCriterion,
  questions,
  typeset,
  type Criterion,
} from '@valorisation/rules';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { classification as texts } from '../../../i18n/fr';
import { Page } from '../../../layout/Page';
import { paths } from '../../../routes';
import { Button, LinkButton } from '../../../ui/Button';
import { useBottomBar } from '../../../ui/bottomSpace';
import { Notice } from '../../../ui/Notice';
import { ONE_COLUMN, useMediaQuery } from '../../../ui/useMediaQuery';
import { EmptyState } from '../../../ui/State';
import { Term } from '../../../ui/Term';
import { answersOf, criterionFacts } from '../../../amounts/model/criterionCard';
import { isComputed } from '../../../amounts/model/result';
import { ClassificationFrame } from '../parts/ClassificationFrame';
import { Columns } from '../../../amounts/parts/Columns';
import { CompletionTrouble } from '../parts/CompletionTrouble';
import { ResultPanel } from '../parts/ResultPanel';
import { SaveTrouble } from '../parts/SaveStatus';
import { ValuationSteps } from '../parts/ValuationSteps';
import { rememberPlace } from '../state/lastPlace';
import { overviewPath } from '../state/resumePath';
import type { Classification } from '../state/useClassification';
import { useCompletion } from '../state/useCompletion';
import { AnswerTexts } from './criterion/AnswerTexts';
import { AskedRow } from './criterion/AskedRow';
import styles from './criterion/Criterion.module.css';
import { DegreeLadder } from '../../../amounts/parts/DegreeLadder';

const { step: words } = texts.criteria;

interface StepProps {
  classification: Classification;
  criterion: Criterion;
}

/** True when only the calculation is missing. It is then one act with the last answer. */
function isReady(classification: Classification): boolean {
  const { isDraft, status, saving, reference, job, work } = classification;
  const isCalculated = isUpToDate(status) && !saving.hasUnsaved;
  if (isDraft || isCalculated) return false;
  return completionIssues(reference.grid, job, work.categoryLevel, answersOf(classification)).length === 0;
}

/** Where Enter leads: to the first unanswered criterion, otherwise to the page of all criteria. */
function usePath({ classification, criterion }: StepProps) {
  const { id, reference, job, work } = classification;
  const given = answersOf(classification);
  const asked = questions(reference.grid, job, work.categoryLevel);
  // The target is found as if this criterion were answered. Enter is refused until it is answered.
  const answers = { ...given, [criterion.id]: { ...answerOf(given, criterion.id), degree: 0 } };
  const next = nextCriterion(reference.grid, job, work.categoryLevel, answers);
  const isLast = next === null || isAnswered(answerOf(answers, next.id));
  return {
    asked,
    isLast,
    next: isLast ? overviewPath(id) : paths.criterion(id, next.index, next.id),
  };
}

type Refusal = 'choose' | 'reason' | null;

function useStep(props: StepProps) {
  const { classification, criterion } = props;
  const navigate = useNavigate();
  const path = usePath(props);
  const [refusal, setRefusal] = useState<Refusal>(null);
  const reason = useRef<HTMLTextAreaElement>(null);
  const { state, lacksReason } = criterionFacts(classification, criterion);
  const { id, isDraft } = classification;
  const completion = useCompletion(classification);
  const calculates = path.isLast && isReady(classification);

  useEffect(() => {
    if (!isDraft) rememberPlace(id, criterion.id);
  }, [id, isDraft, criterion.id]);

  function goOn(event: FormEvent) {
    event.preventDefault();
    const refused = state === 'pending' ? 'choose' : lacksReason ? 'reason' : null;
    setRefusal(refused);
    if (refused === 'reason') reason.current?.focus();
    if (refused !== null) return undefined;
    if (calculates) return void completion.complete();
    void classification.saving.flush();
    return void navigate(path.next);
  }
  // A refusal disappears once it is corrected.
  const shown =
    refusal === 'choose' && state !== 'pending' ? null : refusal === 'reason' && !lacksReason ? null : refusal;
  return { path, goOn, refusal: shown, reason, calculates, completion };
}

function Keys() {
  return (
    <p className={styles.keys}>
      <kbd>↑</kbd> <kbd>↓</kbd> {words.keys.choose} <kbd>{words.keys.enter}</kbd> {words.keys.goOn}
    </p>
  );
}

function Step(props: StepProps) {
  const { classification, criterion } = props;
  const { path, goOn, refusal, reason, calculates, completion } = useStep(props);
  const formId = useId();
  const isBar = useMediaQuery(ONE_COLUMN);
  const ways = useRef<HTMLDivElement>(null);
  useBottomBar(ways, !isBar);
  const answer = answerOf(classification.work.answers, criterion.id);
  const { goneDegree, isBelowDefault } = criterionFacts(classification, criterion);
  const title = typeset(criterion.title);
  const refused = refusal === 'choose' ? words.chooseFirst : '';
  const onward = (
    <Button type="submit" form={formId} variant="primary" busy={completion.running}>
      {calculates ? words.finishAndCalculate : path.isLast ? words.finish : words.continue}
    </Button>
  );

  return (
    <Page
      title={words.questions[criterion.id] ?? title}
      documentTitle={`${title} · ${typeset(classification.title)}`}
      intro={
        <>
          {typeset(criterion.definition)}{' '}
          {criterion.kind === 'degrees' && <Term name="degree">{words.whatIsDegree}</Term>}
        </>
      }
      steps={
        <>
          <ValuationSteps classification={classification} current="criteria" />
          <AskedRow classification={classification} asked={path.asked} current={criterion} />
        </>
      }
      around={(content) => (
        <Columns
          aside={
            <ResultPanel
              classification={classification}
              action={isBar ? onward : undefined}
              refusal={isBar ? refused : ''}
              ledger={{ of: 'criteria', criterionId: criterion.id }}
            />
          }
        >
          {content}
        </Columns>
      )}
    >
      <SaveTrouble classification={classification} />
      <CompletionTrouble completion={completion} />
      <form id={formId} onSubmit={goOn} noValidate>
        {isComputed(classification) && !classification.saving.hasUnsaved && (
          <div className="below-4">
            <Notice>{words.computed}</Notice>
          </div>
        )}
        {goneDegree !== null && (
          <div className="below-4">
            <Notice tone="wheat">{words.gone(goneDegree)}</Notice>
          </div>
        )}
        <DegreeLadder classification={classification} criterion={criterion} />
        <AnswerTexts
          ref={reason}
          answer={answer}
          required={isBelowDefault}
          error={refusal === 'reason' ? words.reasonRequired : null}
          onChange={(change) => classification.save({ answers: { [criterion.id]: change } }, 800)}
          onLeave={() => void classification.saving.flush()}
        />
        {!isBar && (
          <p className="refusal" role="alert">
            {refused}
          </p>
        )}
        <div ref={ways} className={styles.ways}>
          {!isBar && onward}
          <LinkButton variant={isBar ? 'secondary' : 'quiet'} to={overviewPath(classification.id)}>
            {words.back}
          </LinkButton>
          <Keys />
        </div>
      </form>
    </Page>
  );
}

function NoCriterion({ classification }: { classification: Classification }) {
  const back = { to: overviewPath(classification.id), label: words.back };
  return (
    <Page title={typeset(classification.title)} back={back}>
      <EmptyState title={words.unknown.title} action={<LinkButton to={back.to}>{words.back}</LinkButton>}>
        <p>{words.unknown.text}</p>
      </EmptyState>
    </Page>
  );
}

export function CriterionScreen() {
  const { vID, id: index } = useParams();
  const [query] = useSearchParams();
  return (
    <ClassificationFrame id={vID}>
      {(classification) => {
        const { reference, job, work } = classification;
        const criterion =
          findCriterion(reference.grid, Number(query.get('id'))) ??
          reference.grid.criteria.find((other) => other.index === Number(index));
        return criterion && isConcerned(criterion, job, work.categoryLevel) ? (
          <Step key={criterion.id} classification={classification} criterion={criterion} />
        ) : (
          <NoCriterion classification={classification} />
        );
      }}
    </ClassificationFrame>
  );
}
