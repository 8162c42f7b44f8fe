/** /valorisation/calculate/{id}: the person's situation, the lines of the amount, and the calculation. */
import {
  isUpToDate,
  completionIssues,
  receiptLines,
  typeset,
  isFixedDaysAllowed,
  isHourlyAllowed,
  isInProgress,
  isToRedo,
  findCriterion,
  type CompletionIssue,
} from '@valorisation/rules';
import { useEffect, useRef, useState } from 'react';
import { useParams, Link } from 'react-router-dom';
import { classification as texts } from '../../../i18n/fr';
import { Page } from '../../../layout/Page';
import { paths } from '../../../routes';
import { answersOf } from '../../../amounts/model/criterionCard';
import { Button, LinkButton } from '../../../ui/Button';
import { labelDue } from '../../../amounts/model/dueWords';
import { dueFacts, previewResult, resultOf } from '../../../amounts/model/result';
import { ClassificationFrame } from '../parts/ClassificationFrame';
import { Columns } from '../../../amounts/parts/Columns';
import { CompletionTrouble } from '../parts/CompletionTrouble';
import { DueReason } from '../../../amounts/parts/DueReason';
import { Receipt } from '../../../amounts/parts/Receipt';
import { ResultPanel } from '../parts/ResultPanel';
import { SaveTrouble } from '../parts/SaveStatus';
import { ValuationSteps } from '../parts/ValuationSteps';
import { UnderMinimum } from '../../../amounts/parts/UnderMinimum';
import { PLACE_CALCULATION, rememberPlace } from '../state/lastPlace';
import { overviewPath } from '../state/resumePath';
import type { Classification } from '../state/useClassification';
import { useCompletion, type Completion } from '../state/useCompletion';
import { TermsForm } from '../../../amounts/parts/terms/TermsForm';
import { Text } from '../../../ui/layout/primitives';
import { Notice } from '../../../ui/Notice';
import styles from './calculation/Calculation.module.css';

interface MissingListProps {
  classification: Classification;
  issues: readonly CompletionIssue[];
}

/** What prevents the calculation. Each item links to the place where it can be corrected. */
function MissingList({ classification: { id, reference }, issues }: MissingListProps) {
  if (issues.length === 0) return null;
  return (
    <div className="below-5">
      <Notice>
        <strong>{words.missing}</strong>
        <ul className="grid gap-half above-1 indent-5">
          {issues.map(({ field, code }) => {
            const criterion = findCriterion(reference.grid, Number(field));
            const title = typeset(criterion?.title ?? '');
            return (
              criterion && (
                <li key={`${field}-${code}`}>
                  <Link to={paths.criterion(id, criterion.index, criterion.id)}>
                    {code === 'missing_reason' ? words.missingReason(title) : title}
                  </Link>
                </li>
              )
            );
          })}
        </ul>
      </Notice>
    </div>
  );
}

const { computed, withdrawn } = texts.calculation;

const listed = new Intl.ListFormat('fr', { type: 'disjunction' });

function warning({ reference, status, work }: Classification): string {
  const { resets, inPlace } = computed;
  const pay = isHourlyAllowed(reference.grid, work.functionId) ? [resets.pay] : [];
  const terms = listed.format([resets.seniority, resets.leave, ...pay]);
  const taken = isToRedo(status) ? resets.toRedo(terms) : resets.inProgress(terms);
  return `${taken} ${inPlace(isFixedDaysAllowed(work.categoryLevel))}`;
}

function AmountNotice({ classification }: { classification: Classification }) {
  const { valuation, status } = classification;
  const hasAmount = valuation !== null && valuation.displayed !== null;
  const [hadAmount, setHadAmount] = useState(hasAmount);
  if (hasAmount && !hadAmount) setHadAmount(true);
  if (!hadAmount) return null;
  return (
    <div className="below-5">
      {hasAmount ? (
        <Notice>{warning(classification)}</Notice>
      ) : (
        <Notice tone="wheat" alert>
          {isInProgress(status) ? withdrawn.inProgress : withdrawn.toRedo}
        </Notice>
      )}
    </div>
  );
}

const { calculation: words } = texts;

interface ActionProps {
  classification: Classification;
  isReady: boolean;
  isValid: boolean;
  completion: Completion;
}

function MainAction({ classification, isReady, isValid, completion }: ActionProps) {
  const { id, isDraft, status, saving, inPlace } = classification;
  if (isDraft) {
    return (
      <LinkButton variant="primary" to={paths.profileConcerned()}>
        {texts.criteria.overview.toSituation}
      </LinkButton>
    );
  }
  if (isUpToDate(status) && (!saving.hasUnsaved || inPlace)) {
    if (!isValid) {
      return (
        <Button variant="primary" onClick={completion.holdResultBack}>
          {words.toResult}
        </Button>
      );
    }
    return (
      <LinkButton
        variant="primary"
        to={paths.conclusion(id)}
        onClick={(event) => {
          if (!saving.hasUnsaved) return;
          event.preventDefault();
          void completion.showResult();
        }}
      >
        {words.toResult}
      </LinkButton>
    );
  }
  return (
    <Button variant="primary" busy={completion.running} disabled={!isReady} onClick={() => void completion.complete()}>
      {words.calculate}
    </Button>
  );
}

function focusFault(terms: HTMLElement | null) {
  const fault = terms?.querySelector<HTMLElement>('[aria-invalid="true"]');
  fault?.closest('details')?.setAttribute('open', '');
  fault?.focus();
}

const DETAIL = {
  stored: { heading: texts.receipt.title, note: null },
  update: { heading: words.updateTitle, note: words.updateText },
  provisional: { heading: words.provisionalTitle, note: words.provisionalText },
} as const;

function Calculation({ classification }: { classification: Classification }) {
  const { id, isDraft, reference, job, work, payInput, alone, valuation } = classification;
  const [isFormValid, setFormValid] = useState(true);
  const terms = useRef<HTMLElement>(null);
  const [tries, setTries] = useState(0);
  const completion = useCompletion(classification, {
    isValid: isFormValid,
    onRefused: () => focusFault(terms.current),
    onUnsaid: () => setTries(tries + 1),
  });
  const issues = completionIssues(reference.grid, job, work.categoryLevel, answersOf(classification));
  // Before a new calculation: the result that it will give, beside the stored amount.
  const result = isUpToDate(classification.status)
    ? resultOf(classification)
    : previewResult(reference, payInput, alone);
  // If a stored amount is still due, the previewed amount says from when it is due.
  const isUpdate = result?.kind === 'preview' && resultOf(classification)?.kind === 'previous-grid';
  const { heading, note } = result?.kind !== 'preview' ? DETAIL.stored : isUpdate ? DETAIL.update : DETAIL.provisional;
  const lines = result === null ? [] : receiptLines(result.steps, result.reference.grid);
  const title = typeset(classification.title);

  useEffect(() => {
    if (tries > 0) focusFault(terms.current);
  }, [tries]);

  useEffect(() => {
    if (!isDraft) rememberPlace(id, PLACE_CALCULATION);
  }, [id, isDraft]);

  return (
    <Page
      title={words.title}
      documentTitle={`${words.title} · ${title}`}
      intro={valuation === null ? title : words.intro(title, valuation.profileName)}
      steps={<ValuationSteps classification={classification} current="result" />}
      back={{ to: overviewPath(id), label: words.back }}
    >
      <SaveTrouble classification={classification} />
      <CompletionTrouble completion={completion} />
      <Columns
        aside={
          <ResultPanel
            classification={classification}
            isRefused={!isFormValid}
            action={
              <MainAction
                classification={classification}
                isReady={issues.length === 0}
                isValid={isFormValid}
                completion={completion}
              />
            }
          />
        }
      >
        <AmountNotice classification={classification} />
        <MissingList classification={classification} issues={issues} />
        <TermsForm ref={terms} classification={classification} onValidChange={setFormValid} isTried={tries > 0} />
        {result !== null && (
          <section className="above-8" aria-labelledby="calcul">
            <h2 id="calcul" className="below-2">
              {heading}
            </h2>
            {note !== null && (
              <Text tone="quiet" below={3}>
                {note}
              </Text>
            )}
            <div className={styles.reason}>
              <DueReason {...dueFacts(result, work, alone)} />
            </div>
            <UnderMinimum result={result} className="below-5" />
            <Receipt lines={isUpdate ? labelDue(lines, words.dueAfterUpdate) : lines} />
          </section>
        )}
      </Columns>
    </Page>
  );
}

export function CalculationScreen() {
  const { id } = useParams();
  return (
    <ClassificationFrame id={id}>
      {(classification) => <Calculation classification={classification} />}
    </ClassificationFrame>
  );
}
