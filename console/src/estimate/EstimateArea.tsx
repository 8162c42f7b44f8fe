/** The estimate without account, a chunk of its own: it brings the rules and the widgets that no other public page needs. */
import { estimate as words, titles } from '../i18n/fr';
import { usePublicReference } from '../api/publicReference';
import { Page } from '../layout/Page';
import { ScreenSkeleton } from '../layout/skeleton/ScreenSkeleton';
import { ErrorState } from '../ui/State';
import { EstimatePage } from './EstimatePage';

export default function EstimateArea() {
  const state = usePublicReference();
  switch (state.kind) {
    case 'loading':
      return <ScreenSkeleton />;
    case 'error':
      return (
        <Page title={titles.estimation}>
          <ErrorState title={words.error.title} error={state.error} onRetry={state.retry}>
            {words.error.kept}
          </ErrorState>
        </Page>
      );
    case 'ready':
      return <EstimatePage reference={state.reference} />;
  }
}
