import { contentCalls } from '@valorisation/contract';
import { useParams } from 'react-router-dom';
import { useAnswer } from '../../api/useAnswer';
import { isApiError } from '../../core/errors';
import { chrome } from '../../i18n/fr';
import { NotFoundPage } from '../../layout/NotFoundPage';
import { Page } from '../../layout/Page';
import { ScreenSkeleton } from '../../layout/skeleton/ScreenSkeleton';
import { ErrorState } from '../../ui/State';
import { Moved } from './Moved';
import { TextOfPage } from './TextOfPage';

/** A page that staff have created, at its own address. */
export function OwnPage() {
  const { name = '' } = useParams();
  const { found, error, retry } = useAnswer(contentCalls.ownPage, { params: { name } });
  if (error === null && found?.name === name) return <TextOfPage key={name} page={found} />;
  if (error === null) return <ScreenSkeleton />;
  if (isApiError(error) && error.status === 404) {
    return (
      <Moved path={`/${name}`} error={error}>
        <NotFoundPage />
      </Moved>
    );
  }
  return (
    <Page title={chrome.loading} width="text">
      <ErrorState error={error} onRetry={retry} />
    </Page>
  );
}
