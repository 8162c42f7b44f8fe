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
import { storedResult } from '../../amounts/model/result';
import { workOf } from '../../amounts/model/work';
import { ErrorPage } from '../classification/parts/ClassificationFrame';
import { Conclusion } from './Conclusion';

const { conclusion: words } = texts;

const toDashboard = { to: paths.dashboard(), label: texts.dashboard };

function Incomplete({ valuation }: { valuation: Valuation }) {
  return (
    <Page title={typeset(valuation.functionTitle)} intro={valuation.profileName} back={toDashboard}>
      <EmptyState
        title={words.incomplete.title}
        action={
          <LinkButton variant="primary" to={paths.valuation(valuation.id)}>
            {words.incomplete.action}
          </LinkButton>
        }
      >
        <p>{words.incomplete.text}</p>
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
