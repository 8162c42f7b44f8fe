/** What changed between versions of the grid, as the server computes it. */
import { formatDay } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import { GridChanges } from '../amounts/parts/GridChanges';
import { gridCalls, type GridStep } from '@valorisation/contract';
import { evolutions as words, titles } from '../i18n/fr';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { LinkButton } from '../ui/Button';
import { Cluster, Stack, Text } from '../ui/layout/primitives';
import { Notice } from '../ui/Notice';
import { LoadingBlock } from '../ui/Spinner';
import { EmptyState, ErrorState } from '../ui/State';
import { useAnswer } from '../api/useAnswer';

function Step({ step: { effectiveOn, previousOn, confirmed, isToCome, changes } }: { step: GridStep }) {
  return (
    <Stack as="article" gap={4}>
      <div>
        <h2>
          <time dateTime={effectiveOn}>{words.step(formatDay(effectiveOn))}</time>
        </h2>
        <Text tone="hint">
          {[
            ...(previousOn === null ? [] : [words.since(formatDay(previousOn))]),
            ...(confirmed ? [] : [words.unconfirmed]),
          ].join(' ')}
        </Text>
      </div>
      {isToCome && <Notice tone="sky">{words.toCome(formatDay(effectiveOn))}</Notice>}
      {changes.length > 0 ? <GridChanges changes={changes} /> : <p>{previousOn === null ? words.first : words.same}</p>}
    </Stack>
  );
}

export function EvolutionsPage() {
  const { found, error, retry } = useAnswer(gridCalls.changes, {});
  return (
    <Page title={titles.evolutions} intro={words.intro}>
      {error !== null ? (
        <ErrorState error={error} onRetry={retry} />
      ) : found === undefined ? (
        <LoadingBlock />
      ) : found.length === 0 ? (
        <EmptyState title={words.empty.title}>
          <p>{words.empty.text}</p>
        </EmptyState>
      ) : (
        <Stack gap={8}>
          {found.map((step) => (
            <Step key={step.id} step={step} />
          ))}
          <Stack gap={4}>
            <Text tone="quiet">{words.next}</Text>
            <Cluster gap={5} rowGap={2} align="center">
              <LinkButton to={paths.estimate()}>{words.estimate}</LinkButton>
              <Link to={paths.openRules()}>{words.openRules}</Link>
            </Cluster>
          </Stack>
        </Stack>
      )}
    </Page>
  );
}
