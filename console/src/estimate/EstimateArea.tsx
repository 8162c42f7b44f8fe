/** The estimate without an account, in its own chunk, because no other public page needs the rules and widgets. */
import { estimate as words, titles } from '../i18n/fr';
import { functionCalls, gridCalls } from '@valorisation/contract';
import { NO_NAMES, toFunctionNames } from '../api/functionNames';
import { toPublicReference } from '../api/reference';
import { useAnswer } from '../api/useAnswer';
import { Page } from '../layout/Page';
import { ScreenSkeleton } from '../layout/skeleton/ScreenSkeleton';
import { ErrorState } from '../ui/State';
import { EstimatePage } from './EstimatePage';
import { loadParts } from './lazyParts';

// The tool renders the estimate only after its parts are loaded.
await loadParts();

export default function EstimateArea() {
  const { found, error, retry } = useAnswer(gridCalls.inForce, {}, { to: toPublicReference });
  const { found: names } = useAnswer(functionCalls.names, {}, { to: toFunctionNames, silent: true });
  if (found !== undefined) return <EstimatePage reference={found} names={names ?? NO_NAMES} />;
  if (error === null) return <ScreenSkeleton />;
  return (
    <Page title={titles.estimation}>
      <ErrorState title={words.error.title} error={error} onRetry={retry}>
        {words.error.kept}
      </ErrorState>
    </Page>
  );
}
