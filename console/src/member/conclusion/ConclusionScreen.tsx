/** /conclusion/{id}: loads the result. A valuation without a result leads to its questions. */
import { typeset } from '@valorisation/rules';
import { useParams } from 'react-router-dom';
import { useAmountGrid, useValuationFile } from '../../api/rows';
import type { Valuation } from '../../api/valuation';
import { classification as texts } from '../../i18n/fr';
import { NotFoundPage } from '../../layout/NotFoundPage';
import { Page } from '../../layout/Page';
import { ScreenSkeleton } from '../../layout/skeleton/ScreenSkeleton';
import { paths } from '../../routes';
import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/State';
import { Text } from '../../ui/layout/primitives';
import { answersProgress } from '../../amounts/model/criterionCard';
import { resultOf, storedResult } from '../../amounts/model/result';
import { RunningAmount } from '../../amounts/parts/RunningAmount';
import { useSavedClassification } from '../classification/state/useClassification';
import { workOf } from '../../amounts/model/work';
import { ErrorPage } from '../classification/parts/ClassificationFrame';
import { Conclusion } from './Conclusion';

const { conclusion: words } = texts;

const toDashboard = { to: paths.dashboard(), label: texts.dashboard };

/** What counts so far, and what is still to be answered. Nothing for a function that the grid no longer has. */
function SoFar({ id }: { id: number }) {
  const state = useSavedClassification(id);
  if (state.kind !== 'ready') return null;
  const { classification } = state;
  const { alone, job, work, unsaid } = classification;
  const { given, asked } = answersProgress(classification);
  const result = resultOf(classification);
  return (
    <>
      {result !== null && (
        <div>
          <Text tone="hint">{words.incomplete.due}</Text>
          <RunningAmount size="panel" result={result} alone={alone} job={job} work={work} unsaid={unsaid} />
        </div>
      )}
      <p>
        {texts.progress.text(given, asked, 0)}. {words.incomplete.text}
      </p>
    </>
  );
}

function Incomplete({ valuation }: { valuation: Valuation }) {
  return (
    <Page title={valuation.profileName} intro={typeset(valuation.functionTitle)} back={toDashboard} width="wide">
      <EmptyState
        title={words.incomplete.title}
        action={
          <LinkButton variant="primary" to={paths.valuation(valuation.id)}>
            {words.incomplete.action}
          </LinkButton>
        }
      >
        <SoFar id={valuation.id} />
      </EmptyState>
    </Page>
  );
}

function Loaded({ id }: { id: number }) {
  const file = useValuationFile(id);
  const amountGrid = useAmountGrid(file.data?.valuation.gridId, file.data?.reference);
  const failed = [file, amountGrid].find(({ error }) => error !== null);
  if (file.data === undefined || amountGrid.data === undefined) {
    return failed === undefined ? (
      <ScreenSkeleton />
    ) : (
      <ErrorPage error={failed.error} onRetry={() => void failed.refetch()} />
    );
  }
  const { valuation } = file.data;
  const work = workOf(valuation);
  const result = storedResult(valuation, amountGrid.data);
  if (work === undefined || result === null) return <Incomplete valuation={valuation} />;
  return <Conclusion valuation={valuation} work={work} result={result} />;
}

export function ConclusionScreen() {
  const { id } = useParams();
  const number = Number(id);
  return Number.isInteger(number) && number > 0 ? <Loaded key={number} id={number} /> : <NotFoundPage />;
}
