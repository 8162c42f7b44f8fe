/** /valorisation/calculate/{id}: the lines of the amount, and the calculation. */
import {
  isUpToDate,
  completionIssues,
  receiptLines,
  typeset,
  findCriterion,
  type CompletionIssue,
} from '@valorisation/rules';
import { useEffect } from 'react';
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
import { isSettled } from '../state/useSituation';
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

const { calculation: words } = texts;

interface ActionProps {
  classification: Classification;
  issues: readonly CompletionIssue[];
  completion: Completion;
}

function MainAction({ classification, issues: [issue], completion }: ActionProps) {
  const { id, isDraft, reference } = classification;
  if (isDraft) {
    return (
      <LinkButton variant="primary" to={paths.profileConcerned()}>
        {texts.criteria.overview.toSituation}
      </LinkButton>
    );
  }
  if (isSettled(classification)) {
    return (
      <LinkButton variant="primary" to={paths.conclusion(id)}>
        {words.toResult}
      </LinkButton>
    );
  }
  const missing = issue && findCriterion(reference.grid, Number(issue.field));
  if (missing) {
    return (
      <LinkButton variant="primary" to={paths.criterion(id, missing.index, missing.id)}>
        {texts.criteria.overview.resume}
      </LinkButton>
    );
  }
  return (
    <Button variant="primary" busy={completion.running} onClick={() => void completion.complete()}>
      {words.calculate}
    </Button>
  );
}

const DETAIL = {
  stored: { heading: texts.receipt.title, note: null },
  update: { heading: words.updateTitle, note: words.updateText },
  provisional: { heading: words.provisionalTitle, note: words.provisionalText },
} as const;

function Calculation({ classification }: { classification: Classification }) {
  const { id, isDraft, reference, job, work, payInput, alone, valuation } = classification;
  const completion = useCompletion(classification);
  const issues = completionIssues(reference.grid, job, work.categoryLevel, answersOf(classification));
  // Before a new calculation: the result that it will give, beside the stored amount.
  const result = isUpToDate(classification.status)
    ? resultOf(classification)
    : previewResult(reference, payInput, alone);
  // If a stored amount is still due, the previewed amount says from when it is due.
  const isUpdate = result?.kind === 'preview' && resultOf(classification)?.kind === 'previous-grid';
  const isProvisional = result?.kind === 'preview' && !isUpdate;
  const { heading, note } = DETAIL[isProvisional ? 'provisional' : isUpdate ? 'update' : 'stored'];
  const lines = result === null ? [] : receiptLines(result.steps, result.reference.grid);
  const title = typeset(classification.title);

  useEffect(() => {
    if (!isDraft) rememberPlace(id, PLACE_CALCULATION);
  }, [id, isDraft]);

  return (
    <Page
      title={words.title}
      documentTitle={`${words.title} · ${title}`}
      intro={valuation === null ? title : words.intro(title, valuation.profileName)}
      steps={<ValuationSteps classification={classification} current={isProvisional ? 'criteria' : 'result'} />}
      back={{ to: overviewPath(id), label: words.back }}
    >
      <SaveTrouble classification={classification} />
      <CompletionTrouble completion={completion} />
      <Columns
        aside={
          <ResultPanel
            classification={classification}
            on="calculation"
            action={<MainAction classification={classification} issues={issues} completion={completion} />}
          />
        }
      >
        <MissingList classification={classification} issues={issues} />
        {result !== null && (
          <section aria-labelledby="calcul">
            <Receipt
              lines={isUpdate ? labelDue(lines, words.dueAfterUpdate) : lines}
              heading={<h2 id="calcul">{heading}</h2>}
            >
              {note !== null && (
                <Text tone="quiet" below={3}>
                  {note}
                </Text>
              )}
              <div className={styles.reason}>
                <DueReason {...dueFacts(result, work, alone)} />
              </div>
              <div className="below-3">
                <UnderMinimum result={result} />
              </div>
            </Receipt>
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
