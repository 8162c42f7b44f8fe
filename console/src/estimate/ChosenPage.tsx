import { functionTitle, typeset } from '@valorisation/rules';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { categoryTitle, resultOf, type Changeable } from '../amounts/model/result';
import { Columns } from '../amounts/parts/Columns';
import results from '../amounts/parts/ResultColumns.module.css';
import { Steps } from '../amounts/parts/Steps';
import type { PublicReference } from '../api/reference';
import { classification, estimate as words } from '../i18n/fr';
import { Page } from '../layout/Page';
import { Button } from '../ui/Button';
import { Stack } from '../ui/layout/primitives';
import { ONE_COLUMN, useMediaQuery } from '../ui/useMediaQuery';
import { Calculation } from './Calculation';
import { CriteriaStep } from './CriteriaStep';
import styles from './Estimate.module.css';
import { EstimateAside } from './EstimateAside';
import { useIsTakenOver } from './isTakenOver';
import { PrintedEstimate } from './PrintedEstimate';
import { ResultActs } from './ResultActs';
import { ResultHead, TypedSituation } from './ResultStep';
import { SituationStep, ToCriteria } from './SituationStep';
import type { EstimateStep } from './step';
import { useEstimate, type EstimateState } from './useEstimate';

interface StepPageProps {
  state: EstimateState;
  estimate: Changeable;
  /** True when the user has acted here. The title then takes the focus. */
  follows: boolean;
  onAct: () => void;
}

function StepPage({ state, estimate, follows, onAct }: StepPageProps) {
  const { step, paths } = state;
  const { reference, work, job, unsaid } = estimate;
  const [isValid, setValid] = useState(true);
  const isBar = useMediaQuery(ONE_COLUMN);
  const isTakenOver = useIsTakenOver();
  const title = typeset(functionTitle(work, job));
  const category = categoryTitle(reference, work.categoryLevel);
  const result = resultOf(estimate);
  const isComplete = isValid && !unsaid.seniority;
  const go = (to: EstimateStep) => {
    onAct();
    state.goTo(to);
  };
  const toResult = (
    <Button variant="primary" onClick={() => go('result')}>
      {classification.calculation.toResult}
    </Button>
  );
  const isResult = step === 'result';
  const onPaper = result !== null && (
    <>
      <PrintedEstimate estimate={estimate} result={result} title={title} />
      <Calculation estimate={estimate} result={result} isShown={isResult} />
    </>
  );
  return (
    <Page
      title={isResult ? title : words.questions[step]}
      documentTitle={words.documentTitle(title)}
      intro={
        <>
          {words.introChosen(isResult ? category : `${title} · ${category}`)}{' '}
          <Link to={paths.function} onClick={onAct}>
            {words.change}
          </Link>
        </>
      }
      steps={
        <Steps
          current={step}
          links={{
            function: paths.function,
            situation: paths.situation,
            ...(isComplete && { criteria: paths.criteria, result: paths.result }),
          }}
        />
      }
      follows={follows}
      printsItsOwnTitle
      {...(isResult && { around: (content) => <div className={results.columns}>{content}</div> })}
    >
      {isResult ? (
        <>
          <div className={styles.work} inert={!isTakenOver}>
            <ResultHead estimate={estimate} result={result} />
          </div>
          <ResultActs search={state.search} />
          <div className="above-8">
            <div className={styles.work} inert={!isTakenOver}>
              <TypedSituation estimate={estimate} to={paths.situation} />
            </div>
            {onPaper}
          </div>
        </>
      ) : (
        <Columns
          aside={
            <EstimateAside
              estimate={estimate}
              title={title}
              isRefused={!isValid}
              next={isBar ? { situation: <ToCriteria />, criteria: toResult }[step] : undefined}
            />
          }
        >
          <Stack gap={5} className={styles.work} inert={!isTakenOver}>
            {step === 'situation' && (
              <SituationStep
                estimate={estimate}
                place={state}
                isBar={isBar}
                isValid={isValid}
                onValidChange={setValid}
                onGo={go}
              />
            )}
            {step === 'criteria' && <CriteriaStep estimate={estimate} />}
            {step === 'criteria' && !isBar && <div>{toResult}</div>}
          </Stack>
          {onPaper}
        </Columns>
      )}
    </Page>
  );
}

interface ChosenPageProps {
  reference: PublicReference;
  /** The page that is shown when the address leads to no estimate, for example because the grid lacks its function. */
  otherwise: (isUnknown: boolean) => ReactNode;
  /** True when the user has acted here. What replaces the clicked control then gets the focus. */
  hasActed: boolean;
  onAct: () => void;
}

export function ChosenPage({ reference, otherwise, hasActed, onAct }: ChosenPageProps) {
  const state = useEstimate(reference);
  const { estimate, isUnknown, step } = state;
  const [first] = useState(step);
  const [hasMoved, setMoved] = useState(false);
  // A link of the steps bar also leads to another step.
  if (step !== first && !hasMoved) setMoved(true);
  if (estimate === null) return otherwise(isUnknown);
  return <StepPage key={step} state={state} estimate={estimate} follows={hasActed || hasMoved} onAct={onAct} />;
}
