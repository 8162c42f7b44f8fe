/** /valorisation/calculate/{id}: the person's situation, the receipt that follows it, and the calculation itself. */
import { completionIssues, ValuationStatus } from '@valorisation/rules';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { isApiError, messageOf } from '../../../api/errors';
import { useCompleteValuation } from '../../../api/memberHooks';
import { classification as texts } from '../../../i18n/fr';
import { Page } from '../../../layout/Page';
import { paths } from '../../../routes';
import { Button, LinkButton } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { receiptLines } from '../model/receipt';
import { previewResult, receiptContext, resultOf } from '../model/result';
import { typeset } from '../model/typeset';
import { ClassificationFrame } from '../parts/ClassificationFrame';
import { Columns } from '../parts/Columns';
import { Receipt } from '../parts/Receipt';
import { ResultPanel } from '../parts/ResultPanel';
import { SaveTrouble } from '../parts/SaveStatus';
import { UnderMinimum } from '../parts/UnderMinimum';
import { PLACE_CALCULATION, rememberPlace } from '../state/lastPlace';
import { overviewPath } from '../state/resumePath';
import type { Classification } from '../state/useClassification';
import { MissingList } from './calculation/MissingList';
import { TermsForm } from './calculation/TermsForm';
import styles from './calculation/Calculation.module.css';

const { calculation: words } = texts;

/** Saves what waits, has the server compute, and leads to the result. */
function useCalculate({ id, saving }: Classification, isFormValid: boolean) {
  const navigate = useNavigate();
  const complete = useCompleteValuation();
  const [failure, setFailure] = useState<string | null>(null);
  const [running, setRunning] = useState(false);

  async function calculate() {
    setFailure(null);
    setRunning(true);
    try {
      const version = isFormValid ? await saving.flush() : null;
      if (version === null) return setFailure(words.unsaved);
      await complete.mutateAsync({ id, version });
      return void navigate(paths.conclusion(id));
    } catch (error) {
      const fields = isApiError(error) ? Object.values(error.fields) : [];
      setFailure([words.failed, messageOf(error), ...new Set(fields)].join(' '));
      if (isApiError(error) && error.isStale) await saving.reload();
    } finally {
      setRunning(false);
    }
  }
  return { calculate, running, failure };
}

interface ActionProps {
  classification: Classification;
  isReady: boolean;
  running: boolean;
  onCalculate: () => void;
}

function MainAction({ classification, isReady, running, onCalculate }: ActionProps) {
  const { id, isDraft, status, saving } = classification;
  if (isDraft) {
    return (
      <LinkButton variant="primary" to={paths.profileConcerned()}>
        {texts.criteria.overview.toProfile}
      </LinkButton>
    );
  }
  if (status === ValuationStatus.UpToDate && !saving.hasUnsaved) {
    return (
      <LinkButton variant="primary" to={paths.conclusion(id)}>
        {words.toResult}
      </LinkButton>
    );
  }
  return (
    <Button variant="primary" busy={running} disabled={!isReady} onClick={onCalculate}>
      {words.calculate}
    </Button>
  );
}

function Calculation({ classification }: { classification: Classification }) {
  const { id, isDraft, reference, job, work, payInput, valuation } = classification;
  const [isFormValid, setFormValid] = useState(true);
  const { calculate, running, failure } = useCalculate(classification, isFormValid);
  const issues = completionIssues(reference.grid, job, work.categoryLevel, work.answers);
  // Before a new calculation, what it will give; the stored amount stands beside it.
  const result =
    classification.status === ValuationStatus.UpToDate ? resultOf(classification) : previewResult(reference, payInput);
  const title = typeset(classification.title);

  useEffect(() => {
    if (!isDraft) rememberPlace(id, PLACE_CALCULATION);
  }, [id, isDraft]);

  return (
    <Page
      title={words.title}
      documentTitle={`${words.title} · ${title}`}
      intro={valuation === null ? title : words.intro(title, valuation.profileName)}
      back={{ to: overviewPath(id), label: words.back }}
    >
      <SaveTrouble classification={classification} />
      {failure !== null && (
        <div className={styles.block}>
          <Notice tone="clay" alert>
            {failure}
          </Notice>
        </div>
      )}
      <Columns
        aside={
          <ResultPanel
            classification={classification}
            isRefused={!isFormValid}
            action={
              <MainAction
                classification={classification}
                isReady={issues.length === 0}
                running={running}
                onCalculate={() => void calculate()}
              />
            }
          />
        }
      >
        <MissingList classification={classification} issues={issues} />
        <TermsForm classification={classification} onValidChange={setFormValid} />
        {result !== null && (
          <section className={styles.receipt} aria-labelledby="calcul">
            <h2 id="calcul" className={styles.heading}>
              {result.kind === 'preview' ? words.provisionalTitle : texts.receipt.title}
            </h2>
            {result.kind === 'preview' && <p className={styles.quiet}>{words.provisionalText}</p>}
            <UnderMinimum result={result} className={styles.block} />
            <Receipt lines={receiptLines(result.steps, receiptContext(result.reference, payInput))} />
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
